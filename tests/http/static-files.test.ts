import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import request from 'supertest'
import { expect, test } from 'vitest'
import { requestRaw, serve } from '../support/raw-request.ts'
import { getSharedApp } from '../support/test-app.ts'

const folder = 'dist/client'
const [script = ''] = readdirSync(join(folder, 'assets')).filter(name => /^entry-client.*\.js$/.test(name))
const path = `/assets/${script}`
const picture = '/images/social/default.png'

async function get(headers: Readonly<Record<string, string>>, asked: { path: string; method?: string } = { path }) {
  const { port } = await serve(getSharedApp())
  return requestRaw(port, { ...asked, headers })
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.1', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('a script is sent precompressed for Accept-Encoding "%s"', async (accepted, encoding, unpack) => {
  const accept = { 'Accept-Encoding': accepted }
  const { status, headers, body } = await get(accept)
  expect([status, headers['content-encoding']]).toEqual([200, encoding])
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/javascript; charset=utf-8$/i),
    'content-length': String(body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(unpack(body).equals(readFileSync(join(folder, path)))).toBe(true)
  const head = await get(accept, { path, method: 'HEAD' })
  const own = { date: '', 'x-request-id': '' }
  expect([{ ...head.headers, ...own }, head.body.length]).toEqual([{ ...headers, ...own }, 0])
  const [etag = ''] = [headers.etag]
  expect((await get({ ...accept, 'If-None-Match': etag })).status).toBe(304)
  const another = { 'Accept-Encoding': encoding === 'br' ? 'gzip' : 'br', 'If-None-Match': etag }
  expect((await get(another)).status).toBe(200)
})

test('files have none of the headers for documents', async () => {
  const [page, file] = [await get({}, { path: '/about' }), await get({})]
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options']) {
    expect(page.headers).toHaveProperty(name)
    expect(file.headers).not.toHaveProperty(name)
  }
})

test('neither a compressed copy nor a missing file has an address', async () => {
  const copies = ['.br', '.gz', '%2ebr', '.%67z', '.br?x'].map(suffix => path + suffix)
  for (const address of [...copies, '/files/missing.pdf']) expect((await get({}, { path: address })).status).toBe(404)
})

test('pictures are sent as they are, in parts when that is asked for', async () => {
  expect((await get({ 'Accept-Encoding': 'br' }, { path: picture })).headers).not.toHaveProperty('content-encoding')
  const part = await get({ Range: 'bytes=0-99' }, { path: picture })
  expect([part.status, part.body.length]).toEqual([206, 100])
})

test('every built text file over 1 kB has both compressed copies, each smaller', () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const large = names
    .filter(name => /^[^.].*\.(js|css|json|svg|html)$/.test(name) && statSync(join(folder, name)).size > 1024)
    .map(name => join(folder, name))
  expect(large.length).toBeGreaterThan(50)
  for (const file of large) {
    for (const copy of ['.br', '.gz']) expect(statSync(file + copy).size, file).toBeLessThan(statSync(file).size)
  }
})

test('the worker of a former site ends itself, and pictures of an earlier release lead to the one of the house', async () => {
  const app = getSharedApp({ CDN_SECONDS: '60' })
  for (const worker of ['/sw.js', '/service-worker.js']) {
    const { text, headers } = await request(app).get(worker).expect(200)
    const type = 'text/javascript; charset=utf-8'
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(text).toContain('unregister()')
    expect(text).not.toMatch(/fetch|import|https?:/)
  }
  await request(app).get('/og/blog-33-1a2b3c4d.jpg').expect(301).expect('Location', picture)
})
