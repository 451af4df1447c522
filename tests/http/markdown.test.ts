import request from 'supertest'
import { expect, test } from 'vitest'
import { hasMarkdown } from '../../server/markdown/has-markdown.ts'
import { toMarkdownAddress } from '../../shared/addresses/markdown-path.ts'
import { siteRoutes } from '../support/page-paths.ts'
import { requestRaw, serve } from '../support/raw-request.ts'
import { readMarkdown } from '../support/read-markdown.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { somePost } from '../support/some-content.ts'
import { getSharedApp } from '../support/test-app.ts'

const shared = () => getSharedApp()
const get = (path: string, headers: Readonly<Record<string, string>> = {}) => request(shared()).get(path).set(headers)

const chrome = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

test.each([
  ...[undefined, '', '*/*', 'text/*', chrome, 'application/json'].map(accept => [accept, 'html']),
  ...['text/markdown', 'Text/Markdown', 'text/markdown, text/html;q=0.9'].map(accept => [accept, 'markdown']),
  ['text/html;q=0.5, text/markdown;q=0.6', 'markdown'],
  ['text/markdown, */*', 'markdown'],
  ['text/markdown, text/html, */*', 'markdown'],
  ['text/html, text/markdown', 'html'],
  ['text/html, text/markdown;q=0.9', 'html'],
  ['text/markdown;q=0', 'html'],
  ['text/markdown;q=0, */*', 'html'],
])('Accept "%s" is answered in %s, the first time and from the cache', async (accept, form) => {
  const { port } = await serve(shared())
  for (const _ of ['rendered', 'cached']) {
    const { headers, body } = await requestRaw(port, {
      path: '/about',
      headers: accept === undefined ? {} : { Accept: accept },
    })
    expect(headers['content-type']).toBe(`text/${form}; charset=utf-8`)
    expect(headers.vary).toBe('Accept, Accept-Encoding')
    expect(body.toString().startsWith(form === 'html' ? '<!DOCTYPE html>' : '---\n')).toBe(true)
  }
})

test('the cache keeps both forms of an address and its Markdown version apart, whatever is asked first', async () => {
  for (const _ of ['rendered', 'cached', 'again']) {
    const markdown = await get('/services', { Accept: 'text/markdown' }).expect(200)
    const html = await get('/services').expect(200)
    const file = await get('/services.md').expect(200)
    expect([markdown.type, html.type, file.text]).toEqual(['text/markdown', 'text/html', markdown.text])
    expect(html.headers.etag).not.toBe(markdown.headers.etag)
    expect(markdown.headers['content-location']).toBe('/services.md')
    expect(markdown.headers['x-robots-tag'], 'a crawler must not drop it').toBe(html.headers['x-robots-tag'])
    expect(html.headers).not.toHaveProperty('content-location')
  }
  for (const path of ['/services', '/services.md']) {
    await get(path, { Accept: 'text/markdown' }).expect('Cache-Status', 'pages; hit')
  }
})

test('each form answers 304 to its own tag only', async () => {
  const ask = (path: string, accept: string, tag = '"none"') => get(path, { Accept: accept, 'If-None-Match': tag })
  const html = String((await ask('/about', 'text/html')).headers.etag)
  const markdown = String((await ask('/about', 'text/markdown')).headers.etag)
  const fileTag = String((await ask('/about.md', '*/*')).headers.etag)
  const unchanged = await ask('/about', 'text/markdown', markdown).expect(304)
  expect(unchanged.headers).toMatchObject({ vary: 'Accept, Accept-Encoding', etag: markdown })
  await ask('/about', 'text/html', html).expect(304)
  await ask('/about.md', '*/*', fileTag).expect(304)
  await ask('/about', 'text/html', markdown).expect(200)
  await ask('/about', 'text/markdown', html).expect(200)
})

const withoutTwin = siteRoutes.filter(({ screen }) => !hasMarkdown(screen)).map(({ path }) => path)

test('a page that has no Markdown version stays HTML, and what does not exist is said in Markdown', async () => {
  expect(withoutTwin.length).toBeGreaterThan(1)
  for (const path of withoutTwin) {
    const { type, headers } = await get(path, { Accept: 'text/markdown' }).expect(200)
    expect([path, type, headers.vary]).toEqual([path, 'text/html', 'Accept-Encoding'])
    expect(headers).not.toHaveProperty('link')
  }
  for (const _ of ['rendered', 'cached']) {
    expect((await get('/nowhere', { Accept: 'text/markdown' }).expect(404)).type).toBe('text/markdown')
    expect((await get('/nowhere').expect(404)).type).toBe('text/html')
  }
})

test.each([
  ...['/nowhere.md', '/blogs/nowhere.md', '/whitepapers/nowhere.md', '/about.md.md', '/.md'],
  ...['/about.md?section=nothing', '/lost.md?section=terms', '/search.md?section=main'],
  ...withoutTwin.map(toMarkdownAddress),
])('%s is not found, in Markdown or as a page, but shows no page', async path => {
  const { headers, text } = await get(path).expect(404)
  expect(headers).not.toHaveProperty('link')
  expect(headers['content-type']).toMatch(/^text\/(markdown|html)/)
  expect(text).toMatch(/doesn['’]t exist|not found/i)
})

test('other spellings of a Markdown version’s address lead to it', async () => {
  await get('/About.md?x=1').expect(301).expect('Location', '/about.md?x=1')
  await get(`/blogs/${somePost.toUpperCase()}.md`).expect(301).expect('Location', `/blogs/${somePost}.md`)
})

test('without PUBLIC_URL links begin with a slash', async () => {
  const { text, headers } = await get('/about.md').expect(200)
  expect(headers.link).toBe('</about>; rel="canonical"')
  expect(readMarkdown(text).addresses).toContainEqual(expect.stringMatching(/^\/team\//))
})

test('a section is the Markdown at its anchor, with all below it, from the cache the second time', async () => {
  const { text } = await get('/pricing.md?section=questions').expect(200)
  const { fields, headings } = readMarkdown(text)
  const [first, ...others] = headings
  expect([fields.url, first?.level]).toEqual(['/pricing#questions', 2])
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter(({ level }) => level < 3)).toEqual([])
  await get('/pricing.md?section=questions').expect('Cache-Status', 'pages; hit')
  const [{ id, term } = { id: '', term: '' }] = await siteLibrary.read('glossary')
  const entry = readMarkdown((await get(`/glossary.md?section=${id}`).expect(200)).text)
  expect(entry.headings).toEqual([{ level: 3, text: term }])
  // A page itself has no sections.
  await get('/pricing?section=nothing').expect(200)
})

test('the address of a case study has the Markdown of the case', async () => {
  const [{ id } = { id: '' }] = siteLibrary.siteData.industries
  const [{ slug, title } = { slug: '', title: '' }] = (await siteLibrary.read(`industries/${id}`)).use_cases
  const { headings, body } = readMarkdown((await get(`/industries/${id}.md?case=${slug}`).expect(200)).text)
  expect(headings[0]).toEqual({ level: 1, text: title })
  expect(body).toContain('## Implementation Requirements')
  expect(body).not.toContain('Success Metrics')
})
