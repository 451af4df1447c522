import sharp from 'sharp'
import request from 'supertest'
import { expect, test } from 'vitest'
import { listPages } from '../../shared/site-pages/page-list.ts'
import { pagePaths } from '../support/page-paths.ts'
import { decodeHtml } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { somePost, someService } from '../support/some-content.ts'
import { getSharedApp } from '../support/test-app.ts'

const site = 'https://www.example.com'
const somePerson = pagePaths.find(path => path.startsWith('/team/')) ?? expect.fail('somebody has a page')
const settings = { PUBLIC_URL: site, APP_ENV: 'production' }

const shared = () => getSharedApp(settings)

/** Reads what a page's head tells, each property once. */
async function readHead(path: string) {
  const { text } = await request(shared()).get(path)
  const pairs = [...text.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"\/>/g)]
  const properties = Object.fromEntries(pairs.map(([, name, value = '']) => [name, decodeHtml(value)]))
  expect(pairs).toHaveLength(Object.keys(properties).length)
  return { text, properties, canonical: /<link rel="canonical" href="([^"]+)"\/>/.exec(text)?.[1] }
}

test.each(pagePaths)('%s has metadata for shared links', async path => {
  const { properties, canonical } = await readHead(path)
  expect(properties).toMatchObject({
    'og:site_name': siteLibrary.siteData.site.name,
    'og:title': expect.stringMatching(/^[^|]{4,}$/),
    'og:description': properties.description,
    'og:url': canonical,
    'og:type': expect.stringMatching(/^(website|article)$/),
    'og:image': expect.stringMatching(/^https:\/\/www\.example\.com\/(og\/.+\.jpg|images\/social\/default\.png)$/),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringMatching(/\w/),
    'twitter:card': 'summary_large_image',
  })
})

test('every preview picture has 1200 × 630 pixels and at most 300 kB', async () => {
  const app = shared()
  const pictures = new Set<string>()
  for (const { path } of await listPages(siteLibrary)) pictures.add((await readHead(path)).properties['og:image'] ?? '')
  expect(pictures.size).toBeGreaterThan(50)
  for (const picture of pictures) {
    const { body, type } = await request(app).get(picture.slice(site.length)).expect(200)
    expect(type, picture).toBe(picture.endsWith('.jpg') ? 'image/jpeg' : 'image/png')
    expect(body.length, picture).toBeLessThanOrEqual(300_000)
    const { width, height } = await sharp(body).metadata()
    expect({ width, height }, picture).toEqual({ width: 1200, height: 630 })
  }
})

test('a post has its cover as preview picture, with its text, and a page without one the card of the house', async () => {
  const cover = (await siteLibrary.read('posts')).find(({ id }) => id === somePost)?.cover
  expect((await readHead(`/blogs/${somePost}`)).properties).toMatchObject({
    'og:image': `${site}/og${cover?.src}`,
    'og:image:alt': cover?.alt,
  })
  const { name, tagline } = siteLibrary.siteData.site
  expect((await readHead('/contact')).properties).toMatchObject({
    'og:image': `${site}/images/social/default.png`,
    'og:image:alt': `${name}: ${tagline}`,
  })
})

test('both paths of a post have the same picture', async () => {
  const one = await readHead(`/blog/${somePost}`)
  const other = await readHead(`/blogs/${somePost}`)
  expect(one.properties['og:image']).toBe(other.properties['og:image'])
})

test('a written article is an article with its date', async () => {
  const post = (await siteLibrary.read('posts')).find(({ id }) => id === somePost)
  expect((await readHead(`/blogs/${somePost}`)).properties).toMatchObject({
    'og:type': 'article',
    'article:published_time': expect.stringContaining(post?.publishedOn ?? ''),
  })
  expect((await readHead('/about')).properties).not.toHaveProperty('article:published_time')
})

test('the data keep the title of an article as it is, and the page says it in sentence case', async () => {
  const { text } = await readHead('/blogs/blog-33')
  const post = (await siteLibrary.read('posts')).find(({ id }) => id === 'blog-33')
  expect(text).toContain(`"headline":"${post?.title}"`)
  expect(post?.displayTitle).toBe('AI-assisted coding: What changes when the first draft is free')
  expect(text).toContain(`<title>${post?.displayTitle} | `)
})

test.each(['/nowhere', '/blogs/lost'])('the not-found page %s has the default picture and no URL', async path => {
  const { properties } = await readHead(path)
  expect(properties).toMatchObject({ 'og:image': `${site}/images/social/default.png`, robots: 'noindex' })
  expect(properties).not.toHaveProperty('og:url')
})

test('every page links the three feeds if PUBLIC_URL is set', async () => {
  const { text } = await readHead('/about')
  const types = [...text.matchAll(/<link rel="alternate" type="([^"]+)" title="[^"]+" href="([^"]+)"\/>/g)]
  expect(types.map(([, type, path]) => [type, path])).toEqual([
    ['application/rss+xml', '/feed.xml'],
    ['application/atom+xml', '/atom.xml'],
    ['application/feed+json', '/feed.json'],
  ])
  const app = getSharedApp()
  expect((await request(app).get('/about')).text).not.toContain('rel="alternate"')
})

test.each(['/', `/services/${someService}`, `/blogs/${somePost}`, somePerson])(
  'the graph of %s is in the page once, at its end, and not in the page state',
  async path => {
    const { text } = await readHead(path)
    const graphs = [...text.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
    expect(graphs).toHaveLength(1)
    expect(text.endsWith(`${graphs[0]?.[0]}</body></html>`)).toBe(true)
    expect(JSON.parse(graphs[0]?.[1] ?? '')).toMatchObject({ '@context': 'https://schema.org' })
    const state = /<script id="page-state"[^>]*>([^<]*)</.exec(text)?.[1] ?? ''
    expect(state).not.toContain('schema.org')
  },
)

test('the icons of the manifest exist in the listed sizes', async () => {
  const app = getSharedApp()
  const { body, text } = await request(app).get('/site.webmanifest').buffer(true).expect(200)
  const { icons } = JSON.parse(Buffer.isBuffer(body) ? body.toString() : text)
  expect(icons.map(({ sizes, purpose }: Readonly<Record<string, string>>) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes } of icons) {
    const { body } = await request(app).get(src).expect(200)
    const { width, height } = await sharp(body).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})
