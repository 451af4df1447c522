import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folder = 'dist/server'

/** The texts of the built server's files by their names. */
export const serverFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.js'))
    .map(name => [name, readFileSync(join(folder, name), 'utf8')]),
)

const staticImport = /^(?:import|export)\b[^"'()]*["'](\.[^"']+)["'];?$/gm

/** The files that an entry loads before it runs: itself, what it imports, and what that imports. */
export function listLoaded(entry: string): readonly string[] {
  const loaded = new Set([entry])
  for (const name of loaded) {
    for (const [, path = ''] of (serverFiles.get(name) ?? '').matchAll(staticImport))
      loaded.add(join(dirname(name), path))
  }
  return [...loaded]
}

/** How many characters of code these files have. */
export function countCharacters(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (serverFiles.get(name)?.length ?? 0), 0)
}
