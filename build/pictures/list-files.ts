import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The files of a folder in the same order on every machine: paths relative to `root`, with forward slashes. */
export function listFiles(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
