import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as BuiltSite from '../server/built-site.ts'
import { writeBuiltPassages } from '../server/search/built-passages.ts'
import { toFetchedPassages } from '../server/search/shorten-passages.ts'
import { passagesPath } from '../shared/search/search-request.ts'
import { keepTexts, openCache } from './cache/cache.ts'
import { compressFile, openCompressionCache } from './precompress-plugin.ts'

/** Renders all pages with the built server and writes what the search knows: for the server, and shorter for browsers. */
export async function writePassages(root: string): Promise<void> {
  const distFolder = join(root, 'dist')
  const { renderPassages }: typeof BuiltSite = await import(join(distFolder, 'server/built-site.js'))
  const passages = await renderPassages(
    distFolder,
    keepTexts(openCache({ root, name: 'blocks', sources: ['server/markdown'] })),
  )
  const fetched = join(distFolder, 'client', passagesPath)
  await writeBuiltPassages(distFolder, passages)
  await writeFile(fetched, JSON.stringify(toFetchedPassages(passages.pages)))
  await compressFile(fetched, openCompressionCache(root))
}
