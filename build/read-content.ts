import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ContentSources } from '../shared/content/compiler/compile.ts'

export const contentFolder = 'content'
const publicFolder = 'public'

/** Every file of content/, in the same order on every machine, with the addresses of what public/ serves. */
export function readContent(root: string): ContentSources {
  const files = listFiles(root, contentFolder).map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const publicPaths = new Set(listFiles(root, publicFolder).map(path => path.slice(publicFolder.length)))
  return { files, publicPaths }
}

/** The files below a folder, by their path from the project's root with forward slashes. */
function listFiles(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
