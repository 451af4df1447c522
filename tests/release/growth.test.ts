import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createFileLibrary } from '../../server/library.ts'
import type { Library } from '../../shared/content/library.ts'
import { openSearch } from '../../shared/search/open-search.ts'
import { passagesPath } from '../../shared/search/search-request.ts'
import { copyProjectAsNew } from '../support/build-copy.ts'
import { ownArticles, writeArticles } from '../support/many-articles.ts'
import { measureBuild } from '../support/measured-build.ts'
import { measureQueries } from '../support/search-cost.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

/** Brotli bytes of the scripts and of a list and an article of the site built in `folder`. */
async function weigh(folder: string) {
  const site = await startSite({ DATA_DIR: makeTempFolder() }, { folder })
  const sizeOfPage = async (path: string) => {
    const response = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'identity' } })
    expect(response.status, path).toBe(200)
    return brotliCompressSync(await response.bytes()).length
  }
  const assets = join(folder, 'dist/client/assets')
  const scripts = readdirSync(assets)
    .filter(name => name.endsWith('.js'))
    .map(name => brotliCompressSync(readFileSync(join(assets, name))).length)
  return {
    scripts: scripts.reduce((sum, bytes) => sum + bytes, 0),
    list: await sizeOfPage('/blogs'),
    article: await sizeOfPage('/blogs/blog-20'),
    latePage: await sizeOfPage('/blogs?page=40'),
  }
}

/** A copy of the project with so many articles, and what its build cost without any cache. */
function buildWith(count: number) {
  const root = makeTempFolder(afterAll)
  copyProjectAsNew(root)
  writeArticles(root, count)
  return { root, cost: measureBuild(root) }
}

const few = buildWith(ownArticles)

/** Of the processor time of the site's own build. A ratio holds on other machines and beside other programs, too. */
const maxRatio = 5
/** Of the same, for a build after the edit of one article. */
const maxEditRatio = 0.6
const maxMib = 2304
/** Of the processor time of a search among the site's own articles. */
const maxQueryRatio = 6

test('a thousand articles, 200 of them with charts, build in five times the time of the site, and pages weigh what they weigh now', {
  timeout: 1_200_000,
}, async () => {
  const many = buildWith(1000)
  expect(readdirSync(join(many.root, 'content/articles'))).toHaveLength(1000)
  expect(many.cost.processorSeconds / few.cost.processorSeconds, JSON.stringify([few, many])).toBeLessThan(maxRatio)
  expect(many.cost.peakMib).toBeLessThan(maxMib)
  const [light, heavy] = [await weigh(few.root), await weigh(many.root)]
  expect(heavy.scripts).toBeLessThan(light.scripts * 1.01)
  expect(heavy.list).toBeLessThan(light.list * 1.1)
  expect(heavy.article).toBeLessThan(light.article * 1.1)
  expect(heavy.latePage).toBeLessThan(light.list * 1.1)
  const [fewQueries, manyQueries] = [await measureSearch(few.root), await measureSearch(many.root)]
  expect(manyQueries.pages).toBeGreaterThan(1000)
  expect(manyQueries.ms / fewQueries.ms, JSON.stringify([fewQueries, manyQueries])).toBeLessThan(maxQueryRatio)
  // More than a browser should fetch: it asks the server.
  expect(readFileSync(join(many.root, 'dist/client', passagesPath), 'utf8')).toBe('[]')
})

test('a build after the edit of an article makes that article again and takes the rest from the cache', {
  timeout: 600_000,
}, () => {
  const { root, cost } = few
  const entries = () => new Set(readdirSync(join(root, '.cache/build')))
  const before = entries()
  const file = join(root, 'content/articles/blog-20.md')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more paragraph.\n`)
  const edited = measureBuild(root)
  // Its text, and the compressed copies of it, of scripts with the content's new version and of the search.
  expect([...entries()].filter(name => !before.has(name)).length).toBeLessThan(before.size / 5)
  expect(edited.processorSeconds / cost.processorSeconds, JSON.stringify([cost, edited])).toBeLessThan(maxEditRatio)
})

/** How many pages the search of a built site knows, and the milliseconds of processor time of a query. */
async function measureSearch(root: string) {
  const library = readBuiltLibrary(root)
  const { pages } = await library.read('passages')
  return { pages: pages.length, ms: measureQueries(await openSearch(library)) }
}

/** The documents of a built site, as the server reads them. */
function readBuiltLibrary(root: string): Library {
  const distFolder = join(root, 'dist')
  const [version = ''] = readdirSync(join(distFolder, 'client/content'))
  return createFileLibrary({ siteData: siteLibrary.siteData, version, distFolder })
}
