import request from 'supertest'
import { expect, test } from 'vitest'
import { findMarkupFaults } from '../support/markup-faults.ts'
import { canonicalPaths } from '../support/page-paths.ts'
import { somePost } from '../support/some-content.ts'
import { getSharedApp } from '../support/test-app.ts'

test('the markup of every page is valid', async () => {
  const app = getSharedApp({ PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' })
  const { text: sitemap } = await request(app).get('/sitemap.xml').expect(200)
  const listed = [...sitemap.matchAll(/<loc>https:\/\/www\.example\.com([^<]+)<\/loc>/g)].map(([, path = '']) => path)
  const paths = new Set([...listed, ...canonicalPaths, `/blog/${somePost}`])
  expect(listed).toContain(`/blogs/${somePost}`)
  const faults: Record<string, readonly string[]> = {}
  for (const path of paths) {
    const found = findMarkupFaults((await request(app).get(path)).text)
    if (found.length > 0) faults[path] = found
  }
  expect(faults).toEqual({})
})
