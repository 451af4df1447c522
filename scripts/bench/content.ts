import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { compileFolder } from '../../build/content-plugin.ts'
import { createMemoryLibrary } from '../../server/library.ts'
import { shortenPassages } from '../../server/search/shorten-passages.ts'
import type { PassagePage } from '../../shared/content/schemas/passages.ts'
import type { SearchText } from '../../shared/content/schemas/search.ts'
import { createSearch } from '../../shared/search/search.ts'
import { copyProjectAsNew } from '../../tests/support/build-copy.ts'
import { readBuiltPassages } from '../../tests/support/built-passages.ts'
import { ownArticles, writeArticles } from '../../tests/support/many-articles.ts'
import { repeatArticles } from '../../tests/support/many-pages.ts'
import { measureBuild } from '../../tests/support/measured-build.ts'
import { measureQueries } from '../../tests/support/search-cost.ts'
import { readMemoryMib, toSpread } from './measure.ts'
import { startSite } from './servers.ts'

/**
 * `npm run bench:content`: what 1,000 and 10,000 articles, a fifth with charts, cost compared with the site's own, each
 * built and served in a copy, and what the search costs.
 */
const counts = [ownArticles, 1000, 10_000] as const
const requests = 30

async function measureSite(root: string): Promise<Readonly<Record<string, number>>> {
  const start = performance.now()
  const site = await startSite(root, { root })
  const startMs = performance.now() - start
  try {
    const list = await measurePage(`${site.origin}/blogs`)
    const post = await measurePage(`${site.origin}/blogs/blog-20`)
    return {
      'start to first response, ms': startMs,
      'memory after requests, MiB': readMemoryMib(site.pid, 'VmRSS'),
      'scripts of all screens, brotli bytes': scriptBytes(join(root, 'dist/client/assets')),
      '/blogs, bytes of HTML': list.bytes,
      '/blogs, ms': list.ms,
      'a post, bytes of HTML': post.bytes,
      'a post, ms': post.ms,
    }
  } finally {
    await site.stop()
  }
}

async function measurePage(url: string): Promise<{ readonly ms: number; readonly bytes: number }> {
  const times: number[] = []
  let bytes = 0
  for (let index = 0; index < requests; index++) {
    const start = performance.now()
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
    if (!response.ok) throw new Error(`${url} answered with status ${response.status}`)
    bytes = (await response.arrayBuffer()).byteLength
    times.push(performance.now() - start)
  }
  return { ms: toSpread(times).median, bytes }
}

function scriptBytes(folder: string): number {
  return readdirSync(folder)
    .filter(name => name.endsWith('.js'))
    .reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(folder, name))).length, 0)
}

const table: Record<string, Record<string, number>> = {}
for (const count of counts) {
  const root = mkdtempSync(join(tmpdir(), 'content-bench-'))
  try {
    copyProjectAsNew(root)
    writeArticles(root, count)
    const { seconds, processorSeconds, peakMib } = measureBuild(root)
    const figures = {
      'build, s': seconds,
      'build, s of processor time': processorSeconds,
      'build, peak of memory, MiB': peakMib,
      ...(await measureSite(root)),
    }
    for (const [name, value] of Object.entries(figures)) {
      table[name] = { ...table[name], [`${count} articles`]: Number(value.toFixed(1)) }
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  // After each, because the build with the most articles takes long.
  console.table(table)
}

const { library } = compileFolder(process.cwd())
const { read } = createMemoryLibrary(library)
const words = await read('search')
const ownPages = readBuiltPassages()
const searchTable: Record<string, Record<string, number>> = {}
for (const count of counts) {
  for (const [name, value] of Object.entries(measureSearch(repeatArticles(ownPages, count), words))) {
    searchTable[name] = { ...searchTable[name], [`${count} articles`]: Number(value.toFixed(1)) }
  }
}
console.table(searchTable)

/** Without copies of the pages themselves. `node --expose-gc` makes the memory exact. */
function measureSearch(pages: readonly PassagePage[], words: SearchText) {
  const fetched = Buffer.from(JSON.stringify(shortenPassages(pages)))
  const usedBefore = readHeapMib()
  const start = process.cpuUsage()
  const search = createSearch(pages, words)
  const { user, system } = process.cpuUsage(start)
  return {
    'pages of the search': pages.length,
    'short texts, kB': fetched.length / 1000,
    // The highest quality takes minutes for the largest.
    'short texts in brotli 9, kB':
      brotliCompressSync(fetched, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length / 1000,
    'index, ms of processor time': (user + system) / 1000,
    'index, MiB of memory': readHeapMib() - usedBefore,
    'a query, ms of processor time': measureQueries(search),
  }
}

function readHeapMib(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1024 ** 2
}
