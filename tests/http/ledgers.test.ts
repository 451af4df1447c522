import { readdirSync, readFileSync } from 'node:fs'
import request from 'supertest'
import { expect, test } from 'vitest'
import { listPages } from '../../shared/site-pages/page-list.ts'
import { listFeet } from '../support/article-feet.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const site = 'https://www.example.com'
const app = getSharedApp({ PUBLIC_URL: site })

async function get(path: string): Promise<string> {
  return (await request(app).get(path).expect(200)).text
}

test('every change at the foot of an article is on /corrections below its day and its article', async () => {
  const html = await get('/corrections')
  const days = html.split('<section id="changes-').slice(1)
  const dates = days.map(day => day.slice(0, 10))
  expect(dates).toEqual([...new Set(dates)].sort().toReversed())
  let count = 0
  for (const { path, title, changes } of await listFeet()) {
    for (const { date, text } of changes) {
      const day = days[dates.indexOf(date)] ?? ''
      const entry = day.split('<li>').find(item => item.includes(`href="${path}#changes"`)) ?? ''
      expect(wordsOf(entry), `${path} ${date}`).toEqual(expect.arrayContaining([title, text]))
      count += 1
    }
  }
  expect(count).toBeGreaterThan(40)
})

test('the feed of corrections has every change once, newest first, and leads to the foot of its article', async () => {
  const { text: xml } = await request(app)
    .get('/corrections/feed.xml')
    .expect(200)
    .expect('Content-Type', /^application\/rss\+xml/)
  const items = xml.split('<item>').slice(1)
  const all = (await listFeet()).flatMap(({ path, changes }) => changes.map(change => ({ path, ...change })))
  expect(items).toHaveLength(all.length)
  for (const { path, date, text } of all) {
    const found = items.filter(
      item => item.includes(`<link>${site}${path}#changes</link>`) && item.includes(`<description><![CDATA[${text}]]>`),
    )
    expect(found, `${path}: ${text}`).toHaveLength(1)
    expect(found[0]).toContain(`<pubDate>${new Date(date).toUTCString()}</pubDate>`)
  }
  const guids = items.map(item => /<guid[^>]*>([^<]+)</.exec(item)?.[1])
  expect(new Set(guids).size).toBe(items.length)
  const times = items.map(item => Date.parse(/<pubDate>([^<]+)</.exec(item)?.[1] ?? ''))
  expect(times).toEqual([...times].sort((a, b) => b - a))
})

test('/corrections names its feed, also for programs, unless the site has no address', async () => {
  const html = await get('/corrections')
  expect(html).toContain('href="/corrections/feed.xml"/>')
  expect(linksOf(html)).toContainEqual(['Follow the corrections as a feed', '/corrections/feed.xml'])
  const local = request(getSharedApp())
  expect((await local.get('/corrections').expect(200)).text).not.toContain('feed.xml')
  await local.get('/corrections/feed.xml').expect(404)
})

/** The items of /sources by the id of their source. */
async function readSources() {
  const html = await get('/sources')
  const items = html.split('<li id="').slice(1)
  return new Map(items.map(item => [item.slice(0, item.indexOf('"')), item]))
}

test('every source that something cites is on /sources with its address, the day it was opened and the day to check it by', async () => {
  const items = await readSources()
  const files = readdirSync('content/sources').map(name => JSON.parse(readFileSync(`content/sources/${name}`, 'utf8')))
  const listed = await siteLibrary.read('sources')
  expect([...items.keys()]).toEqual(listed.map(({ id }) => id))
  expect(items.size).toBeGreaterThan(270)
  // One that only a draft cites waits with it.
  for (const { id, url, lookedUp, checkBy } of files.filter(({ id }) => items.has(id))) {
    const item = items.get(id) ?? ''
    expect(linksOf(item)[0]?.[1], id).toBe(url)
    const days = [...item.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, day]) => day)
    expect(days, id).toEqual(checkBy === undefined ? [lookedUp] : [lookedUp, checkBy])
  }
})

test('every page that links to a source stands with that source on /sources', async () => {
  const items = [...(await readSources()).values()].map(item => linksOf(item).map(([, href]) => href))
  // The landscape links to products.
  const others = ['sources', 'genAiLandscape', 'blogPost']
  const pages = (await listPages(siteLibrary)).filter(({ route }) => !others.includes(route.id))
  const missing: string[] = []
  let count = 0
  for (const { path } of pages) {
    const hrefs = new Set(linksOf(await get(path)).map(([, href]) => href))
    for (const [url, ...uses] of items.filter(([url = '']) => hrefs.has(url))) {
      count += 1
      // A term has an anchor of its own.
      if (!uses.some(use => use === path || use.startsWith(`${path}#`))) missing.push(`${path} is not below ${url}`)
    }
  }
  expect(count).toBeGreaterThan(250)
  expect(missing).toEqual([])
})

test('sources of terms, of case studies and of facts in texts lead there, too', async () => {
  const items = await readSources()
  const hrefsOf = (id: string) => linksOf(items.get(id) ?? '').map(([, href]) => href)
  expect(hrefsOf('google-sre-risk-2016')).toContain('/glossary#error-budget')
  expect(hrefsOf('virginia-it-insurance')).toContain('/contracts')
  for (const name of readdirSync('content/industries')) {
    const { id, use_cases } = JSON.parse(readFileSync(`content/industries/${name}`, 'utf8'))
    for (const { case_study } of use_cases) expect(hrefsOf(case_study.source)).toContain(`/industries/${id}`)
  }
})
