import request from 'supertest'
import { expect, test } from 'vitest'
import { formatLongDate } from '../../shared/values/dates.ts'
import { linksOf } from '../support/page-words.ts'
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
