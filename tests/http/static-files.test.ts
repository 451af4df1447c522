import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { requestRaw, serve } from '../support/raw-request.ts'
import { getSharedApp } from '../support/test-app.ts'

const folder = 'dist/client'
const [script = ''] = readdirSync(join(folder, 'assets')).filter(name => /^entry-client.*\.js$/.test(name))
const path = `/assets/${script}`
const source = readFileSync(join(folder, path))

async function get(headers: Readonly<Record<string, string>>, request = { path, method: 'GET' }) {
  const { port } = await serve(getSharedApp())
  return requestRaw(port, { ...request, headers })
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.1', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('a script is sent precompressed for Accept-Encoding "%s"', async (accepted, encoding, unpack) => {
  const { status, headers, body } = await get({ 'Accept-Encoding': accepted })
  expect(status).toBe(200)
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/javascript; charset=utf-8$/i),
    'content-length': String(body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  expect(unpack(body).equals(source)).toBe(true)
})

test('a hashed file has the headers of a file: its type is not guessed, and none are for documents', async () => {
  const { status, headers } = await get({ 'Accept-Encoding': 'br' })
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' })
  const bytes = Object.entries(headers).join('\r\n').length
  expect(bytes).toBeLessThan(620)
  const page = await get({}, { path: '/about', method: 'GET' })
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options']) {
    expect(page.headers).toHaveProperty(name)
    expect(headers).not.toHaveProperty(name)
  }
})

test.each(['.br', '.gz', '%2ebr', '.%67z', '.br?x'])('the compressed copy %s has no URL', async suffix => {
  const { status } = await get({}, { path: path + suffix, method: 'GET' })
  expect(status).toBe(404)
})

test('HEAD has the headers of GET', async () => {
  const accept = { 'Accept-Encoding': 'br' }
  const got = await get(accept)
  const head = await get(accept, { path, method: 'HEAD' })
  expect({ ...head.headers, date: '', 'x-request-id': '' }).toEqual({ ...got.headers, date: '', 'x-request-id': '' })
  expect(head.body).toHaveLength(0)
})

test('each encoding has an entity tag of its own, which answers 304', async () => {
  const forms = await Promise.all(['br', 'gzip', ''].map(accepted => get({ 'Accept-Encoding': accepted })))
  const tags = forms.map(({ headers }) => String(headers.etag))
  expect(new Set(tags).size).toBe(3)
  const again = await get({ 'Accept-Encoding': 'br', 'If-None-Match': tags[0] ?? '' })
  expect(again.status).toBe(304)
  expect(again.headers.vary).toBe('Accept-Encoding')
})

test('pictures are sent as they are, in parts when that is asked for', async () => {
  const picture = await get({ 'Accept-Encoding': 'br' }, { path: '/images/social/default.png', method: 'GET' })
  expect(picture.headers).not.toHaveProperty('content-encoding')
  const part = await get({ Range: 'bytes=0-99' }, { path: '/images/social/default.png', method: 'GET' })
  expect(part.status).toBe(206)
  expect(part.body).toHaveLength(100)
})

test('every built text file over 1 kB has both compressed copies, each smaller', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    /^[^.].*\.(js|css|json|svg|html)$/.test(name),
  )
  const large = files.map(name => join(folder, name)).filter(file => statSync(file).size > 1024)
  expect(large.length).toBeGreaterThan(50)
  for (const file of large) {
    for (const suffix of ['.br', '.gz']) {
      expect(existsSync(file + suffix), file + suffix).toBe(true)
      expect(statSync(file + suffix).size, file + suffix).toBeLessThan(statSync(file).size)
    }
  }
})
