import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentSources } from '../compiler/compile.ts'
import { listFiles } from './pictures/list-files.ts'
import { readPublicFiles } from './pictures/read-originals.ts'

export const contentFolder = 'content'

/** All files of content/, and what is in public/. */
export function readContent(root: string): Required<Pick<ContentSources, 'files' | 'publicPaths' | 'originals'>> {
  const files = listFiles(root, contentFolder).map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return { files, ...readPublicFiles(root) }
}
