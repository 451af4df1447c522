import request from 'supertest'
import { expect, test } from 'vitest'
import { somePost } from '../support/some-content.ts'
import { getSharedApp } from '../support/test-app.ts'

const settings = { CDN_SECONDS: '60', METRICS_TOKEN: '0123456789abcdef' }
const shared = 'max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400, no-transform'
const revalidated = 'no-cache, no-transform'

test.each(['/', '/services', '/blogs', `/blogs/${somePost}.md`, '/contact?sent=1'])(
  'with CDN_SECONDS caches in front may keep %s, and browsers revalidate it',
  async path => {
    const app = getSharedApp(settings)
    const first = await request(app).get(path).expect(200).expect('Cache-Control', shared)
    const hit = await request(app).get(path).expect('Cache-Control', shared).expect('Cache-Status', 'pages; hit')
    const current = await request(app)
      .get(path)
      .set('If-None-Match', String(hit.headers.etag))
      .expect(304)
      .expect('Cache-Control', shared)
    expect(current.headers.vary).toBe(first.headers.vary)
  },
)

test('Markdown at the address of a page may be kept, too, and says what it varies by', async () => {
  const { headers } = await request(getSharedApp(settings)).get('/services').set('Accept', 'text/markdown')
  expect(headers).toMatchObject({ 'cache-control': shared, vary: 'Accept, Accept-Encoding' })
})

test.each([
  ['/nowhere', 404, revalidated],
  ['/assets/other-release.js', 404, revalidated],
  ['/search?q=price', 200, revalidated],
  ['/search.json?q=price', 200, 'no-cache'],
  ['/openapi.json', 200, 'no-cache'],
  ['/%zz', 400, 'no-store'],
  ['/healthz', 200, 'no-store'],
  ['/readyz', 200, 'no-store'],
  ['/metrics', 401, 'no-store'],
  ['/send-email', 405, 'no-store'],
])('no cache in front may keep %s', async (path, status, value) => {
  await request(getSharedApp(settings)).get(path).expect(status).expect('Cache-Control', value)
})

test('a refused form is for one visitor; without CDN_SECONDS every page is revalidated', async () => {
  const post = request(getSharedApp(settings)).post('/send-email').type('form').set('Accept', 'text/html')
  await post.send('name=Ada').expect(400).expect('Cache-Control', 'no-store')
  await request(getSharedApp()).get('/services').expect('Cache-Control', revalidated)
})
