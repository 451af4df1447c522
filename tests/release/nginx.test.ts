import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startNginx } from '../support/nginx.ts'
import { type RawAnswer, requestRaw } from '../support/raw-request.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { waitFor, waitUntil } from '../support/wait-for.ts'

async function open(cdnSeconds: number) {
  const settings = { DATA_DIR: makeTempFolder(), CDN_SECONDS: String(cdnSeconds), TRUST_PROXY: '1' }
  const site = await startSite(settings)
  const nginx = await startNginx({ sitePorts: [site.port] })
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    requestRaw(nginx.port, { path, headers })
  return { site, nginx, get }
}

/** The last line is that of nginx. */
function statusOf({ headers }: RawAnswer): string | undefined {
  return headers['cache-status']?.toString().split(', ').at(-1)
}

/** Until nginx may no longer send the copy of this answer without asking. A request in between would renew the copy. */
async function waitUntilStale({ headers }: RawAnswer): Promise<void> {
  const seconds = [...String(headers['cache-control']).matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)]
  const lifetime = seconds.reduce((sum, [, number]) => sum + Number(number), 1)
  const end = Date.parse(String(headers.date)) + lifetime * 1000
  await waitUntil(() => Date.now() > end)
}

function waitForHit(get: (path: string) => Promise<RawAnswer>): Promise<RawAnswer> {
  return waitFor(async () => {
    const answer = await get('/services')
    expect(statusOf(answer)).toBe('nginx; hit')
    return answer
  })
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

function read({ headers, body }: RawAnswer): string {
  const encoding = headers['content-encoding']
  return (encoding === 'br' || encoding === 'gzip' ? unpack[encoding](body) : body).toString()
}

test('nginx answers from its copy, as fresh, as stale, and after asking again', async () => {
  const { get, site } = await open(1)
  const first = await get('/services')
  expect(statusOf(first)).toBe('nginx; fwd=miss')
  // A copy lives for a second, which a busy machine may need for two requests.
  const hit = await waitForHit(get)
  expect(hit.headers.etag).toBe(first.headers.etag)
  expect(first.headers).toHaveProperty('x-request-id')
  expect(hit.headers).not.toHaveProperty('x-request-id')

  // Past its second the copy is still sent, and renewed meanwhile.
  await waitFor(async () => expect(statusOf(await get('/services'))).toBe('nginx; hit; detail=stale'))
  const copy = await waitForHit(get)

  // When nobody has asked for longer, nginx asks first, and the page has not changed.
  await waitUntilStale(copy)
  const renewed = await get('/services')
  expect(statusOf(renewed)).toBe('nginx; fwd=stale; fwd-status=304')
  expect(read(renewed)).toBe(read(first))

  await site.kill()
  await waitUntilStale(renewed)
  const withoutSite = await get('/services')
  expect(withoutSite.status).toBe(200)
  expect(statusOf(withoutSite)).toBe('nginx; hit; detail=stale')
  expect((await get('/about')).status).toBe(502)
})

test('a browser with a current copy gets 304, also of what nginx does not keep, and what the site says of its own cache comes first', async () => {
  const { get, nginx } = await open(60)
  expect(nginx.check()).toMatch(/syntax is ok[\s\S]*test is successful/)
  await get('/about')
  // Another form of the page for nginx, which the site has.
  const page = await get('/about', { Accept: 'text/html;q=0.9, text/markdown;q=0.1' })
  expect(page.headers['cache-status']).toBe('pages; hit, nginx; fwd=miss')
  for (const path of ['/services', '/search?q=price', '/blogs.md']) {
    await get(path)
    const { headers } = await get(path)
    const again = await get(path, { 'If-None-Match': String(headers.etag) })
    expect([path, again.status, again.body.length]).toEqual([path, 304, 0])
    expect(again.headers['cache-control']).toBe(headers['cache-control'])
  }
})

test('encodings, HTML and Markdown have copies of their own, in whatever order they are asked for', async () => {
  const { get } = await open(60)
  const html = read(await get('/services'))
  const encodings = ['gzip, deflate, br, zstd', 'gzip', 'identity', 'br', 'br;q=0, gzip;q=1', 'deflate', '*']
  for (let round = 0; round < 2; round += 1) {
    for (const encoding of encodings) {
      const headers = { 'Accept-Encoding': encoding }
      const page = await get('/services', headers)
      expect(read(page)).toBe(html)
      expect(page.headers.vary).toBe('Accept, Accept-Encoding')
      if (!/br|\*/.test(encoding.replace('br;q=0', ''))) expect(page.headers['content-encoding']).not.toBe('br')
      const markdown = await get('/services', { ...headers, Accept: 'text/markdown' })
      expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8')
      expect(read(markdown)).toMatch(/^---\n/)
      const preferred = await get('/services', { ...headers, Accept: 'text/html, text/markdown;q=0.5' })
      expect(read(preferred)).toBe(html)
      if (round > 0) expect(statusOf(page)).toBe('nginx; hit')
    }
  }
})

test('the words of a campaign are one copy with the page, and what the site knows has its own', async () => {
  const { get } = await open(60)
  const campaign = 'utm_source=a&utm_medium=b%20c&utm_campaign=&gclid=x-1_y&fbclid=z&_gl=1*2'
  const pages = [
    ['/services', [`?${campaign}`, '?utm_source', '?gclid=1']],
    ['/blogs?topic=data', [`&${campaign}`, '&msclkid=2']],
    ['/contact?topic=energy', ['&from=%2Findustries%2Fenergy', '&from=%2Fabout&utm_source=a']],
  ] as const
  for (const [path, more] of pages) {
    const first = await get(path)
    expect([first.status, statusOf(first)]).toEqual([200, 'nginx; fwd=miss'])
    for (const query of more) {
      const again = await get(path + query)
      expect([query, statusOf(again), read(again)]).toEqual([query, 'nginx; hit', read(first)])
    }
  }
  const others = [
    '/blogs?topic=data?utm_source=a',
    '/services&utm_source=a',
    '/services?utm_source=a&x=1',
    '/blogs?page=1&a_utm_source=b',
  ]
  for (const path of others) expect([path, statusOf(await get(path))]).toEqual([path, 'nginx; fwd=miss'])
})

test('neither a missing file nor anything for one visitor is kept, and after a purge pages come from the site', async () => {
  const { get, nginx } = await open(60)
  for (const path of ['/nowhere', '/assets/other-release-12345678.js']) {
    for (let round = 0; round < 2; round += 1) {
      const answer = await get(path)
      expect([answer.status, statusOf(answer)]).toEqual([404, 'nginx; fwd=miss'])
    }
  }
  for (const path of ['/healthz', '/readyz', '/send-email', '/search?q=price', '/metrics']) {
    expect((await get(path)).headers).not.toHaveProperty('cache-status')
  }
  const post = await requestRaw(nginx.port, { path: '/about', method: 'POST' })
  expect(post.status).toBe(405)

  await get('/about')
  expect(statusOf(await get('/about'))).toBe('nginx; hit')
  nginx.purge()
  expect(statusOf(await get('/about'))).toBe('nginx; fwd=miss')
})

test('hashed files pass with their lifetime, and films in parts', async () => {
  const { get } = await open(60)
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(read(await get('/about'))) ?? []
  const headers = { 'Accept-Encoding': 'gzip, br' }
  const file = await get(script, headers)
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  expect(statusOf(await get(script, headers))).toBe('nginx; hit')
  for (let round = 0; round < 2; round += 1) {
    const part = await get('/media/vision.mp4', { Range: 'bytes=100-199' })
    expect([part.status, part.body.length]).toEqual([206, 100])
  }
})
