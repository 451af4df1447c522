import request from 'supertest'
import { expect, test } from 'vitest'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { getSharedApp } from '../support/test-app.ts'

const buying = ['/pricing', '/how-we-work', '/work', '/topics']

test.each([
  ['/services', buying],
  ['/about', [...buying, '/team/farid-moravec']],
  ['/blogs/blog-17', ['/team/bao-castellane']],
  ['/blogs/blog-34', ['/topics/planning', '/industries/energy']],
  ['/whitepapers/ai-readiness-roadmap', ['/topics/scaling', '/topics/governance', '/blogs/blog-15']],
  ['/industries/energy', ['/topics/planning']],
  ['/industries/logistics', ['/team/clodagh-varma']],
  ['/services/ai-staffing', ['/team/desmond-nakagawa']],
  ['/services/ai-solutions', ['/team/farid-moravec']],
  ['/careers/ai-strategist', ['/team/bao-castellane']],
  ['/team/esen-whitlock', ['/services/ai-implementation', '/industries/insurance', '/about#team']],
  ['/work/demand-forecast', ['/work', '/work/invoice-matching']],
])('%s leads to %j', async (path, hrefs) => {
  const { text } = await request(getSharedApp()).get(path).expect(200)
  const main = /<main[ >][\s\S]*<\/main>/.exec(text)?.[0] ?? ''
  expect(linksOf(main).map(([, href]) => href)).toEqual(expect.arrayContaining(hrefs))
})

test.each([
  ['/work', ['Worked sample', 'Stopped in week 12', '$53,600']],
  ['/careers/ai-strategist', ['$165,000–$205,000 a year']],
  ['/blogs/blog-34', ['2 of 4 in reading order']],
  ['/pricing?kind=pilot&systems=1&data=good&risk=low&users=20&months=0', ['days × $1,400 = $47,600']],
  ['/whitepapers/risks-and-ethical-ai', ['Facts last checked on November 22, 2026', 'Looked up on ', 'Cite this:']],
])('%s says %j', async (path, texts) => {
  const words = wordsOf((await request(getSharedApp()).get(path).expect(200)).text).join(' ')
  for (const text of texts) expect(words).toContain(text)
})

test('a part of a series lists all parts and marks itself', async () => {
  const { text } = await request(getSharedApp()).get('/blogs/blog-23').expect(200)
  const series = text.match(/<nav[ >][\s\S]*?<\/nav>/g)?.find(nav => /Part .*3.* of .*5/.test(nav)) ?? ''
  expect(series.match(/<li[ >]/g)).toHaveLength(5)
  expect(linksOf(series)).toHaveLength(4)
})
