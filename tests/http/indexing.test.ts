import request from 'supertest'
import { expect, test } from 'vitest'
import { demoAppPaths } from '../support/page-kinds.ts'
import { somePost } from '../support/some-content.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

const production = { PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' }
/** The site as it is when no text has a blank to fill in any more. */
function createFinishedApp(settings: Readonly<Record<string, string>>) {
  const { siteData, read } = createTestApp().services.library
  const { isUnfinished, ...finished } = siteData
  return createTestApp({ settings, parts: { library: { siteData: finished, read } } }).app
}

test('nobody indexes a site while a text has a blank', async () => {
  const { siteData, read } = createTestApp().services.library
  const { app } = createTestApp({
    settings: production,
    parts: { library: { siteData: { ...siteData, isUnfinished: true }, read } },
  })
  await request(app).get('/').expect(200).expect('X-Robots-Tag', 'noindex')
})

const preview = () => getSharedApp({ PUBLIC_URL: 'https://preview.example.com', APP_ENV: 'staging' })

test.each(['/', `/blogs/${somePost}`, '/nowhere', '/%zz', '/robots.txt', '/favicon.svg', '/services/'])(
  '%s of a preview has noindex',
  async path => {
    const app = preview()
    for (const _ of ['rendered', 'kept']) {
      expect((await request(app).get(path)).headers['x-robots-tag']).toBe('noindex')
    }
    const { headers } = await request(app).get(path)
    if (headers.etag === undefined) return
    const unchanged = await request(app).get(path).set('If-None-Match', headers.etag)
    expect(unchanged.headers['x-robots-tag']).toBe('noindex')
  },
)

test.each([
  ['in production', production],
  ['at an address that nobody else knows', {}],
])('search engines may index a site %s, but not the demo programs', async (_, settings) => {
  const app = createFinishedApp(settings)
  for (const path of ['/', '/robots.txt', '/favicon.svg']) {
    expect((await request(app).get(path).expect(200)).headers).not.toHaveProperty('x-robots-tag')
  }
  for (const path of demoAppPaths) await request(app).get(path).expect('X-Robots-Tag', 'noindex')
})
