import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { resolveAddress } from '../../shared/addresses/resolve-address.ts'
import { requestRaw, serve } from '../support/raw-request.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { somePost, someService } from '../support/some-content.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { waitUntil } from '../support/wait-for.ts'

/** An app that has the page in its cache in all encodings. */
async function createWarmApp(path = '/services', settings = {}): Promise<TestApp> {
  const test = createTestApp({ settings })
  await load(test, path)
  await waitUntil(() => test.services.pages.get(path)?.encodings.br !== undefined)
  return test
}

function load({ services }: TestApp, pathname: string, search = '') {
  return services.pages.load(resolveAddress({ pathname, search }))
}

test('the second request for a page is answered from the cache, with the same bytes and headers', async () => {
  const { app } = createTestApp({ settings: { PUBLIC_URL: 'https://www.example.com' } })
  const first = await request(app).get('/services').expect(200)
  const second = await request(app).get('/services').expect(200).expect('Cache-Status', 'pages; hit')
  expect(first.headers).not.toHaveProperty('cache-status')
  expect(second.text).toBe(first.text)
  const { 'x-request-id': _id, date: _date, ...headers } = first.headers
  expect(second.headers).toMatchObject({ ...headers, date: expect.any(String) })
  expect(second.headers['content-security-policy']).toContain("script-src 'self'")
  expect(second.headers['strict-transport-security']).toBeDefined()
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['', undefined],
  ['identity', undefined],
  ['deflate', undefined],
  ['gzip;q=0, identity;q=0', undefined],
])('Accept-Encoding "%s" is answered in %s', async (accepted, encoding) => {
  const { port } = await serve((await createWarmApp()).app)
  const plain = await requestRaw(port, { path: '/services' })
  const response = await requestRaw(port, { path: '/services', headers: { 'Accept-Encoding': accepted } })
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(response.headers.vary).toBe('Accept, Accept-Encoding')
  expect(Number(response.headers['content-length'])).toBe(response.body.length)
  const html = encoding === 'br' || encoding === 'gzip' ? unpack[encoding](response.body) : response.body
  expect(html.equals(plain.body)).toBe(true)
})

test('a page that was requested once gets its brotli encoding in the background', async () => {
  const { port } = await serve(createTestApp().app)
  const ask = async () => {
    const answer = await requestRaw(port, { path: '/services', headers: { 'Accept-Encoding': 'br' } })
    return answer.headers['content-encoding']
  }
  expect(await ask()).not.toBe('br')
  await waitUntil(async () => (await ask()) === 'br')
})

test('each encoding has a strong entity tag of its own', async () => {
  const { port } = await serve((await createWarmApp()).app)
  const tags: unknown[] = []
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await requestRaw(port, { path: '/services', headers: { 'Accept-Encoding': encoding } })
    tags.push(answer.headers.etag)
  }
  expect(new Set(tags).size).toBe(3)
  expect(tags.join()).toMatch(/^"[^"]+-br","[^"]+-gzip","[^"]+-identity"$/)
})

test.each([
  ['the tag itself', (tag: string) => tag],
  ['the tag marked as weak', (tag: string) => `W/${tag}`],
  ['a list with the tag', (tag: string) => `"other", W/${tag}`],
  ['a star', () => '*'],
])('If-None-Match with %s is answered with 304, no body and the headers of a 200', async (_, toHeader) => {
  const { app } = await createWarmApp()
  const { headers } = await request(app).get('/services')
  const response = await request(app)
    .get('/services')
    .set('If-None-Match', toHeader(String(headers.etag)))
    .expect(304)
  expect(response.text).toBe('')
  expect(response.headers).toMatchObject({
    etag: headers.etag,
    vary: 'Accept, Accept-Encoding',
    'cache-control': 'no-cache, no-transform',
  })
})

test('If-None-Match with another tag is answered with the page', async () => {
  const { app } = await createWarmApp()
  await request(app).get('/services').set('If-None-Match', '"other"').expect(200)
})

test('HEAD has the headers of GET and no body', async () => {
  const { port } = await serve((await createWarmApp()).app)
  const got = await requestRaw(port, { path: '/services' })
  const head = await requestRaw(port, { path: '/services', method: 'HEAD' })
  expect(head.headers).toEqual({ ...got.headers, date: head.headers.date })
  expect(head.body).toHaveLength(0)
})

test('other methods never get a cached page', async () => {
  const { app } = await createWarmApp()
  await request(app).post('/services').expect(405)
})

test.each(['/services?utm_source=mail', '/services?page=2&sent=1', '/services?', '/services?=%zz'])(
  'the other spelling %s is answered from the cache and adds nothing to it',
  async path => {
    const { app, services } = await createWarmApp()
    const before = services.pages.bytes()
    await request(app).get(path).expect(200).expect('Cache-Status', 'pages; hit')
    expect(services.pages.bytes()).toBe(before)
  },
)

test('a page with a query is cached once for any order of the keys', async () => {
  const { app } = createTestApp()
  const [year, number] = ((await siteLibrary.read('posts'))[0]?.publishedOn ?? '').split('-').map(Number)
  const heading = new Date(Date.UTC(Number(year), Number(number) - 1)).toLocaleDateString('en-US', {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  })
  const month = await request(app).get(`/blogs?year=${year}&month=${number}&utm=x`).expect(200)
  const again = await request(app).get(`/blogs?month=${number}&year=${year}`).expect('Cache-Status', 'pages; hit')
  const all = await request(app).get('/blogs').expect(200)
  expect(again.text).toBe(month.text)
  expect(month.text).toContain(`Posts from ${heading}`)
  expect(all.text).not.toContain(`Posts from ${heading}`)
  expect(month.text).not.toContain('utm')
})

test('Host and X-Forwarded-Host change nothing in a page', async () => {
  const { app } = createTestApp({ settings: { TRUST_PROXY: '1' } })
  const foreign = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
  const first = await request(app).get('/services').set(foreign)
  expect(first.text).not.toContain('evil.example')
  const second = await request(app).get('/services').expect('Cache-Status', 'pages; hit')
  expect(second.text).toBe(first.text)
})

test('an encoded character in an id redirects to the plain spelling', async () => {
  const { app } = createTestApp()
  await request(app)
    .get(`/blogs/%${somePost.charCodeAt(0).toString(16)}${somePost.slice(1)}`)
    .expect(301)
    .expect('Location', `/blogs/${somePost}`)
})

test.each([
  ['/contact?sent=1', '?sent=2'],
  ['/contact', '?topic=unknown'],
  [`/contact?topic=${someService}`, `?topic=${someService}&page=2`],
  ['/blog', '?year=2025&month=13'],
  ['/blogs?topic=unknown', '?topic=weather'],
])('%s with the unknown or respelled values of %s is one page', async (path, search) => {
  const { app } = createTestApp()
  const first = await request(app).get(path.replace(/\?.*/, '') + search)
  const second = await request(app).get(path).expect(200).expect('Cache-Status', 'pages; hit')
  expect(second.text).toBe(first.text)
})

test('a month without posts is not cached', async () => {
  const { app, services } = createTestApp()
  const { text } = await request(app).get('/blogs?year=1999&month=1').expect(200)
  expect(text).toContain('No blog posts found for this period')
  expect(services.pages.bytes()).toBe(0)
})

test.each(['/services/', '/Services', '//services', '/%zz'])('nothing is cached for %s', async path => {
  const { app, services } = createTestApp()
  for (const _ of [1, 2]) {
    const response = await request(app).get(path)
    expect(response.status).not.toBe(200)
    expect(response.headers).not.toHaveProperty('cache-status')
  }
  expect(services.pages.bytes()).toBe(0)
})

test('a thousand simultaneous first requests render once', async () => {
  const { services } = createTestApp()
  const renderPage = vi.fn(services.renderPage)
  const { app } = createTestApp({ parts: { renderPage } })
  const { port } = await serve(app)
  const answers = await Promise.all(Array.from({ length: 1000 }, () => requestRaw(port, { path: '/services' })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(renderPage).toHaveBeenCalledOnce()
})

test('a failed render is answered with an error page, and the next request renders again', async () => {
  const { services } = createTestApp()
  const renderPage = vi.fn(services.renderPage).mockRejectedValueOnce(new Error('out of luck'))
  const { app } = createTestApp({ parts: { renderPage } })
  await request(app).get('/services').expect(500)
  await request(app).get('/services').expect(200)
})

test('pages are cached until the UTC day ends', async () => {
  let moment = Date.parse('2025-08-20T23:59:59Z')
  const { app } = createTestApp({ now: () => new Date(moment) })
  await request(app).get('/blogs')
  await request(app).get('/blogs').expect('Cache-Status', 'pages; hit')
  moment += 1000
  const next = await request(app).get('/blogs').expect(200)
  expect(next.headers).not.toHaveProperty('cache-status')
  expect(next.text).toContain('"today":"2025-08-21"')
})
