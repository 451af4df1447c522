import request from 'supertest'
import { expect, test } from 'vitest'
import { feedFormats } from '../../shared/addresses/feed-formats.ts'
import { canonicalPaths } from '../support/page-paths.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const settings = { PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' }
const posts = await siteLibrary.read('posts')
const shouting = posts.map(({ title }) => title).filter(title => title === title.toUpperCase())

async function get(address: string): Promise<string> {
  return (await request(getSharedApp(settings)).get(address).expect(200)).text
}

test('there are titles in capitals to try', () => {
  expect(shouting.length).toBeGreaterThan(20)
})

test('no address shows a title in capitals: tab, shared links, breadcrumbs and text', async () => {
  const found: string[] = []
  const addresses = [...canonicalPaths, ...posts.map(({ id }) => `/blog/${id}`)]
  for (const path of addresses) {
    const html = await get(path)
    const graph = /<script type="application\/ld\+json">([^<]*)/.exec(html)?.[1] ?? ''
    // The data keep the title as it is.
    const readable = html.replaceAll(/"headline":"[^"]*"/g, '').replaceAll(/"title":"[^"]*"/g, '')
    const texts = [
      /<title>([^<]*)/.exec(html)?.[1],
      ...[...html.matchAll(/<meta (?:property|name)="[^"]*" content="([^"]*)"/g)].map(([, text]) => text),
      ...[...graph.matchAll(/"name":"([^"]*)"/g)].map(([, text]) => text),
      readable,
    ]
    if (texts.some(text => shouting.some(title => text?.includes(title)))) found.push(path)
  }
  expect(found).toEqual([])
})

test('no feed, index, spreadsheet or answer of the search has a title in capitals', async () => {
  const topics = await siteLibrary.read('topics')
  const feeds = [...feedFormats.map(({ path }) => path), ...topics.map(({ id }) => `/topics/${id}/feed.xml`)]
  for (const address of [...feeds, '/llms.txt', '/search.json?q=agents', '/search?q=coding']) {
    const text = await get(address)
    expect([address, shouting.filter(title => text.includes(title))]).toEqual([address, []])
  }
  const calculators = ['roi', 'pugh', 'threshold', 'audit', 'capacity', 'sourcing', 'cases'] as const
  for (const id of calculators) {
    const { article } = await siteLibrary.read(`calculators/${id}`)
    expect(shouting).not.toContain(article?.title)
  }
})

test('the data keep the title of an article as it is, and the page says it in sentence case', async () => {
  const html = await get('/blogs/blog-33')
  const [post] = posts.filter(({ id }) => id === 'blog-33')
  expect(html).toContain(`"headline":"${post?.title}"`)
  expect(post?.displayTitle).toBe('AI-assisted coding: What changes when the first draft is free')
  expect(html).toContain(`<title>${post?.displayTitle} | `)
})
