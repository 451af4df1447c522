import sharp from 'sharp'
import request from 'supertest'
import { expect, test } from 'vitest'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'
import { readProperties } from './every-page/head.ts'

const read = async (path: string, settings?: Readonly<Record<string, string>>) =>
  (await request(getSharedApp(settings)).get(path).expect(200)).text

test.each([
  ...['//evil.example', '//evil.example/%2e%2e/about', '/\\evil.example/'].map(path => [path, 404]),
  ...['/%zz', '/blog/%E0%A4%A', '/images/%'].map(path => [path, 400]),
])('%s has an answer of the site itself, with the status %i', async (path, status) => {
  const { text } = await request(getSharedApp()).get(String(path)).expect(Number(status))
  if (status === 400) expect(text).toMatch(/<h1[^>]*>Bad request<\/h1>/)
  expect(text).not.toMatch(/ (aria-current|data-active)="/)
})

test('without PUBLIC_URL canonical addresses begin with a slash, and no feed is named', async () => {
  const text = await read('/about')
  expect(text).toContain('<link rel="canonical" href="/about"/>')
  expect(text).not.toContain('rel="alternate"')
  for (const path of ['/topics/agents', '/corrections']) expect(await read(path)).not.toContain('feed.xml')
})

test('a page without a picture of its own has the card of the house as preview picture', async () => {
  const { name, tagline } = siteLibrary.siteData.site
  expect(readProperties(await read('/contact', { PUBLIC_URL: 'https://www.example.com' }))).toMatchObject({
    'og:image': 'https://www.example.com/images/social/default.png',
    'og:image:alt': `${name}: ${tagline}`,
  })
})

test('the picture of the first view is fetched first, pictures below the fold when they come near', async () => {
  const [first, ...others] = (await read('/')).split('<main')[1]?.match(/<img\b[^>]*>/g) ?? []
  expect(first).toContain('loading="eager" fetchPriority="high"')
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter(picture => !picture.includes('loading="lazy"'))).toEqual([])
})

test('an address of no case study opens none', async () => {
  for (const { id } of siteLibrary.siteData.industries.slice(0, 1)) {
    expect(await read(`/industries/${id}?case=nothing`)).not.toContain('<dialog')
  }
})

test('the icons of the manifest exist in the listed sizes', async () => {
  const { body, text } = await request(getSharedApp()).get('/site.webmanifest').buffer(true).expect(200)
  const { icons } = JSON.parse(Buffer.isBuffer(body) ? body.toString() : text)
  expect(icons).toMatchObject([{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }])
  for (const { src, sizes } of icons) {
    const { body } = await request(getSharedApp()).get(src).expect(200)
    const { width, height } = await sharp(body).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})
