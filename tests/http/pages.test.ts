import request from 'supertest'
import { expect, test } from 'vitest'
import { routeTable } from '../../shared/addresses/routes.ts'
import { pagePaths } from '../support/page-paths.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

const shared = () => getSharedApp()
const sharedWithUrl = () => getSharedApp({ PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' })

test.each(pagePaths)('GET %s is a page with title, description, canonical and one h1', async path => {
  const response = await request(sharedWithUrl())
    .get(path)
    .expect(200)
    .expect('Content-Type', 'text/html; charset=utf-8')
  expect(response.text).toMatch(/^<!DOCTYPE html><html lang="en">/)
  expect(response.text.match(/<title>[^<]+ \| Spanwell AI<\/title>/g)).toHaveLength(1)
  expect(response.text.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1)
  expect(response.text.match(/<link rel="canonical" href="https:\/\/www\.example\.com\/[^"]*"/g)).toHaveLength(1)
  expect(response.text.match(/<h1[ >]/g)).toHaveLength(1)
  expect(response.text.match(/<main[ >]/g)).toHaveLength(1)
})

test.each(routeTable.flatMap(({ path, aliases }) => aliases.map(alias => [alias, path])))(
  'the alias %s names %s as canonical',
  async (alias, path) => {
    const response = await request(shared()).get(alias).expect(200)
    expect(response.text).toContain(`<link rel="canonical" href="${path}"/>`)
  },
)

test('both paths of a post have the one below /blogs as canonical', async () => {
  const app = shared()
  for (const path of ['/blog/beat-last-week-first', '/blogs/beat-last-week-first']) {
    const response = await request(app).get(path).expect(200)
    expect(response.text).toContain('<link rel="canonical" href="/blogs/beat-last-week-first"/>')
  }
})

test.each([
  ['/nowhere', 'Page Not Found', 'The page you&#x27;re looking for doesn&#x27;t exist.'],
  ['/blog/lost', 'Post Not Found', 'The blog post you&#x27;re looking for doesn&#x27;t exist or has been removed.'],
  [
    '/blogs/lost',
    'Blog Post Not Found',
    'The blog post you&#x27;re looking for doesn&#x27;t exist or has been removed.',
  ],
  ['/careers/lost', 'Job Not Found', 'The job listing you&#x27;re looking for doesn&#x27;t exist or has been removed.'],
  [
    '/demos/lost',
    'Demo Not Found',
    'We couldn&#x27;t find the demo you&#x27;re looking for. Please return to the demos dashboard.',
  ],
  ['/demos/transfer-pricing', 'Demo Not Found', 'We couldn&#x27;t find the demo'],
  ['/industries/lost', 'Industry not found', ''],
  ['/services/lost', 'Page Not Found', ''],
])('GET %s answers 404 with "%s", noindex and no canonical address', async (path, heading, text) => {
  const response = await request(shared()).get(path).expect(404)
  expect(response.text).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
  expect(response.text).toContain(text)
  expect(response.text).toContain('<meta name="robots" content="noindex"/>')
  expect(response.text).not.toContain('rel="canonical"')
  expect(response.text).not.toMatch(/ (aria-current|data-active)="/)
})

test('an unknown white paper redirects to the list with 302', async () => {
  const app = shared()
  await request(app).get('/whitepapers/lost').expect(302).expect('Location', '/whitepapers')
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
  const { text } = await request(app).get('/blogs/beat-last-week-first')
  const sentence = /<p>([^<]{40,80})[.<]/.exec(text)?.[1] ?? ''
  expect(sentence).not.toBe('')
  expect(text.split(sentence)).toHaveLength(2)
})

test('relative ages are counted from the day of the render', async () => {
  const { app } = createTestApp({ now: () => new Date('2024-06-13T12:00:00Z') })
  const { text } = await request(app).get('/blogs?page=2')
  expect(text).toMatch(/June 12, 2024<\/time><span[^>]*> · Yesterday/)
})

test('the style sheets that a page carries or links are there, and immutable', async () => {
  const app = shared()
  const { text } = await request(app).get('/pricing')
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
