import request from 'supertest'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { pagePaths, siteRoutes } from '../support/page-paths.ts'
import { decodeHtml, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { readContentFile, somePost } from '../support/some-content.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

const shared = () => getSharedApp()
const sharedWithUrl = () => getSharedApp({ PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' })

test.each(pagePaths)('GET %s is a page with title, description, canonical and one h1', async path => {
  const response = await request(sharedWithUrl())
    .get(path)
    .expect(200)
    .expect('Content-Type', 'text/html; charset=utf-8')
  expect(response.text).toMatch(/^<!DOCTYPE html><html lang="en">/)
  const titles = [...response.text.matchAll(/<title>([^<]+)<\/title>/g)].map(([, title = '']) => decodeHtml(title))
  expect(titles).toEqual([expect.stringMatching(/^.+ \| /)])
  expect(titles[0]?.endsWith(` | ${siteLibrary.siteData.site.name}`)).toBe(true)
  expect(response.text.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1)
  expect(response.text.match(/<link rel="canonical" href="https:\/\/www\.example\.com\/[^"]*"/g)).toHaveLength(1)
  expect(response.text.match(/<h1[ >]/g)).toHaveLength(1)
  expect(response.text.match(/<main[ >]/g)).toHaveLength(1)
})

test.each(siteRoutes.flatMap(({ path, aliases }) => aliases.map(alias => [alias, path])))(
  'the alias %s names %s as canonical',
  async (alias, path) => {
    const response = await request(shared()).get(alias).expect(200)
    expect(response.text).toContain(`<link rel="canonical" href="${path}"/>`)
  },
)

test('both paths of a post have the one below /blogs as canonical', async () => {
  const app = shared()
  for (const path of [`/blog/${somePost}`, `/blogs/${somePost}`]) {
    const response = await request(app).get(path).expect(200)
    expect(response.text).toContain(`<link rel="canonical" href="/blogs/${somePost}"/>`)
  }
})

const errors = z
  .record(z.string(), z.object({ heading: z.string(), text: z.string() }))
  .parse(readContentFile('pages/errors.json'))

test.each([
  ['/nowhere', 'page'],
  ['/blog/lost', 'blogPost'],
  ['/blogs/lost', 'blogsPost'],
  ['/careers/lost', 'job'],
  ['/demos/lost', 'demo'],
  ['/industries/lost', 'industry'],
  ['/services/lost', 'page'],
])('GET %s answers 404 with the texts of "%s", noindex and no canonical address', async (path, name) => {
  const response = await request(shared()).get(path).expect(404)
  const { heading, text } = errors[name] ?? expect.fail('content has no such texts')
  expect(wordsOf(/<h1[\s\S]*?<\/h1>/.exec(response.text)?.[0] ?? '')).toEqual([heading])
  expect(wordsOf(response.text)).toContain(text)
  expect(response.text).toContain('<meta name="robots" content="noindex"/>')
  expect(response.text).not.toContain('rel="canonical"')
  expect(response.text).not.toMatch(/ (aria-current|data-active)="/)
})

test.each([
  ['/about/', '/about'],
  ['//services//', '/services'],
  ['/CONTACT?sent=1', '/contact?sent=1'],
])('GET %s redirects to %s with 301', async (path, location) => {
  const app = shared()
  await request(app).get(path).expect(301).expect('Location', location)
})

test.each(['//evil.example', '//evil.example/%2e%2e/about', '/\\evil.example/'])(
  'GET %s is never redirected to another host',
  async path => {
    const app = shared()
    await request(app).get(path).expect(404)
  },
)

test.each(['/%zz', '/blog/%E0%A4%A', '/images/%'])('malformed percent-encoding in %s is a 400 page', async path => {
  const app = shared()
  const response = await request(app).get(path).expect(400)
  expect(response.text).toMatch(/<h1[^>]*>Bad request<\/h1>/)
  expect(response.text).not.toMatch(/ (aria-current|data-active)="/)
})

test.each(['post', 'put', 'delete', 'patch'] as const)('a page does not take %s', async method => {
  const app = shared()
  await request(app)[method]('/about').expect(405).expect('Allow', 'GET, HEAD')
})

test('HEAD has the headers of GET and no body', async () => {
  const app = shared()
  const response = await request(app)
    .head('/about')
    .expect(200)
    .expect('Content-Type', /text\/html/)
  expect(response.text).toBeUndefined()
})

test('a page has the security headers', async () => {
  const { headers } = await request(shared()).get('/services')
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
})

test('the only inline parts that run or style are one loader and one style, named by hash in the policy', async () => {
  const app = shared()
  const { text, headers } = await request(app).get('/')
  const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
  expect(scripts).toEqual([
    expect.stringMatching(/^ data-entry="[^"]+" data-preloads="[^"]+"$/),
    ' id="page-state" type="application/json"',
    ' type="application/ld+json"',
  ])
  expect(text.match(/<style/g)).toHaveLength(1)
  expect(text).not.toMatch(/ style="/)
  expect(text).not.toMatch(/ on[a-z]+="/)
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-[^']+';.*; style-src 'self' 'sha256-[^']+'$/,
  )
  expect(headers['content-security-policy']).not.toContain('unsafe')
})

test('the data block cannot end its own script element', async () => {
  const app = shared()
  const { text } = await request(app).get('/about')
  const block = /<script id="page-state"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? ''
  expect(block).not.toContain('<')
  expect(JSON.parse(block).page.screen).toBe('about')
})

test('the text of a post is in its page once', async () => {
  const app = shared()
  const { text } = await request(app).get(`/blogs/${somePost}`)
  const sentence = /<p>([^<]{40,80})[.<]/.exec(text)?.[1] ?? ''
  expect(sentence).not.toBe('')
  expect(text.split(sentence)).toHaveLength(2)
})

test('relative ages are counted from the day of the render', async () => {
  const days = (await siteLibrary.read('posts')).map(({ publishedOn }) => Date.parse(publishedOn))
  const { app } = createTestApp({ now: () => new Date(Math.max(...days) + 1.5 * 86_400_000) })
  const { text } = await request(app).get('/blogs')
  expect(text).toMatch(/<\/time><span[^>]*> · Yesterday/)
})

test('the style sheets that a page carries or links are there, and immutable', async () => {
  const app = shared()
  const { text } = await request(app).get('/about')
  const carried = /data-sheets="([^"]+)"/.exec(text)?.[1]?.split(' ') ?? []
  const linked = [...text.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, sheet = '']) => sheet)
  expect(linked).toHaveLength(1)
  expect(carried.length).toBeGreaterThan(2)
  for (const sheet of [...carried, ...linked]) {
    await request(app).get(sheet).expect(200).expect('Cache-Control', 'public, max-age=31536000, immutable')
  }
})

test('every script that the loader fetches is there, and immutable', async () => {
  const app = shared()
  const { text } = await request(app).get('/')
  const [, entry = '', preloads = ''] = /data-entry="([^"]+)" data-preloads="([^"]+)"/.exec(text) ?? []
  const paths = preloads.split(' ')
  expect(paths.length).toBeGreaterThan(3)
  expect(paths).toContain(entry)
  for (const path of paths) {
    await request(app).get(path).expect(200).expect('Cache-Control', 'public, max-age=31536000, immutable')
  }
})
