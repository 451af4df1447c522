import request from 'supertest'
import { expect, test } from 'vitest'
import { resolveAddress } from '../../shared/addresses/resolve-address.ts'
import { pagePaths } from '../support/page-paths.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { waitUntil } from '../support/wait-for.ts'

function load({ services }: TestApp, pathname: string, search = '') {
  return services.pages.load(resolveAddress({ pathname, search }))
}

test.each([
  '/',
  '/assets/',
  '/blog/',
  '/blogs/',
  '/careers/',
  '/demos/',
  '/industries/',
  '/team/',
  '/topics/',
  '/work/',
])('unknown addresses below %s share one page at most, whatever their words lead to', async folder => {
  const { app, services } = createTestApp()
  const words = ['pricing', 'agents', 'insurance', 'roadmap', 'blogs', 'qqqqqq']
  for (const word of words) await request(app).get(`${folder}${word}-2026?page=2`).expect(404)
  // Nothing is like a missing file, so that all of them have the same page.
  const { text } = await request(app).get(`${folder}qqqqqq.js`).expect(404)
  await request(app).get(`${folder}other.js`).expect(404).expect('Cache-Status', 'pages; hit')
  // One page in its three encodings.
  expect(services.pages.bytes()).toBeLessThan(1.9 * Buffer.byteLength(text))
})

test('no number of pages with a query pushes out a page of the route table', async () => {
  const { app } = createTestApp({ settings: { PAGE_CACHE_MIB: '1' } })
  await request(app).get('/services').expect(200)
  for (const month of Array.from({ length: 12 }, (_, index) => index + 1)) {
    for (const year of [2024, 2025]) await request(app).get(`/blogs?year=${year}&month=${month}`).expect(200)
  }
  await request(app).get('/services').expect('Cache-Status', 'pages; hit')
})

test('every cached page gets its brotli encoding, also when many come at once', async () => {
  const { app, services } = createTestApp()
  const paths = ['/', '/about', '/services', '/contact', '/blogs', '/careers', '/privacy', '/security', '/terms']
  await Promise.all(paths.map(path => request(app).get(path).expect(200)))
  await waitUntil(() => paths.every(path => services.pages.get(path)?.encodings.br !== undefined))
})

test('all pages together take no more than the limit', async () => {
  const test = createTestApp({ settings: { PAGE_CACHE_MIB: '1' } })
  for (const path of pagePaths) await load(test, path)
  expect(test.services.pages.bytes()).toBeGreaterThan(500_000)
  expect(test.services.pages.bytes()).toBeLessThanOrEqual(1024 * 1024)
})

test('with a limit of 0 no page is cached', async () => {
  const { app, services } = createTestApp({ settings: { PAGE_CACHE_MIB: '0' } })
  for (const _ of [1, 2]) expect((await request(app).get('/services')).headers).not.toHaveProperty('cache-status')
  expect(services.pages.bytes()).toBe(0)
})

test.each(['/robots.txt', '/llms.txt', '/sitemap.xml', '/feed.xml', '/openapi.json'])(
  '%s is cached once in whatever case its path is asked for',
  async path => {
    const { app } = createTestApp({ settings: { PUBLIC_URL: 'https://www.example.com' } })
    const [folder = '', ...file] = path.slice(1).split(/(?=\/)/)
    const other = file.length === 0 ? `/${folder.toUpperCase()}` : `/${folder.toUpperCase()}${file.join('')}`
    await request(app).get(path).expect(200)
    await request(app).get(other).expect(200).expect('Cache-Status', 'pages; hit')
  },
)
