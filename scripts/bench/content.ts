import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createFileLibrary } from '../../server/library.ts'
import { openSearch } from '../../shared/search/open-search.ts'
import { copyProjectAsNew } from '../../tests/support/build-copy.ts'
import { ownArticles, writeArticles } from '../../tests/support/many-articles.ts'
import { type BuildCost, measureBuild } from '../../tests/support/measured-build.ts'
import { measureQueries } from '../../tests/support/search-cost.ts'
import { siteLibrary } from '../../tests/support/site-pages.ts'
import { readMemoryMib, readProcessorMs, toSpread } from './measure.ts'
import { startOnFreePort, startSite } from './servers.ts'

/**
 * `npm run bench:content [-- 1000]`: what so many articles, a fifth with charts, cost compared with the site's own, each
 * built, built again after an edit, served and edited in a copy. Without a number 1,000 and 10,000, which takes long.
 */
const asked = process.argv.slice(2).map(Number)
const counts = [ownArticles, ...(asked.length > 0 ? asked : [1000, 10_000])]
const requests = 30
const article = 'blog-20'

function nameBuild(name: string, { seconds, processorSeconds, peakMib }: BuildCost) {
  return {
    [`${name}, s`]: seconds,
    [`${name}, s of processor time`]: processorSeconds,
    [`${name}, peak of memory, MiB`]: peakMib,
  }
}

function edit(root: string, sentence: string): void {
  const file = join(root, 'content/articles', `${article}.md`)
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${sentence}\n`)
}

async function measureSite(root: string): Promise<Readonly<Record<string, number>>> {
  const start = performance.now()
  const site = await startSite(root, { root })
  const startMs = performance.now() - start
  const startProcessor = readProcessorMs(site.pid)
  try {
    const list = await measurePage(`${site.origin}/blogs`)
    const post = await measurePage(`${site.origin}/blogs/${article}`)
    const before = readProcessorMs(site.pid)
    const first = await measurePage(`${site.origin}/search?q=price`, 1)
    const firstProcessor = readProcessorMs(site.pid) - before
    return {
      'start to first response, ms': startMs,
      'start, ms of processor time': startProcessor,
      'scripts of all screens, brotli bytes': scriptBytes(join(root, 'dist/client/assets')),
      '/blogs, bytes of HTML': list.bytes,
      '/blogs, ms': list.ms,
      'a post, bytes of HTML': post.bytes,
      'a post, ms': post.ms,
      'first search, ms': first.ms,
      'first search, ms of processor time': firstProcessor,
      'own memory after requests and a search, MiB': readMemoryMib(site.pid, 'RssAnon'),
    }
  } finally {
    await site.stop()
  }
}

/** In this process, without HTTP and the limits of the server. */
async function measureSearch(root: string): Promise<Readonly<Record<string, number>>> {
  const distFolder = join(root, 'dist')
  const [version = ''] = readdirSync(join(distFolder, 'client/content'))
  const library = createFileLibrary({ siteData: siteLibrary.siteData, version, distFolder })
  return { 'a query, ms of processor time': measureQueries(await openSearch(library)) }
}

/** From the edit of an article to its page with the new sentence, in the development server. */
async function measureDevelopment(root: string): Promise<Readonly<Record<string, number>>> {
  const server = await startOnFreePort({
    command: ['--import', 'tsx', 'build/dev.ts'],
    folder: root,
    env: { NODE_ENV: 'development', HOST: '127.0.0.1', DATA_DIR: join(root, 'data'), LOG_LEVEL: 'silent' },
    readyPath: '/healthz',
  })
  const showsEdit = async (sentence: string) => {
    const response = await fetch(`${server.origin}/blogs/${article}`)
    return (await response.text()).includes(sentence)
  }
  try {
    // The first requests transform the sources, and the first edit compiles code.
    await showsEdit('')
    edit(root, 'The first edit.')
    while (!(await showsEdit('The first edit.')));
    const start = performance.now()
    const before = readProcessorMs(server.pid)
    edit(root, 'The second edit.')
    while (!(await showsEdit('The second edit.')));
    return {
      'edit to page in development, ms': performance.now() - start,
      'edit to page in development, ms of processor time': readProcessorMs(server.pid) - before,
    }
  } finally {
    await server.stop()
  }
}

async function measurePage(url: string, count = requests): Promise<{ readonly ms: number; readonly bytes: number }> {
  const times: number[] = []
  let bytes = 0
  for (let index = 0; index < count; index++) {
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
    const cold = nameBuild('build', measureBuild(root))
    edit(root, 'One more sentence.')
    const figures = {
      ...cold,
      ...nameBuild('build after an edit', measureBuild(root)),
      ...(await measureSite(root)),
      ...(await measureSearch(root)),
      ...(await measureDevelopment(root)),
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
