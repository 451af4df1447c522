import request from 'supertest'
import { expect, test } from 'vitest'
import { type Element, xml2json } from 'xml-js'
import { listPages } from '../../shared/site-pages/page-list.ts'
import { withoutTermNotes } from '../../shared/values/article-body.ts'
import { listFeedArticles } from '../support/feed-articles.ts'
import { wordsOf } from '../support/page-words.ts'
import { requestRaw, serve } from '../support/raw-request.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { somePost, someService } from '../support/some-content.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'
import { waitUntil } from '../support/wait-for.ts'

const site = 'https://www.example.com'
const production = { PUBLIC_URL: site, APP_ENV: 'production' }
const shared = () => getSharedApp(production)
const files = [
  ['/robots.txt', 'text/plain'],
  ['/.well-known/security.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml'],
  ['/feed.xml', 'application/rss+xml'],
  ['/atom.xml', 'application/atom+xml'],
  ['/feed.json', 'application/feed+json'],
] as const

const articles = await listFeedArticles(20)
const newest = articles[0] ?? expect.fail('content has no articles')

async function getText(path: string, settings: Readonly<Record<string, string>> = production): Promise<string> {
  const app = settings === production ? shared() : getSharedApp(settings)
  const { status, body } = await requestRaw((await serve(app)).port, { path })
  expect(status).toBe(200)
  return body.toString()
}

/** All elements of a name, wherever they stand. Throws when the text is not well-formed. */
function findElements(xml: string, name: string): readonly Element[] {
  const search = (element: Element): readonly Element[] => [
    ...(element.name === name ? [element] : []),
    ...(element.elements ?? []).flatMap(search),
  ]
  const root: Element = JSON.parse(xml2json(xml, { compact: false }))
  return search(root)
}

function textOf(element: Element | undefined): string {
  return (element?.elements ?? []).map(({ text, cdata }) => String(text ?? cdata ?? '')).join('')
}

function textsOf(xml: string, name: string): readonly string[] {
  return findElements(xml, name).map(textOf)
}

test.each(files)('%s is sent as %s, for an hour, with a tag that answers 304', async (path, type) => {
  const app = shared()
  const first = await request(app).get(path).expect(200).expect('Content-Type', `${type}; charset=utf-8`)
  expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' })
  const again = await request(app).get(path).set('If-None-Match', String(first.headers.etag)).expect(304)
  expect(again.text).toBe('')
  await request(app).get(path).set('If-None-Match', '"other"').expect(200)
})

test.each(files)('HEAD of %s has the headers of GET and no body', async path => {
  const app = shared()
  const got = await request(app).get(path).set('Accept-Encoding', 'identity')
  const head = await request(app).head(path).set('Accept-Encoding', 'identity').expect(200)
  expect(head.headers['content-length']).toBe(got.headers['content-length'])
  expect(head.headers.etag).toBe(got.headers.etag)
  expect(head.text).toBeUndefined()
})

test.each(['/feed.xml', '/atom.xml', '/feed.json', '/sitemap.xml', '/openapi.json'])(
  '%s is made and compressed once and sent in each encoding with an entity tag of its own',
  async path => {
    const app = shared()
    await request(app).get(path).expect(200)
    for (const encoding of ['br', 'gzip', 'identity']) {
      await waitUntil(async () => {
        const { headers } = await request(app).get(path).set('Accept-Encoding', encoding)
        expect(headers['cache-status']).toBe('pages; hit')
        expect(headers.etag).toMatch(/^"[^"]+"$/)
        return (headers['content-encoding'] ?? 'identity') === encoding
      })
    }
  },
)

test('a feed has the date of its newest post and answers 304 to If-Modified-Since', async () => {
  const app = shared()
  const published = new Date(newest.publishedOn)
  const dayBefore = new Date(published.getTime() - 86_400_000)
  await request(app).get('/atom.xml').expect('Last-Modified', published.toUTCString())
  await request(app).get('/atom.xml').set('If-Modified-Since', published.toUTCString()).expect(304)
  await request(app).get('/atom.xml').set('If-Modified-Since', dayBefore.toUTCString()).expect(200)
})

test('the sitemap lists each canonical, indexable page once, and all of them exist', async () => {
  const xml = await getText('/sitemap.xml')
  const addresses = textsOf(xml, 'loc')
  const app = shared()
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) {
    const { text } = await request(app).get(address.slice(site.length)).expect(200)
    expect(text).toContain(`<link rel="canonical" href="${address}"/>`)
    expect(text).not.toContain('noindex')
  }
  const paths = addresses.map(address => address.slice(site.length))
  expect(paths).toEqual(expect.arrayContaining(['/', `/blogs/${somePost}`, `/services/${someService}`]))
  expect(paths).not.toEqual(expect.arrayContaining([expect.stringMatching(/^\/(admin|blog\/|tools$)|AI[A-Z]/)]))
  const pages = (await listPages(siteLibrary)).filter(
    ({ route, path }) => route.indexable && !path.startsWith('/blog/'),
  )
  const furtherPages = (await getText('/blogs')).includes('/blogs?page=2') ? ['/blog?page=2', '/blogs?page=2'] : []
  expect(paths.filter(path => path.includes('?'))).toEqual(furtherPages)
  expect(paths).toHaveLength(pages.length + furtherPages.length)
})

test('RSS has the newest twenty posts and papers in full, each with a permalink', async () => {
  const xml = await getText('/feed.xml')
  const names = findElements(xml, 'channel').flatMap(({ elements = [] }) => elements.map(({ name }) => name))
  expect(names).toEqual(expect.arrayContaining(['title', 'link', 'description', 'atom:link']))
  const guids = textsOf(xml, 'guid')
  expect(guids).toEqual(articles.map(({ path }) => site + path))
  expect(textsOf(xml, 'dc:creator')).toEqual(articles.map(({ authors }) => authors.join(', ')))
  for (const date of textsOf(xml, 'pubDate')) expect(new Date(date).toUTCString()).toBe(date)
  for (const [place, html] of textsOf(xml, 'content:encoded').entries()) await expectWholeText(html, place)
})

test('Atom has the same articles with unique ids, dates and authors', async () => {
  const xml = await getText('/atom.xml')
  const entries = findElements(xml, 'entry')
  expect(entries).toHaveLength(articles.length)
  const ids = textsOf(xml, 'id')
  expect(new Set(ids).size).toBe(articles.length + 1)
  expect(ids.every(id => id.startsWith(`${site}/`))).toBe(true)
  for (const entry of entries) {
    const names = (entry.elements ?? []).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['title', 'id', 'link', 'updated', 'published', 'author', 'content']))
  }
  expect(textsOf(xml, 'updated')[0]).toBe(`${newest.publishedOn}T00:00:00.000Z`)
  for (const [place, html] of textsOf(xml, 'content').entries()) await expectWholeText(html, place)
})

test('the JSON feed has the same articles with cover and tags', async () => {
  const feed = JSON.parse(await getText('/feed.json'))
  expect(feed).toMatchObject({ home_page_url: `${site}/blogs`, feed_url: `${site}/feed.json` })
  expect(feed.items).toHaveLength(articles.length)
  expect(feed.items[0]).toMatchObject({
    id: site + newest.path,
    url: site + newest.path,
    image: `${site}${newest.cover.src}`,
    date_published: `${newest.publishedOn}T00:00:00.000Z`,
    author: { name: newest.authors[0] },
    tags: newest.topics,
  })
  for (const [place, { changedOn, publishedOn }] of articles.entries()) {
    expect(feed.items[place].date_modified).toBe(`${changedOn ?? publishedOn}T00:00:00.000Z`)
    expect(feed.items[place].date_published).toBe(`${publishedOn}T00:00:00.000Z`)
  }
  for (const [place, { content_html }] of feed.items.entries()) await expectWholeText(content_html, place)
})

/** The text of the article in full, with absolute URLs only and without heading anchors and notes at terms. */
async function expectWholeText(html: string, place: number): Promise<void> {
  const body = await siteLibrary.read(`bodies/${articles[place]?.id}`)
  const words = wordsOf(withoutTermNotes(body.html).replaceAll(/<a class="heading-anchor".*?<\/a>/g, ''))
  expect(wordsOf(html).slice(-words.length)).toEqual(words)
  expect(html).toMatch(/^<p><img src="https:\/\/www\.example\.com\/images\/covers\/[^"]+" alt="[^"]+"><\/p>/)
  expect(html).not.toMatch(/<[a-z][^>]*\s(href|src)="(?!https?:|mailto:)/)
  expect(html).not.toMatch(/heading-anchor|term-note|popover/)
}

test('the posts of a feed are read once for all requests', async () => {
  const { services } = createTestApp({ settings: production })
  const names: string[] = []
  const library: typeof services.library = {
    ...services.library,
    read: name => {
      names.push(name)
      return services.library.read(name)
    },
  }
  const { app } = createTestApp({ settings: production, parts: { library } })
  await Promise.all([1, 2, 3].map(() => request(app).get('/feed.xml').expect(200)))
  expect(names.filter(name => name === 'posts')).toHaveLength(1)
})

test('a feed that could not be generated is generated at the next request', async () => {
  const { services } = createTestApp({ settings: production })
  let failures = 1
  const library: typeof services.library = {
    ...services.library,
    read: name =>
      name === 'posts' && failures-- > 0 ? Promise.reject(new Error('out of luck')) : services.library.read(name),
  }
  const { app } = createTestApp({ settings: production, parts: { library } })
  await request(app).get('/feed.xml').expect(500)
  await request(app).get('/feed.xml').expect(200)
})

test.each(['/sitemap.xml', '/feed.xml', '/atom.xml', '/feed.json'])(
  'without PUBLIC_URL %s answers 404 with the remedy',
  async path => {
    const app = getSharedApp()
    const { text } = await request(app)
      .get(path)
      .expect(404)
      .expect('Content-Type', /text\/plain/)
    expect(text).toBe(`${path} needs absolute URLs; set PUBLIC_URL.\n`)
  },
)

test('without PUBLIC_URL robots.txt has no sitemap, and security.txt has the contact', async () => {
  expect(await getText('/robots.txt', {})).not.toContain('Sitemap')
  expect(await getText('/.well-known/security.txt', {})).toMatch(
    /^Contact: (?:\/contact\?topic=security|mailto:\S+)\nExpires: 2026-08-15T12:00:00Z\n/,
  )
})

test('no URL in a crawler’s file comes from the request', async () => {
  const { port } = await serve(getSharedApp({ ...production, TRUST_PROXY: '1' }))
  for (const [path] of files) {
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
    const { status, body } = await requestRaw(port, { path, headers })
    expect(status).toBe(200)
    expect(body.toString()).not.toContain('evil.example')
  }
})
