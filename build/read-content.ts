import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ContentSources } from '../compiler/compile.ts'

export const contentFolder = 'content'
const publicFolder = 'public'

/** All files of content/, in the same order on every machine, and the URL paths of the files in public/. */
export function readContent(root: string): ContentSources {
  const files = listFiles(root, contentFolder).map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const publicPaths = new Set(listFiles(root, publicFolder).map(path => path.slice(publicFolder.length)))
  return { files, publicPaths }
}

/** Paths relative to the project, with forward slashes. */
function listFiles(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
