import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Source = { readonly path: string; readonly text: string }

/** Every TypeScript file below the folders that are there, by its path from the project's root. */
export function readSources(folders: readonly string[]): readonly Source[] {
  return folders.filter(existsSync).flatMap(folder =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
      .map(path => ({ path, text: readFileSync(path, 'utf8') })),
  )
}
