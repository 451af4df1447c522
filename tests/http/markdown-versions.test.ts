import type { RequestListener } from 'node:http'
import request from 'supertest'
import { expect, test } from 'vitest'
import { hasMarkdown } from '../../server/markdown/has-markdown.ts'
import { toMarkdownAddress } from '../../shared/addresses/markdown-path.ts'
import { listPages } from '../../shared/site-pages/page-list.ts'
import { changeLibrary } from '../support/changed-library.ts'
import { wordsOf } from '../support/page-words.ts'
import { collect, lettersOf, readMain, textOf } from '../support/read-main.ts'
import { readMarkdown } from '../support/read-markdown.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

const site = 'https://www.example.com'
const settings = { PUBLIC_URL: site, APP_ENV: 'production' }
const shared = () => getSharedApp(settings)
const sharedWithoutUrl = () => getSharedApp()
const listed = await listPages(siteLibrary)
const paths = listed.filter(({ route }) => hasMarkdown(route.screen)).map(({ path }) => path)
const withoutTwin = listed.filter(({ route }) => !hasMarkdown(route.screen)).map(({ path }) => path)

async function readAll() {
  const all = []
  for (const path of paths) {
    const page = await request(shared()).get(path).expect(200)
    const markdown = await request(shared()).get(toMarkdownAddress(path)).expect(200)
    all.push({ path, page, markdown, read: readMarkdown(markdown.text) })
  }
  return all
}

let read: ReturnType<typeof readAll> | undefined

/** Each page and its Markdown version, asked for once by the tests that look at all of them. */
function readPages() {
  read ??= readAll()
  return read
}

test('every page with a text has a Markdown version: front matter, the h1 of the page, ordered headings and no HTML', async () => {
  expect(paths.length).toBeGreaterThan(70)
  for (const { path, page, markdown, read } of await readPages()) {
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(page.text)?.[1]
    const { fields, headings, html, words } = read
    expect(markdown.headers, path).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      link: `<${canonical}>; rel="canonical"`,
      'x-robots-tag': 'noindex',
      vary: 'Accept-Encoding',
    })
    expect(page.headers.link, path).toBe(`<${site}${toMarkdownAddress(path)}>; rel="alternate"; type="text/markdown"`)
    expect(fields.url, path).toBe(canonical)
    expect(fields.notice, path).toContain('invented')
    expect(html, path).toEqual([])
    expect(words, path).not.toMatch(/\bundefined\b|\[object|NaN|\{\w+(\.\w+)*\}|\[\^/)
    expect(
      headings.filter(({ level }) => level === 1),
      path,
    ).toHaveLength(1)
    expect(headings[0]?.text, path).toBe(h1Of(page.text))
    for (const [index, { level }] of headings.entries()) {
      expect(level - (headings[index - 1]?.level ?? 0), `${path}: ${headings[index]?.text}`).toBeLessThanOrEqual(1)
    }
  }
})

test('every link of a Markdown version within the site leads to a page, a place or a file that is there', async () => {
  const app = shared()
  const sources = new Map<string, string>()
  const pages = new Map((await readPages()).map(({ path, page }) => [path, page.text]))
  for (const { path, read } of await readPages()) {
    for (const address of read.addresses) {
      expect(address, `on ${path}`).toMatch(/^(https?:\/\/|mailto:|tel:|#)/)
      if (address.startsWith(`${site}/`)) sources.set(address.slice(site.length), path)
      if (address.startsWith('#')) sources.set(path + address, path)
    }
  }
  const broken: string[] = []
  for (const [address, path] of sources) {
    const [page = '', anchor] = address.split('#')
    const html = pages.get(page) ?? (await readPage(app, page))
    if (html !== undefined) pages.set(page, html)
    if (html === undefined) broken.push(`${address} (in ${path}.md) is missing`)
    else if (anchor !== undefined && !html.includes(` id="${anchor}"`)) broken.push(`${address} (in ${path}.md)`)
  }
  expect(sources.size).toBeGreaterThan(paths.length)
  expect(broken).toEqual([])
})

test('the Markdown of every page has each of its headings, paragraphs, rows, captions and links', async () => {
  const missing: string[] = []
  let count = 0
  for (const { path, page, read } of await readPages()) {
    const main = readMain(page.text)
    const written = lettersOf(read.text)
    for (const element of collect(main, ({ tagName }) =>
      /^(h[1-6]|p|tr|figcaption|summary|dt|pre|blockquote)$/.test(tagName),
    )) {
      const parts = element.tagName === 'tr' ? element.children : [element]
      count += parts.length
      for (const part of parts) if (!written.includes(lettersOf(textOf(part)))) missing.push(`${path}: ${textOf(part)}`)
    }
    const links = collect(main, ({ tagName }) => tagName === 'a').filter(link => textOf(link).trim() !== '')
    for (const { properties } of links) {
      const href = toAbsolute(String(properties.href))
      if (!read.addresses.includes(href) && !/fn-/.test(href)) missing.push(`${path}: link to ${href}`)
    }
  }
  expect(count).toBeGreaterThan(5000)
  expect(missing).toEqual([])
})

test('the Markdown version of an article has its authors, days, numbered sources, charts and calculators', async () => {
  const app = shared()
  const { text } = await request(app).get('/blogs/blog-11.md').expect(200)
  const { fields, body } = readMarkdown(text)
  expect(fields).toMatchObject({
    authors: ['Desmond Nakagawa'],
    published: '2024-09-24',
    changed: '2026-11-22',
    cite: expect.stringMatching(/^Desmond Nakagawa\. .* https:\/\/www\.example\.com\/blogs\/blog-11$/),
  })
  expect(body).toContain('**Every release takes a day and a half a month from the next one**')
  expect(body).toContain('## Your own backlog')
  expect(body).toContain(`](${site}/calculators/capacity.xlsx?capacity=16&`)
  const noted = readMarkdown((await request(app).get('/whitepapers/risks-and-ethical-ai.md').expect(200)).text)
  expect(noted.headings).toContainEqual({ level: 2, text: 'References' })
  expect(noted.body).toMatch(/\[1\]/)
  expect(noted.body).toMatch(/^1\. .*Looked up on/m)
})

test('without PUBLIC_URL links begin with a slash', async () => {
  const app = sharedWithoutUrl()
  const { text, headers } = await request(app).get('/about.md').expect(200)
  expect(headers.link).toBe('</about>; rel="canonical"')
  expect(readMarkdown(text).addresses).toContain('/team/bao-castellane')
})

test('a list has the same page in its Markdown version as at its own address', async () => {
  const app = sharedWithoutUrl()
  const { text } = await request(app).get('/blogs.md?page=2').expect(200)
  const { addresses, words } = readMarkdown(text)
  expect(words).toContain('Page 2 of 2')
  expect(addresses).toContain('/blogs/give-the-model-a-form')
  expect(addresses).toContain('/blogs')
  await request(app).get('/blogs?page=2').expect('Link', '</blogs.md?page=2>; rel="alternate"; type="text/markdown"')
})

test.each([
  '/nowhere.md',
  '/blogs/nowhere.md',
  '/whitepapers/nowhere.md',
  '/about.md.md',
  '/.md',
  ...withoutTwin.map(toMarkdownAddress),
])('%s is not found, in Markdown or as a page, but shows no page', async path => {
  const app = sharedWithoutUrl()
  const { headers, text } = await request(app).get(path).expect(404)
  expect(headers).not.toHaveProperty('link')
  expect(headers['content-type']).toMatch(/^text\/(markdown|html)/)
  expect(text).toMatch(/doesn['’]t exist|not found/i)
})

test('other spellings of a Markdown version’s address lead to it', async () => {
  const app = sharedWithoutUrl()
  await request(app).get('/About.md?x=1').expect(301).expect('Location', '/about.md?x=1')
  await request(app).get('/blogs/Blog-11.md').expect(301).expect('Location', '/blogs/blog-11.md')
  await request(app).post('/about.md').expect(405)
})

test('the Markdown version of a stored post follows the post: its text, and its end', async () => {
  const app = sharedWithoutUrl()
  const stored = (await siteLibrary.read('posts')).find(({ id }) => id === 'beat-last-week-first')
  const { text } = await request(app).get('/blogs/beat-last-week-first.md').expect(200)
  const { fields, body } = readMarkdown(text)
  expect(fields).toMatchObject({ authors: [stored?.author.name], published: stored?.publishedOn })
  expect(body).toContain(
    (await siteLibrary.read('stored/beat-last-week-first')).markdown.split('\n\n')[1]?.split(/['"\n]/)[0],
  )
  const edited = await changeLibrary('bodies/beat-last-week-first', body => ({
    ...body,
    html: '<p>Another text.</p>',
  }))
  const changed = await request(createTestApp({ parts: { library: edited } }).app).get('/blogs/beat-last-week-first.md')
  expect(changed.text).toContain('\n\nAnother text.\n\n')
  expect(changed.headers.etag).not.toBe((await request(app).get('/blogs/beat-last-week-first.md')).headers.etag)
  const without = await changeLibrary('posts', posts => posts.filter(({ id }) => id !== 'beat-last-week-first'))
  const deleted = createTestApp({ parts: { library: without } })
  await request(deleted.app).get('/blogs/beat-last-week-first.md').expect(404)
  expect((await request(deleted.app).get('/llms.txt').expect(200)).text).not.toContain('beat-last-week-first')
})

const toAbsolute = (href: string) => (href.startsWith('/') ? site + href : href)

/** Undefined when there is nothing at the address. */
async function readPage(app: RequestListener, address: string): Promise<string | undefined> {
  const { status, text = '' } = await request(app).get(address)
  return status === 200 ? text : undefined
}

function h1Of(html: string): string {
  return wordsOf(/<h1[ >][\s\S]*?<\/h1>/.exec(html)?.[0] ?? '')
    .join(' ')
    .replaceAll('\u00a0', ' ')
}
