import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltEdition } from '../server/assets/editions.ts'
import type * as BuiltSite from '../server/built-site.ts'
import { writeBuiltPassages } from '../server/search/built-passages.ts'
import { toFetchedPassages } from '../server/search/shorten-passages.ts'
import { passagesPath } from '../shared/search/search-request.ts'
import { keepTexts, openCache } from './cache/cache.ts'
import { compressFile, openCompressionCache } from './precompress-plugin.ts'

/**
 * Renders all pages with the built server and writes what the search knows: for the server, and shorter for browsers. An
 * edition has it in its own folder.
 */
export async function writePassages(root: string, edition?: BuiltEdition): Promise<void> {
  const distFolder = join(root, 'dist')
  const { renderPassages }: typeof BuiltSite = await import(join(distFolder, 'server/built-site.js'))
  const passages = await renderPassages(
    distFolder,
    keepTexts(openCache({ root, name: 'blocks', sources: ['server/markdown'] })),
    edition,
  )
  const folder = edition?.folders[0] ?? distFolder
  const fetched = join(folder, 'client', passagesPath)
  await mkdir(join(folder, 'server'), { recursive: true })
  await writeBuiltPassages(folder, passages)
  await writeFile(fetched, JSON.stringify(toFetchedPassages(passages.pages)))
  await compressFile(fetched, openCompressionCache(root))
}
