import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { toMarkdownAddress } from '../../shared/addresses/markdown-path.ts'
import { fileTypes, formatBytes } from '../../shared/values/file-types.ts'
import { listAddresses } from '../support/list-addresses.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { listIds } from '../support/some-content.ts'
import { contentChecks } from './every-page/content.ts'
import { headChecks, readProperties } from './every-page/head.ts'
import { markdownChecks } from './every-page/markdown.ts'
import { markupChecks } from './every-page/markup.ts'
import { openSite, site, visitPages } from './every-page/visit-pages.ts'

const checks = { ...headChecks, ...markupChecks, ...markdownChecks, ...contentChecks }
const opened = await openSite()
afterAll(opened.close)

// Before the tests, so that no time limit of one of them holds for the whole walk.
const pages = await visitPages(opened)

const find = (path: string) => pages.find(page => page.path === path)
const readText = async (path: string) => (await opened.get(path)).body.toString()

test.each(Object.entries(checks))('every page %s', (_, check) => {
  expect(pages.length).toBeGreaterThan(40)
  const faults = pages.flatMap(page => {
    try {
      check(page)
      return []
    } catch (error) {
      return [`${page.path}: ${error}`]
    }
  })
  expect(faults).toEqual([])
})

test('every alias has the main part of its canonical address', () => {
  for (const { path, canonical = '', html } of pages.filter(({ isAlias }) => isAlias)) {
    // Links to the form say the address that the visitor is at.
    const main = mainOf(html).replaceAll(encodeURIComponent(path), encodeURIComponent(canonical))
    expect(main, path).toBe(mainOf(find(canonical)?.html ?? ''))
  }
})

test('every address of the site that a page links to, shows or loads answers, and what the build named by hash is kept', async () => {
  const sources = new Map<string, string>()
  for (const { path, html, markdown } of pages) {
    const sheets = /data-sheets="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
    const scripts = /data-preloads="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
    const written = (markdown?.addresses ?? []).filter(address => address.startsWith(`${site}/`))
    const own = written.map(address => address.slice(site.length).replace(/#.*/, ''))
    for (const address of [...listAddresses(html), ...sheets, ...scripts, ...own]) {
      // The page of a topic is the same wherever a link to it stands.
      sources.set(address.replace(/&from=.*/, ''), path)
    }
  }
  const broken: string[] = []
  for (const [address, path] of sources) {
    if (find(address)?.status === 200) continue
    const { status, headers } = await opened.get(address, 'HEAD')
    if (status !== 200) broken.push(`${address} (on ${path}) answers ${status}`)
    if (address.startsWith('/assets/')) expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  expect(sources.size).toBeGreaterThan(pages.length)
  expect(broken).toEqual([])
})

const types = new Map<string, string>(Object.entries(fileTypes))
const download = /<a href="([^"]+\.(csv|svg|png|pdf|docx|xlsx))" download=""[^>]*>(.*?)<\/a>/g

test('every file that a page offers answers with its type and the size that the page says', async () => {
  const seen = new Set<string>()
  for (const { path, html } of pages) {
    for (const [, address = '', format = '', inner = ''] of html.matchAll(download)) {
      const { status, headers, body } = await opened.get(address)
      expect([status, headers['content-type']], address).toEqual([200, types.get(format)])
      if (address.startsWith('/files/')) expect(headers['cache-control'], address).toBe('public, max-age=3600')
      const words = wordsOf(inner).join(' ')
      for (const said of [format.toUpperCase(), formatBytes(body.length)]) expect(words, path).toContain(said)
      seen.add(format)
    }
  }
  if (listIds('papers').length > 0) expect(seen).toContain('pdf')
})

test('every link to a place of a page, and every result of the search, leads to a place that is there', async () => {
  const { pages: found } = await siteLibrary.read('passages')
  const results = found.flatMap(({ path, passages }) => passages.map(({ at = '' }) => [path, path + at] as const))
  const links = pages.flatMap(({ path, html, markdown }) => [
    ...linksOf(html).map(([, href]) => [path, href] as const),
    ...(markdown?.addresses ?? []).map(address => [path, address.replace(site, '')] as const),
  ])
  const broken = [...results, ...links].filter(([path, href]) => {
    const [, address = '', place = ''] = /^([^#?]*)[^#]*#?(.*)$/.exec(href) ?? []
    const target = find(address === '' ? path : address)
    return target !== undefined && place !== '' && !target.ids.has(decodeURIComponent(place))
  })
  expect(results.length).toBeGreaterThan(pages.length)
  expect(broken).toEqual([])
})

test('every preview picture has 1200 × 630 pixels and at most 300 kB', async () => {
  for (const picture of new Set(pages.map(({ html }) => readProperties(html)['og:image'] ?? ''))) {
    const { status, body } = await opened.get(picture.slice(site.length))
    expect([status, body.length <= 300_000], picture).toEqual([200, true])
    expect(await sharp(body).metadata(), picture).toMatchObject({ width: 1200, height: 630 })
  }
})

test('the sitemap, the search and llms.txt lead to each page that search engines may index, and to no other', async () => {
  const indexable = pages.filter(({ route, path, canonical }) => route?.indexable && path === canonical)
  const addresses = [...(await readText('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(addresses.toSorted()).toEqual(indexable.map(({ path }) => site + path).toSorted())

  const found = (await siteLibrary.read('passages')).pages.map(({ path }) => path)
  // The passages of an article have what its charts say, and a list has no more of its own on its second page.
  const searched = indexable.filter(({ path }) => !/^\/charts\/|\?/.test(path)).map(({ path }) => path)
  expect(searched.filter(path => !found.includes(path))).toEqual([])

  const llms = [...(await readText('/llms.txt')).matchAll(/\]\((\S+\.md)\)/g)].map(([, link = '']) => link)
  const lists = pages.filter(({ id }) => id === undefined).flatMap(({ markdown }) => markdown?.addresses ?? [])
  const isListed = (path: string) => llms.includes(site + toMarkdownAddress(path)) || lists.includes(site + path)
  expect(searched.filter(path => !isListed(path))).toEqual([])
  const toPath = (link: string) =>
    link
      .slice(site.length)
      .replace(/(index)?\.md$/, '')
      .replace(/^\/?$/, '/')
  for (const link of llms) expect(find(toPath(link)), link).toBeDefined()
})

test('every chart that a page draws has a page of its own, to which it links, and stands in the list of charts', async () => {
  const figures = pages.flatMap(({ route, html }) =>
    route?.screen === 'charts' ? [] : (html.match(/<figure[\s\S]*?<\/figure>/g) ?? []),
  )
  const drawn = new Set(figures.flatMap(figure => /href="\/charts\/([^"/.]+)"/.exec(figure)?.[1] ?? []))
  const charts = await siteLibrary.read('charts')
  expect([...drawn].toSorted()).toEqual(charts.map(({ id }) => id).toSorted())
  const list = linksOf(find('/charts')?.html ?? '').map(([, href]) => href)
  for (const { id } of charts) expect(list).toContain(`/charts/${id}`)
})

test('each chart in a file is served with both forms, its words, and colors of both schemes', async () => {
  const form =
    /<svg viewBox="([^"]+)" role="img" aria-label="([^"]{40,})" class="(wide|narrow)"><use href="([^"#]+)#\3"/g
  const forms = pages.flatMap(({ html }) => [...html.matchAll(form)].map(([, ...parts]) => parts))
  expect(forms.length).toBeGreaterThan(0)
  expect(forms.filter(([, , name]) => name === 'wide')).toHaveLength(forms.length / 2)
  for (const [viewBox, alt, name, file = ''] of forms) {
    const { headers, body } = await opened.get(file)
    const svg = body.toString()
    expect(headers['content-type'], file).toBe('image/svg+xml')
    expect(svg, file).toMatch(/<g id="wide"[\s\S]+<defs><g id="narrow"/)
    if (name === 'wide') expect(svg, file).toContain(`viewBox="${viewBox}" role="img" aria-label="${alt}"`)
    const roles = new Set(Array.from(svg.matchAll(/var\((--color-[\w-]+)\)/g), ([, role = '']) => role))
    expect(roles.size, file).toBeGreaterThan(3)
    for (const role of roles) expect(svg.split(`${role}:#`), `${role} of ${file}`).toHaveLength(3)
  }
})

test('every page that links to a source stands with that source on /sources', () => {
  const items = (find('/sources')?.html ?? '').split('<li id="').slice(1)
  const sources = items.map(item => linksOf(item).map(([, href]) => href))
  // The landscape links to products.
  const citing = pages.filter(
    ({ route, path }) => path === route?.path || /^(blogsPost|whitePaper|industry)$/.test(route?.id ?? ''),
  )
  const missing = citing.flatMap(({ path, route, html }) => {
    if (route?.id === 'sources' || route?.id === 'genAiLandscape' || path.includes('?')) return []
    const hrefs = new Set(linksOf(html).map(([, href]) => href))
    const own = sources.filter(([url = '']) => hrefs.has(url))
    // A term has an anchor of its own.
    return own
      .filter(uses => !uses.some(use => use === path || use.startsWith(`${path}#`)))
      .map(([url]) => `${path}: ${url}`)
  })
  expect(missing).toEqual([])
})

function mainOf(html: string): string {
  return /<main[ >][\s\S]*<\/main>/.exec(html)?.[0] ?? expect.fail('no main part')
}
