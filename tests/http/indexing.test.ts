import request from 'supertest'
import { expect, test } from 'vitest'
import { demoAppPaths } from '../support/page-kinds.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { somePost } from '../support/some-content.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

const production = { PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' }

/** The site while a text has a blank to fill in, or when none has any more. */
function createSite(settings: Readonly<Record<string, string>>, isUnfinished: boolean) {
  const { isUnfinished: _, ...finished } = siteLibrary.siteData
  const siteData = isUnfinished ? { ...finished, isUnfinished } : finished
  return createTestApp({ settings, parts: { library: { ...siteLibrary, siteData } } }).app
}

test('nobody indexes a site while a text has a blank', async () => {
  await request(createSite(production, true)).get('/').expect(200).expect('X-Robots-Tag', 'noindex')
})

test.each(['/', `/blogs/${somePost}`, '/nowhere', '/%zz', '/robots.txt', '/favicon.svg', '/services/'])(
  '%s of a preview has noindex, rendered, kept and unchanged',
  async path => {
    const app = getSharedApp({ PUBLIC_URL: 'https://preview.example.com', APP_ENV: 'staging' })
    let tag = '"none"'
    for (const _ of ['rendered', 'kept', 'unchanged']) {
      const { headers } = await request(app).get(path).set('If-None-Match', tag)
      expect(headers['x-robots-tag']).toBe('noindex')
      tag = headers.etag ?? tag
    }
  },
)

test.each([
  ['in production', production],
  ['at an address that nobody else knows', {}],
])('search engines may index a site %s, but not the demo programs', async (_, settings) => {
  const app = createSite(settings, false)
  for (const path of ['/', '/robots.txt', '/favicon.svg']) {
    expect((await request(app).get(path).expect(200)).headers).not.toHaveProperty('x-robots-tag')
  }
  for (const path of demoAppPaths) await request(app).get(path).expect('X-Robots-Tag', 'noindex')
})
