import request from 'supertest'
import { expect, test } from 'vitest'
import { type Element, xml2json } from 'xml-js'
import { listSitemapEntries } from '../../server/crawlers/sitemap.ts'
import { withoutTermNotes } from '../../shared/values/article-body.ts'
import { changeLibrary } from '../support/changed-library.ts'
import { wordsOf } from '../support/page-words.ts'
import { requestRaw, serve } from '../support/raw-request.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const site = 'https://www.example.com'
const production = { PUBLIC_URL: site, APP_ENV: 'production' }
const shared = () => getSharedApp(production)
const topics = await siteLibrary.read('topics')
const files = [
  ['/robots.txt', 'text/plain'],
  ['/.well-known/security.txt', 'text/plain'],
  ['/llms.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml'],
  ['/feed.xml', 'application/rss+xml'],
  ['/atom.xml', 'application/atom+xml'],
  ['/feed.json', 'application/feed+json'],
  ...topics.slice(0, 1).map(({ id }) => [`/topics/${id}/feed.xml`, 'application/rss+xml'] as const),
] as const

const [posts, papers] = await Promise.all([siteLibrary.read('posts'), siteLibrary.read('papers')])
const articles = [
  ...posts.map(({ author, ...post }) => ({ ...post, authors: [author], path: `/blogs/${post.id}` })),
  ...papers.map(paper => ({ ...paper, publishedOn: paper.datePublished, path: `/whitepapers/${paper.id}` })),
]
  .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
  .slice(0, 20)
const newest = articles[0] ?? expect.fail('content has no articles')

async function getText(path: string, settings: Readonly<Record<string, string>> = production): Promise<string> {
  const { status, body } = await requestRaw((await serve(getSharedApp(settings))).port, { path })
  expect(status).toBe(200)
  return body.toString()
}

/** The texts of all elements of a name, wherever they stand. Throws when the text is not well-formed. */
function textsOf(xml: string, name: string): readonly string[] {
  const search = (element: Element): readonly Element[] => [
    ...(element.name === name ? [element] : []),
    ...(element.elements ?? []).flatMap(search),
  ]
  const root: Element = JSON.parse(xml2json(xml, { compact: false }))
  return search(root).map(({ elements = [] }) =>
    elements.map(({ text, cdata }) => String(text ?? cdata ?? '')).join(''),
  )
}

test.each(files)(
  '%s is sent as %s, for an hour, with a tag that answers 304, and HEAD has its headers',
  async (path, type) => {
    const get = (headers = {}) =>
      request(shared())
        .get(path)
        .set({ 'Accept-Encoding': 'identity', ...headers })
    const first = await get().expect(200).expect('Content-Type', `${type}; charset=utf-8`)
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' })
    expect((await get({ 'If-None-Match': String(first.headers.etag) }).expect(304)).text).toBe('')
    await get({ 'If-None-Match': '"other"' }).expect(200)
    const head = await request(shared()).head(path).set('Accept-Encoding', 'identity').expect(200)
    expect(head.headers).toMatchObject({ 'content-length': first.headers['content-length'], etag: first.headers.etag })
    expect(head.text).toBeUndefined()
  },
)

test('a feed has the date of its newest post and answers 304 to If-Modified-Since', async () => {
  const published = new Date(newest.publishedOn)
  const dayBefore = new Date(published.getTime() - 86_400_000)
  const get = (since: Date) => request(shared()).get('/atom.xml').set('If-Modified-Since', since.toUTCString())
  await request(shared()).get('/atom.xml').expect('Last-Modified', published.toUTCString())
  await get(published).expect(304)
  await get(dayBefore).expect(200)
})

test('the three feeds have the newest twenty posts and papers in full, each with its address, days and authors', async () => {
  const [rss, atom, json] = [await getText('/feed.xml'), await getText('/atom.xml'), await getText('/feed.json')]
  const links = articles.map(({ path }) => site + path)
  const authors = articles.map(article => article.authors.map(({ name }) => name).join(', '))
  const days = articles.map(({ publishedOn }) => `${publishedOn}T00:00:00.000Z`)
  const changes = articles.map(({ changedOn, publishedOn }) => `${changedOn ?? publishedOn}T00:00:00.000Z`)
  for (const name of ['channel', 'language', 'atom:link']) expect(textsOf(rss, name), name).toHaveLength(1)
  expect(textsOf(rss, 'guid')).toEqual(links)
  expect(textsOf(rss, 'dc:creator')).toEqual(authors)
  expect(textsOf(rss, 'pubDate').slice(-days.length)).toEqual(days.map(day => new Date(day).toUTCString()))
  expect(textsOf(atom, 'id').slice(-links.length)).toEqual(links)
  expect(textsOf(atom, 'published')).toEqual(days)
  expect(textsOf(atom, 'updated')).toEqual([expect.any(String), ...changes])

  const feed = JSON.parse(json)
  expect(feed).toMatchObject({ home_page_url: `${site}/blogs`, feed_url: `${site}/feed.json` })
  expect(feed.items).toMatchObject(
    articles.map(({ cover }, place) => ({
      ...{ id: links[place], url: links[place], image: site + cover.src, author: { name: authors[place] } },
      ...{ date_published: days[place], date_modified: changes[place] },
    })),
  )
  const titles = topics.map(({ title }) => title)
  const texts: string[] = []
  for (const [place, { content_html, tags }] of feed.items.entries()) {
    expect(tags.filter((tag: string) => !titles.includes(tag))).toEqual([])
    await expectWholeText(content_html, articles[place]?.id ?? '')
    texts.push(content_html)
  }
  expect(textsOf(rss, 'content:encoded')).toEqual(texts)
  expect(textsOf(atom, 'content')).toEqual(texts)
})

/** The text of the article in full, with absolute URLs only and without heading anchors and notes at terms. */
async function expectWholeText(html: string, id: string): Promise<void> {
  const body = await siteLibrary.read(`bodies/${id}`)
  const words = wordsOf(withoutTermNotes(body.html).replaceAll(/<a class="heading-anchor".*?<\/a>/g, ''))
  expect(wordsOf(html).slice(-words.length)).toEqual(words)
  expect(html).toMatch(/^<p><img src="https:\/\/www\.example\.com\/images\/covers\/[^"]+" alt="[^"]+"><\/p>/)
  expect(html).not.toMatch(/<[a-z][^>]*\s(href|src)="(?!https?:|mailto:)/)
  expect(html).not.toMatch(/heading-anchor|term-note|popover/)
}

test.each(['/sitemap.xml', '/feed.xml', '/atom.xml', '/feed.json', '/corrections/feed.xml'])(
  'without PUBLIC_URL %s answers 404 with the remedy',
  async path => {
    const { text } = await request(getSharedApp())
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

test('the sitemap dates pages of articles, people and jobs by their last change, lists by their newest entry', async () => {
  const library = await changeLibrary('posts', ([first, second, ...posts]) => [
    ...(first ? [{ ...first, changedOn: '2030-01-02' }] : []),
    ...(second ? [{ ...second, changedOn: undefined }] : []),
    ...posts,
  ])
  const [first, second] = await siteLibrary.read('posts')
  const [job] = await siteLibrary.read('jobs')
  const [person] = await siteLibrary.read('team')
  const entries = await listSitemapEntries(library, new Date('2026-11-24'))
  const dates = new Map(entries.map(({ path, changed }) => [path, changed]))
  expect(dates.get(`/blogs/${first?.id}`)).toBe('2030-01-02')
  expect(dates.get(`/blogs/${second?.id}`)).toBe(second?.publishedAt ?? second?.publishedOn)
  expect(dates.get('/blogs')).toBe(first?.publishedOn)
  expect(dates.get('/careers')).toBe(job?.datePosted)
  expect(dates.get(`/careers/${job?.id}`)).toBe(job?.datePosted)
  expect(dates.get(`/team/${person?.id}`)).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(dates.get('/about')).toBeUndefined()
})

test('llms.txt says in 2,100 tokens what the site is, how to search it and how to get Markdown', async () => {
  const text = await getText('/llms.txt')
  const blocks = text.trimEnd().split('\n\n')
  expect(blocks[0]).toBe(`# ${siteLibrary.siteData.site.name}`)
  expect(blocks[1]).toMatch(/^> \w/)
  expect(blocks[2]?.includes('invented')).toBe(siteLibrary.siteData.site.sample)
  expect(text).toContain(`${site}/search.json?q=`)
  expect(text).toContain('?section=')
  // About four characters a token.
  expect(text.length / 4).toBeLessThanOrEqual(2100)
  expect(await getText('/llms.txt', {})).toMatch(/\]\(\/\w/)
})
