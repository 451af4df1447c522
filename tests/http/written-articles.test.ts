import request from 'supertest'
import { expect, test } from 'vitest'
import { formatLongDate } from '../../shared/values/dates.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { counts } from '../support/post-count.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

async function readMain(path: string): Promise<string> {
  const app = getSharedApp()
  const { text } = await request(app).get(path).expect(200)
  return /<main[ >][\s\S]*<\/main>/.exec(text)?.[0] ?? ''
}

function cardsOf(html: string): readonly string[] {
  return html.match(/<article[ >][\s\S]*?<\/article>/g) ?? []
}

const [newest] = await siteLibrary.read('posts')

/** Where the link of these words leads, undefined where there is none. */
function targetOf(html: string, words: string): string | undefined {
  return linksOf(html).find(([own]) => own === words)?.[1]
}

test('/blog shows cover, title, author with role, long date, age and excerpt, and links within itself', async () => {
  const main = await readMain('/blog')
  expect(main).toMatch(/<h1[^>]*>Blog<\/h1>/)
  expect(cardsOf(main)).toHaveLength(24)
  expect(cardsOf(await readMain('/blog?page=2'))).toHaveLength(counts.posts - 24)
  const card =
    [...cardsOf(main), ...cardsOf(await readMain('/blog?page=2'))].find(found =>
      found.includes('AI-assisted coding'),
    ) ?? ''
  expect(card).toMatch(/<img[^>]* src="\/images\/covers\/blog-33\.jpg" alt="[^"]+"/)
  expect(wordsOf(card)).toEqual([
    'August 12, 2025',
    '· 1 week ago',
    'AI-assisted coding: What changes when the first draft is free',
    expect.stringMatching(/^Writing code is only one stage of a release\. .+ keep the gain\.$/),
    'Esen Whitlock',
    'Lead AI Solutions and Enterprise Architect',
    'Engineering practice',
  ])
  expect(linksOf(card).map(([, href]) => href)).toEqual(['/blog/blog-33', '/team/esen-whitlock', '/topics/engineering'])
})

test('/blogs shows "Read more →" and links within itself', async () => {
  const main = await readMain('/blogs')
  expect(main).toMatch(/<h1[^>]*>Our Blogs<\/h1>/)
  expect(linksOf(cardsOf(main)[0] ?? '')).toEqual([
    [expect.any(String), expect.stringMatching(/^\/topics\//)],
    [expect.stringContaining('Read more →'), `/blogs/${newest?.id}`],
  ])
})

test.each(['/blog', '/blogs'])('%s says when a period has no posts', async path => {
  expect(wordsOf(await readMain(`${path}?year=1999&month=1`))).toEqual(
    expect.arrayContaining([
      'No blog posts found for this period',
      'Try a different period or show all posts.',
      'Show All Posts',
    ]),
  )
})

test.each(['/blog', '/blogs'])(
  '%s is filtered by topic and month together, and keeps both in its links',
  async path => {
    const topic = await readMain(`${path}?topic=data`)
    const posts = (await siteLibrary.read('posts')).filter(({ topics }) =>
      topics.some(tag => tag === 'Data' || tag === 'Retrieval'),
    )
    expect(cardsOf(topic)).toHaveLength(posts.length)
    expect(topic).toMatch(/aria-current="true">Data and retrieval</)
    expect(targetOf(topic, 'All Topics')).toBe(path)
    expect(targetOf(topic, 'Data and retrieval'), 'the same again clears').toBe(path)
    expect(targetOf(topic, 'Strategy and returns')).toBe(`${path}?topic=returns`)

    const month = await readMain(`${path}?year=2025&month=8&topic=engineering`)
    expect(cardsOf(month)).toHaveLength(1)
    expect(targetOf(month, 'All Topics')).toBe(`${path}?year=2025&month=8`)
    expect(targetOf(month, 'Forecasts and schedules'), 'no posts in this month').toBeUndefined()
  },
)

test('the archive of a topic has its months only', async () => {
  const main = await readMain('/blog?topic=planning')
  const all = linksOf(await readMain('/blog')).filter(([, href]) => href.includes('month='))
  const months = linksOf(main).filter(([, href]) => href.includes('month='))
  expect(months.length).toBeGreaterThan(0)
  expect(months.length).toBeLessThan(all.length)
  expect(months.filter(([, href]) => !href.endsWith('&topic=planning'))).toEqual([])
})

test.each(['/blog/blog-32', '/blogs/blog-32'])(
  'the article %s shows its author with picture and role, leads back, and on to its neighbors below /blogs',
  async path => {
    const main = await readMain(path)
    const [header = ''] = main.split('</header>')
    expect(wordsOf(header).slice(0, 5)).toEqual([
      'July 29, 2025',
      '· 3 weeks ago',
      'The 2025 generative AI landscape: A buyer’s map',
      'By Clodagh Varma',
      'SVP of Sales',
    ])
    expect(header).toContain('src="/images/avatars/clodagh-varma.jpg"')
    expect(linksOf(main)).toEqual(
      expect.arrayContaining([
        ['← Back to Blog', '/blog'],
        ['All Blogs', '/blogs'],
        ['Previous Blog', '/blogs/blog-33'],
        ['Next Blog', '/blogs/blog-31'],
      ]),
    )
  },
)

test('the newest post has no previous and the oldest no next', async () => {
  expect(targetOf(await readMain(`/blogs/${newest?.id}`), 'Previous Blog')).toBeUndefined()
  expect(targetOf(await readMain('/blogs/give-the-model-a-form'), 'Next Blog')).toBeUndefined()
})

test('a stored post shows its author with picture and role, and date and time', async () => {
  const main = await readMain('/blogs/give-the-model-a-form')
  const [header = '', body = ''] = main.split('</header>')
  expect(wordsOf(header)).toEqual([
    'May 15, 2024, 9:00 AM UTC',
    '· 1 year ago',
    'Give the model a form to fill in',
    'Esen Whitlock',
    'Lead AI Solutions and Enterprise Architect',
    '5 min read',
    '← Back to Blog',
  ])
  expect(header).toContain('src="/images/avatars/esen-whitlock.jpg"')
  expect(body).toMatch(/data-part="body"[\s\S]*<h2/)
})

test('an article ends with its references, how to cite it, when its facts were checked and its changes', async () => {
  const main = await readMain('/whitepapers/risks-and-ethical-ai')
  const end = main.slice(
    main.indexOf('References</h2>') >= 0 ? main.indexOf('References') : main.indexOf('>References'),
  )
  expect(end).toMatch(/<li id="[^"]*fn-[^"]+">[\s\S]*Looked up on [A-Z][a-z]+ \d+, 2026/)
  expect(end).toMatch(
    /Cite this:[\s\S]*“Risks and ethical AI[^”]*.” Spanwell AI, February 11, 2025; changed November 26, 2026/,
  )
  expect(end).toMatch(/Facts last checked on <time dateTime="2026-11-22">[^<]+<\/time> by the makers of this sample\./)
  expect(end).toMatch(/Changes<\/h2>[\s\S]*<time dateTime="2026-11-22">/)
})

test('every date of a list, a post or a paper is also one for machines', async () => {
  const datesOf = async (path: string) =>
    [...(await readMain(path)).matchAll(/<time dateTime="([^"]+)">([^<]+)<\/time>/g)].map(([, time, words]) => [
      time,
      words,
    ])
  for (const path of ['/blog', '/blogs']) {
    const dates = await datesOf(path)
    expect(dates).toHaveLength(24)
    expect(dates[0]).toEqual([newest?.publishedOn, formatLongDate(newest?.publishedOn ?? '')])
  }
  const [stored] = await datesOf('/blogs/give-the-model-a-form')
  expect(stored).toEqual(['2024-05-15T09:00:00Z', 'May 15, 2024, 9:00 AM UTC'])
  const [article, ...related] = await datesOf('/blogs/blog-32')
  expect(article).toEqual(['2025-07-29', 'July 29, 2025'])
  expect(related.length).toBeGreaterThan(0)
  expect(await datesOf('/whitepapers/custom-built-agentic-enterprise-decision-making-ai')).toEqual([
    ['2025-04-23', 'April 23, 2025'],
    // Its review and its changes.
    ['2026-11-22', 'November 22, 2026'],
    ['2026-11-22', 'November 22, 2026'],
    ['2026-11-26', 'November 26, 2026'],
  ])
})

test('a part of a series lists all parts and marks itself', async () => {
  const main = await readMain('/blogs/blog-23')
  const series = main.match(/<nav[ >][\s\S]*?<\/nav>/g)?.find(nav => /Part .*3.* of .*5/.test(nav)) ?? ''
  expect(series.match(/<li[ >]/g)).toHaveLength(5)
  expect(linksOf(series)).toHaveLength(4)
})

test('the list of papers shows category, title, abstract, authors by portrait, and a way to each paper', async () => {
  const main = await readMain('/whitepapers')
  expect(main).toMatch(/<h2[^>]*>Featured Research<\/h2>/)
  expect(cardsOf(main)).toHaveLength(6)
  const [card = ''] = cardsOf(main)
  expect(wordsOf(card)).toEqual(
    expect.arrayContaining([
      'Business Strategy',
      'The competitive divide: Firms that compound AI and firms that pilot it',
      expect.stringMatching(/^Adoption of AI is wide by some measures/),
    ]),
  )
  expect(card).toContain('src="/images/avatars/bao-castellane.jpg"')
  expect(linksOf(card)).toEqual([
    [expect.stringContaining('Download PDF'), '/files/competitive-divide-blog.pdf'],
    [expect.stringContaining('Read Paper'), '/whitepapers/competitive-divide-blog'],
  ])
})

test('a paper shows tags, authors with titles, age, abstract, body, and the papers beside it', async () => {
  const main = await readMain('/whitepapers/custom-built-agentic-enterprise-decision-making-ai')
  expect(wordsOf(main)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^#\w/),
      'Lead AI Solutions and Enterprise Architect',
      'April 23, 2025',
      'Abstract',
      'References',
    ]),
  )
  expect(targetOf(main, 'Previous Paper')).toBe('/whitepapers/competitive-divide-blog')
  expect(targetOf(main, 'Next Paper')).toBe('/whitepapers/measuring-roi-enterprise-generative-ai')
})

test('the newest paper has no previous and the oldest no next', async () => {
  expect(targetOf(await readMain('/whitepapers/competitive-divide-blog'), 'Previous Paper')).toBeUndefined()
  expect(targetOf(await readMain('/whitepapers/risks-and-ethical-ai'), 'Next Paper')).toBeUndefined()
})

test('an article with a chart has its drawings and their style, and an article without one has neither', async () => {
  const app = getSharedApp()
  const read = async (path: string) => (await request(app).get(path).expect(200)).text
  const [withChart, without] = await Promise.all([read('/blogs/blog-33'), read('/blogs/blog-15')])
  const style = /<style data-sheets="[^"]*\/assets\/ChartedPart-/
  expect(withChart).toMatch(style)
  expect(withChart.match(/<svg viewBox="0 0 (640|280) /g)).toHaveLength(2)
  expect(without).not.toMatch(style)
  expect(without).not.toMatch(/chart/i)
  expect(without).not.toContain('<svg viewBox="0 0 640')
})
