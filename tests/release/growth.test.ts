import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRelease } from '../../server/assets/release.ts'
import { createFileLibrary } from '../../server/library.ts'
import { openSearch } from '../../shared/search/open-search.ts'
import { passagesPath } from '../../shared/search/search-request.ts'
import { copyProjectWithPackages } from '../support/build-copy.ts'
import { ownArticles, writeArticles } from '../support/many-articles.ts'
import { type BuildCost, measureBuild } from '../support/measured-build.ts'
import { listAllFiles } from '../support/sample-traces.ts'
import { measureQueries } from '../support/search-cost.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { startSite } from '../support/site-process.ts'
import { somePost } from '../support/some-content.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

/** Loaded before the build: a clock that is 400 days ahead, and one core. */
const otherMachine = `
  import os from 'node:os'
  const Clock = Date
  const ahead = 400 * 86_400_000
  globalThis.Date = class extends Clock {
    constructor(...parts) { if (parts.length === 0) super(Clock.now() + ahead); else super(...parts) }
    static now() { return Clock.now() + ahead }
  }
  os.availableParallelism = () => 1
  os.cpus = () => [{ model: '', speed: 0, times: {} }]
`

/** A copy of the project, and what its build there cost, without a cache. */
let copy: { readonly root: string; readonly cost: BuildCost }
beforeAll(() => {
  const root = join(makeTempFolder(afterAll), 'An ünusual folder')
  copyProjectWithPackages(root)
  const cost = measureBuild(root, {
    TZ: 'Asia/Kathmandu',
    LANG: 'tr_TR.UTF-8',
    UV_THREADPOOL_SIZE: '1',
    SOURCE_COMMIT: readRelease('dist').commit,
    SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 1000)),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(otherMachine)}`,
  })
  copy = { root, cost }
})

test('a build in another folder, without a cache, with another clock, time zone, language and number of cores has the same bytes', () => {
  const [own, other] = ['dist', join(copy.root, 'dist')].map(readFiles)
  expect([...(other?.keys() ?? [])]).toEqual([...(own?.keys() ?? [])])
  expect(own?.size).toBeGreaterThan(1000)
  expect([...(own ?? [])].filter(([path, bytes]) => !other?.get(path)?.equals(bytes)).map(([path]) => path)).toEqual([])
})

const articles = 200
/** Of the processor time of the whole build. A ratio holds on other machines and beside other programs, too. */
const maxRatio = 1.3
const maxMib = 2304
/** Of the processor time of a search among the site's own articles. */
const maxQueryRatio = 6

test('200 articles, a fifth of them with charts, are built without making the rest again, and pages weigh what they weigh now', async () => {
  const { root, cost } = copy
  const entries = () => readdirSync(join(root, '.cache/build')).length
  const before = entries()
  writeArticles(root, articles)
  const many = measureBuild(root)
  expect(many.processorSeconds / cost.processorSeconds, JSON.stringify([cost, many])).toBeLessThan(maxRatio)
  expect(many.peakMib).toBeLessThan(maxMib)
  // Their own, and the compressed copies of what has the content's new version.
  expect(entries() - before).toBeLessThan(before / 5 + 10 * (articles - ownArticles))

  const [light, heavy] = [weighScripts('.'), weighScripts(root)]
  expect(heavy).toBeLessThan(light * 1.01)
  const [weigh, weighMany] = [await openSite('.'), await openSite(root)]
  const [list, article] = [await weigh('/blogs'), await weigh(`/blogs/${somePost}`)]
  expect(await weighMany('/blogs')).toBeLessThan(list * 1.1)
  expect(await weighMany(`/blogs?page=${Math.floor(articles / 24)}`)).toBeLessThan(list * 1.1)
  expect(await weighMany(`/blogs/${somePost}`)).toBeLessThan(article * 1.1)
  const [fewQueries, manyQueries] = [await measureSearch('.'), await measureSearch(root)]
  expect(manyQueries.pages).toBeGreaterThan(articles)
  expect(manyQueries.ms / fewQueries.ms, JSON.stringify([fewQueries, manyQueries])).toBeLessThan(maxQueryRatio)
  // More than a browser should fetch: it asks the server.
  expect(readFileSync(join(root, 'dist/client', passagesPath), 'utf8')).toBe('[]')
})

/** Every file below a folder by its path, in order. */
function readFiles(folder: string): ReadonlyMap<string, Buffer> {
  const paths = [...listAllFiles(folder)].sort()
  return new Map(paths.map(path => [path, readFileSync(join(folder, path))]))
}

/** Brotli bytes of the scripts of a built site. */
function weighScripts(folder: string): number {
  const assets = join(folder, 'dist/client/assets')
  const scripts = readdirSync(assets).filter(name => name.endsWith('.js'))
  return scripts.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(assets, name))).length, 0)
}

/** Starts a built site; its pages weigh so many bytes of Brotli. */
async function openSite(folder: string): Promise<(path: string) => Promise<number>> {
  const { url } = await startSite({ DATA_DIR: makeTempFolder() }, { folder })
  return async path => {
    const response = await fetch(url + path, { headers: { 'Accept-Encoding': 'identity' } })
    expect(response.status, path).toBe(200)
    return brotliCompressSync(await response.bytes()).length
  }
}

/** How many pages the search of a built site knows, and the milliseconds of processor time of a query. */
async function measureSearch(root: string) {
  const distFolder = join(root, 'dist')
  const [version = ''] = readdirSync(join(distFolder, 'client/content'))
  const library = createFileLibrary({ siteData: siteLibrary.siteData, version, distFolder })
  const { pages } = await library.read('passages')
  return { pages: pages.length, ms: measureQueries(await openSearch(library)) }
}
