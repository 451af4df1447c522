import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { SourceFile } from '../../shared/content/compiler/source.ts'

export const contentFolder = 'content'

/** Every file of content/ with its path from the project's root, in the same order on every machine. */
export function readContent(root: string): readonly SourceFile[] {
  const folder = join(root, contentFolder)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
    .map(path => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))
}
