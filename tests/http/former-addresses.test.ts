import request from 'supertest'
import { expect, test } from 'vitest'
import { getSharedApp } from '../support/test-app.ts'

test.each(['/sw.js', '/service-worker.js'])(
  '%s is a script that ends a former worker, and nobody keeps it',
  async path => {
    const { text, headers } = await request(getSharedApp({ CDN_SECONDS: '60' }))
      .get(path)
      .expect(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(text).toContain('unregister()')
    expect(text).not.toMatch(/fetch|import|https?:/)
  },
)

test('the preview picture of a page by an earlier release leads to the one of the house', async () => {
  const { headers } = await request(getSharedApp()).get('/og/blog-33-1a2b3c4d.jpg').expect(301)
  expect(headers.location).toBe('/images/social/default.png')
})
