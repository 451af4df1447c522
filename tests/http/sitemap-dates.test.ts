import request from 'supertest'
import { expect, test } from 'vitest'
import { listSitemapEntries } from '../../server/crawlers/sitemap.ts'
import { changeLibrary } from '../support/changed-library.ts'
import { listFeedArticles } from '../support/feed-articles.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const site = 'https://www.example.com'
const [newest] = await listFeedArticles(1)

test('the sitemap dates articles by themselves, lists by their newest article, and leaves other pages undated', async () => {
  const { text } = await request(getSharedApp({ PUBLIC_URL: site, APP_ENV: 'production' })).get('/sitemap.xml')
  const urls = text.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)
  const dates = new Map([...urls].map(([, address = '', changed]) => [address.slice(site.length), changed]))
  expect(dates.get('/blogs/beat-last-week-first'), 'the day of the last change').toBe('2026-11-22')
  const unchanged = await changeLibrary('posts', posts => posts.map(({ changedOn, ...post }) => post))
  const entries = await listSitemapEntries(unchanged, new Date('2026-11-24'))
  const { changed } = entries.find(({ path }) => path === '/blogs/blog-33') ?? expect.fail('it is listed')
  expect(changed, 'an article that was never changed').toBe('2025-08-12')
  expect(dates.get('/whitepapers/risks-and-ethical-ai')).toBe('2026-11-26')
  expect(dates.get('/careers/vp-operations')).toBe('2025-08-04')
  expect(dates.get('/careers')).toBe((await siteLibrary.read('jobs'))[0]?.datePosted)
  expect(dates.get('/blogs')).toBe(newest?.publishedOn)
  expect(dates.get('/about')).toBeUndefined()
})
