import request from 'supertest'
import { expect, test } from 'vitest'
import { readMarkdown } from '../support/read-markdown.ts'
import { getSharedApp } from '../support/test-app.ts'

test('a chart is its caption, its words and its table', async () => {
  const { text } = await request(getSharedApp()).get('/blogs/blog-26.md').expect(200)
  expect(text).toMatch(
    /\*\*Plan one drives empty before each of the eight riders\*\*\n\nThe town on a grid of miles\. [^\n]+\n\n\*\*The chart as a table\*\*\n\n\| Stop \|/,
  )
})

test('a section is the Markdown at its anchor, with all below it, from the cache the second time', async () => {
  const app = getSharedApp()
  const { text } = await request(app).get('/pricing.md?section=questions').expect(200)
  const { fields, headings } = readMarkdown(text)
  expect(fields.url).toBe('/pricing#questions')
  expect(headings[0]).toEqual({ level: 2, text: 'Questions about price' })
  expect(headings.slice(1).every(({ level }) => level === 3)).toBe(true)
  expect(headings.length).toBeGreaterThan(4)
  await request(app).get('/pricing.md?section=questions').expect(200).expect('Cache-Status', 'pages; hit')
  const { text: term } = await request(app).get('/glossary.md?section=backtest').expect(200)
  expect(readMarkdown(term).headings).toEqual([{ level: 3, text: 'Backtest' }])
})

test('there is no section at an anchor that the page lacks', async () => {
  const app = getSharedApp()
  for (const path of ['/pricing.md?section=nothing', '/lost.md?section=terms', '/search.md?section=main'])
    await request(app).get(path).expect(404)
  // A page itself has no sections.
  await request(app).get('/pricing?section=nothing').expect(200)
})

test('the address of a case study has the Markdown of the case', async () => {
  const { text } = await request(getSharedApp()).get('/industries/energy.md?case=storm-outage-prediction').expect(200)
  const { headings, body } = readMarkdown(text)
  expect(headings[0]).toEqual({ level: 1, text: 'Storm outage prediction' })
  expect(body).toContain('## Implementation Requirements')
  expect(body.length).toBeLessThan(4000)
})
