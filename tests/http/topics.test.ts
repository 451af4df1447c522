import request from 'supertest'
import { expect, test } from 'vitest'
import { brotliBytes } from '../support/built-chunks.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const production = { PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' }
const openSite = () => request(getSharedApp(production))
/** As for the other pages in budgets.test.ts. */
const maxBytes = 14_000
const topics = await siteLibrary.read('topics')
const get = async (path: string) => (await openSite().get(path).expect(200)).text
const hrefsOf = async (path: string) => linksOf(await get(path)).map(([, href]) => href)

test('the page of topics links to each topic and to the articles of each reading list', async () => {
  const lists = await siteLibrary.read('reading-lists')
  const expected = [
    ...topics.map(({ id }) => `/topics/${id}`),
    ...lists.flatMap(({ id, reading }) => [`#${id}`, ...reading.map(({ to }) => to)]),
  ]
  expect(await hrefsOf('/topics')).toEqual(expect.arrayContaining(expected))
})

test.each(topics.map(({ id }) => id))(
  'the topic %s has its articles in order, and all others with its tags',
  async id => {
    const topic = await siteLibrary.read(`topics/${id}`)
    const html = await get(`/topics/${id}`)
    expect(brotliBytes(html, maxBytes), 'within the budget of a page').toBeLessThanOrEqual(maxBytes)
    const hrefs = linksOf(html).map(([, href]) => href)
    const order = topic.reading.map(({ to }) => to)
    expect(hrefs.filter(href => order.includes(href)).slice(0, order.length)).toEqual(order)
    const tagged = [
      ...(await siteLibrary.read('posts'))
        .filter(post => post.topics.some(tag => topic.tags.includes(tag)))
        .map(post => `/blogs/${post.id}`),
      ...(await siteLibrary.read('papers'))
        .filter(paper => paper.tags.some(tag => topic.tags.includes(tag)))
        .map(paper => `/whitepapers/${paper.id}`),
    ]
    const listed = hrefs.filter(href => /^\/(blogs|whitepapers)\/[^#]+$/.test(href))
    expect(new Set(listed).size, 'each article once').toBe(listed.length)
    // At most twelve stand beside the order.
    expect(listed.length).toBe(order.length + Math.min(12, tagged.filter(path => !order.includes(path)).length))
    const related = [...topic.useCases, ...topic.demos, ...topic.calculators, ...topic.products].map(({ to }) => to)
    expect(hrefs).toEqual(expect.arrayContaining(related))
  },
)

test('an unknown topic is not found, as page and as feed', async () => {
  const site = openSite()
  await site.get('/topics/nothing').expect(404)
  await site.get('/topics/nothing/feed.xml').expect(404)
})

test('tags of an article lead to topics and industries, and its foot to the next article of its topic', async () => {
  const article = await get('/blogs/blog-34')
  expect(linksOf(article)).toEqual(
    expect.arrayContaining([
      ['#Energy & Utilities', '/industries/energy'],
      ['#Forecasting', '/topics/planning'],
      ['Beat last week first', '/blogs/beat-last-week-first'],
    ]),
  )
  expect(wordsOf(article).join(' ')).toContain('2 of 4 in reading order')
  const paper = await hrefsOf('/whitepapers/ai-readiness-roadmap')
  expect(paper).toEqual(expect.arrayContaining(['/topics/scaling', '/topics/governance', '/blogs/blog-15']))
})

test('blog lists link to all topics, cards to theirs, and a chosen tag to the topic that holds it', async () => {
  expect(await hrefsOf('/whitepapers')).toContain('/topics')
  for (const path of ['/blog', '/blogs']) {
    expect(await hrefsOf(path), path).toEqual(expect.arrayContaining(['/topics', '/topics/returns']))
  }
  expect(linksOf(await get('/blogs?topic=retrieval'))).toContainEqual(['Data and retrieval', '/topics/data'])
})

test('an industry page links to the nearest topic', async () => {
  expect(linksOf(await get('/industries/energy'))).toContainEqual([
    'Topic: Forecasts and schedules',
    '/topics/planning',
  ])
})

test('the page of a topic names its feed, also for programs, unless the site has no address', async () => {
  const html = await get('/topics/agents')
  expect(html).toContain(
    '<link rel="alternate" type="application/rss+xml" title="RSS: AI agents" href="/topics/agents/feed.xml"/>',
  )
  expect(linksOf(html)).toContainEqual(['RSS feed of this topic', '/topics/agents/feed.xml'])
  const local = request(getSharedApp())
  expect((await local.get('/topics/agents').expect(200)).text).not.toContain('feed.xml')
  await local.get('/topics/agents/feed.xml').expect(404)
})

test('the feed of a topic has its articles in full, newest first, and answers 304', async () => {
  const path = '/topics/agents/feed.xml'
  const site = openSite()
  const { text, headers } = await site
    .get(path)
    .expect(200)
    .expect('Content-Type', /^application\/rss\+xml/)
  expect(headers['cache-control']).toBe('public, max-age=3600')
  await site.get(path).set('If-None-Match', String(headers.etag)).expect(304)
  const guids = [...text.matchAll(/<guid[^>]*>([^<]+)</g)].map(([, guid]) => guid)
  expect(guids[0]).toBe('https://www.example.com/whitepapers/custom-built-agentic-enterprise-decision-making-ai')
  expect(guids).toHaveLength(6)
  expect(text).toContain('<title>AI agents | Spanwell AI</title>')
  expect(text).toContain('<dc:creator>Esen Whitlock, Bao Castellane</dc:creator>')
})

test('structured data has a topic as a collection in reading order, below the page of topics', async () => {
  const html = await get('/topics/agents')
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const { '@graph': graph } = JSON.parse(json)
  expect(graph[0]).toMatchObject({ '@type': 'CollectionPage', name: 'AI agents' })
  expect(graph[0].mainEntity.itemListElement[0]).toMatchObject({
    position: 1,
    url: 'https://www.example.com/blogs/blog-21',
  })
  const crumbs = graph[1].itemListElement.map(({ name }: { name: string }) => name)
  expect(crumbs).toEqual(['Home', 'Topics', 'AI agents'])
})
