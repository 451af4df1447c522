import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { pagePaths } from '../support/page-paths.ts'
import { requestRaw, serve } from '../support/raw-request.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { somePost, someService } from '../support/some-content.ts'
import { createTestApp, getSharedSite, type TestApp } from '../support/test-app.ts'
import { waitUntil } from '../support/wait-for.ts'

const page = '/services'
const settings = { PUBLIC_URL: 'https://www.example.com', TRUST_PROXY: '1' }

/** A site that has the page in its cache in all encodings. */
async function openWarmSite(): Promise<TestApp> {
  const site = getSharedSite(settings)
  await request(site.app).get(page).expect(200)
  await waitUntil(() => site.services.pages.get(page)?.encodings.br !== undefined)
  return site
}

async function isCached({ app }: TestApp, path: string): Promise<boolean> {
  return (await request(app).get(path)).headers['cache-status'] === 'pages; hit'
}

test('the second request for a page is answered from the cache, with the same bytes and headers', async () => {
  const { app } = createTestApp({ settings })
  const foreign = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
  const first = await request(app).get(page).set(foreign).expect(200)
  const second = await request(app).get(page).expect(200).expect('Cache-Status', 'pages; hit')
  expect(first.headers).not.toHaveProperty('cache-status')
  expect(first.text).not.toContain('evil.example')
  expect(second.text).toBe(first.text)
  const { 'x-request-id': _id, date: _date, ...headers } = first.headers
  expect(second.headers).toMatchObject({ ...headers, date: expect.any(String) })
  expect(second.headers['content-security-policy']).toContain("script-src 'self'")
})

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['gzip;q=0, identity;q=0', 'identity'],
] as const)('Accept-Encoding "%s" is answered in %s, under a tag of its own', async (accepted, encoding) => {
  const { port } = await serve((await openWarmSite()).app)
  const ask = (headers: Readonly<Record<string, string>>, method = 'GET') =>
    requestRaw(port, { path: page, method, headers })
  const plain = await ask({})
  const { headers, body } = await ask({ 'Accept-Encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
  expect(headers).toMatchObject({ vary: 'Accept, Accept-Encoding', 'content-length': String(body.length) })
  expect(headers.etag).toMatch(new RegExp(`^"[^"]+-${encoding}"$`))
  expect(unpack[encoding](body).equals(plain.body)).toBe(true)
  const head = await ask({ 'Accept-Encoding': accepted }, 'HEAD')
  expect([head.headers, head.body.length]).toEqual([{ ...headers, date: head.headers.date }, 0])
  for (const tag of [headers.etag, `W/${headers.etag}`, `"other", W/${headers.etag}`, '*']) {
    const same = await ask({ 'Accept-Encoding': accepted, 'If-None-Match': String(tag) })
    expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, headers.etag])
    expect(same.headers).toMatchObject({ vary: headers.vary, 'cache-control': 'no-cache, no-transform' })
  }
  expect((await ask({ 'If-None-Match': '"other"' })).status).toBe(200)
  expect((await ask({}, 'POST')).status).toBe(405)
})

const [{ publishedOn = '' } = {}] = await siteLibrary.read('posts')
const [year, month = ''] = publishedOn.split('-')
const number = Number(month)

test.each([
  [page, '?utm_source=mail'],
  [page, '?page=2&sent=1'],
  [page, '?=%zz'],
  [`/blogs?year=${year}&month=${number}`, `?month=${month}&year=00${year}&utm=x`],
  ['/blog', '?year=2025&month=13'],
  ['/blogs?topic=unknown', '?topic=weather'],
  ['/contact?sent=1', '?sent=2'],
  ['/contact', '?topic=unknown'],
  [`/contact?topic=${someService}`, `?topic=${someService}&from=/about&page=2`],
  ['/tools/genai-landscape', '?layer=unknown&license=unknown'],
  ['/demos', '?technology=unknown'],
])('%s with the unknown or respelled values of %s is one page', async (path, search) => {
  const { app } = createTestApp()
  const first = await request(app)
    .get(path.replace(/\?.*/, '') + search)
    .expect(200)
  const second = await request(app).get(path).expect(200).expect('Cache-Status', 'pages; hit')
  expect(second.text).toBe(first.text)
})

test('nothing is cached for a redirect, a malformed address, a month without posts or a lost paper', async () => {
  const site = createTestApp()
  const paths = ['/services/', '/Services', '//services', '/%zz', '/blogs?year=1999&month=1', '/whitepapers/lost']
  for (const path of paths) {
    for (const _ of [1, 2]) expect(await isCached(site, path), path).toBe(false)
  }
  expect(site.services.pages.bytes()).toBe(0)
  const encoded = `/blogs/%${somePost.charCodeAt(0).toString(16)}${somePost.slice(1)}`
  await request(site.app).get(encoded).expect(301).expect('Location', `/blogs/${somePost}`)
})

test('hundreds of simultaneous first requests render once, and after a failed render the next renders again', async () => {
  const { services } = createTestApp()
  const renderPage = vi.fn(services.renderPage).mockRejectedValueOnce(new Error('out of luck'))
  const { app } = createTestApp({ parts: { renderPage } })
  const { port } = await serve(app)
  await request(app).get(page).expect(500)
  renderPage.mockClear()
  const answers = await Promise.all(Array.from({ length: 300 }, () => requestRaw(port, { path: page })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(renderPage).toHaveBeenCalledOnce()
})

test('pages are cached until the UTC day ends', async () => {
  let moment = Date.parse('2025-08-20T23:59:59Z')
  const site = createTestApp({ now: () => new Date(moment) })
  await request(site.app).get('/blogs')
  expect(await isCached(site, '/blogs')).toBe(true)
  moment += 1000
  const next = await request(site.app).get('/blogs').expect(200)
  expect(next.headers).not.toHaveProperty('cache-status')
  expect(next.text).toContain('"today":"2025-08-21"')
})

test('unknown addresses below a folder share one page at most, whatever their words lead to', async () => {
  for (const folder of ['/', '/assets/', '/blogs/', '/industries/', '/topics/', '/work/']) {
    const { app, services } = createTestApp()
    for (const word of ['pricing', 'agents', 'qqqqqq'])
      await request(app).get(`${folder}${word}-2026?page=2`).expect(404)
    // Nothing is like a missing file, so that all of them have the same page.
    const { text } = await request(app).get(`${folder}qqqqqq.js`).expect(404)
    await request(app).get(`${folder}other.js`).expect(404).expect('Cache-Status', 'pages; hit')
    // One page in its three encodings.
    expect(services.pages.bytes(), folder).toBeLessThan(1.9 * Buffer.byteLength(text))
  }
})

test('all pages take no more than the limit, and no number of queries pushes out a page of the route table', async () => {
  const site = createTestApp({ settings: { PAGE_CACHE_MIB: '1' } })
  const { app, services } = site
  await request(app).get(page).expect(200)
  for (let query = 0; query < 24; query += 1)
    await request(app).get(`/blogs?year=${2024 + (query % 2)}&month=${1 + (query % 12)}`)
  expect(await isCached(site, page)).toBe(true)
  for (const path of pagePaths) await request(app).get(path)
  expect(services.pages.bytes()).toBeGreaterThan(500_000)
  expect(services.pages.bytes()).toBeLessThanOrEqual(1024 * 1024)
  const none = createTestApp({ settings: { PAGE_CACHE_MIB: '0' } })
  for (const _ of [1, 2]) expect(await isCached(none, page)).toBe(false)
})

test.each(['/robots.txt', '/llms.txt', '/sitemap.xml', '/feed.xml', '/openapi.json'])(
  '%s is cached once in any case',
  async path => {
    const { app } = createTestApp({ settings })
    await request(app).get(path).expect(200)
    await request(app).get(path.toUpperCase()).expect(200).expect('Cache-Status', 'pages; hit')
  },
)
