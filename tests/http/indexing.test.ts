import request from 'supertest'
import { expect, test } from 'vitest'
import { someDemo } from '../support/some-demo.ts'
import { getSharedApp } from '../support/test-app.ts'

const production = { PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' }
const preview = () => getSharedApp({ PUBLIC_URL: 'https://preview.example.com', APP_ENV: 'staging' })

test.each(['/', '/blogs/blog-33', '/nowhere', '/%zz', '/robots.txt', '/favicon.svg', '/services/'])(
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
  const app = getSharedApp(settings)
  for (const path of ['/', '/robots.txt', '/favicon.svg']) {
    expect((await request(app).get(path).expect(200)).headers).not.toHaveProperty('x-robots-tag')
  }
  await request(app).get(`/demo-apps/${someDemo.id}/`).expect('X-Robots-Tag', 'noindex')
})
