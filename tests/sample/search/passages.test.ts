import { expect, test } from 'vitest'
import { kinds } from '../../../shared/content/schemas/passages.ts'
import { siteLibrary } from '../../support/site-pages.ts'

const { pages } = await siteLibrary.read('passages')
const find = (path: string) => pages.find(page => page.path === path)
const texts = pages.flatMap(({ passages }) => passages.map(({ text }) => text))

test('all kinds are found, each article, industry, job and product among them', async () => {
  const count = (kind: string) => pages.filter(page => page.kind === kind).length
  for (const kind of kinds) expect(count(kind), kind).toBeGreaterThan(0)
  const [posts, jobs, { layers }] = await Promise.all([
    siteLibrary.read('posts'),
    siteLibrary.read('jobs'),
    siteLibrary.read('landscape'),
  ])
  const paths = [...posts.map(({ id }) => `/blogs/${id}`), ...jobs.map(({ id }) => `/careers/${id}`)]
  expect(paths.filter(path => find(path) === undefined)).toEqual([])
  expect(count('industry')).toBe(siteLibrary.siteData.industries.length)
  // With the page that lists them.
  const products = layers.flatMap(layer => layer.categories.flatMap(category => category.products))
  expect(count('product') - 1).toBe(products.length)
})

test('an article has a passage for each of its headings, without its references', async () => {
  const { headings } = await siteLibrary.read('bodies/blog-20')
  const anchors = find('/blogs/blog-20')?.passages.flatMap(({ at = [] }) => at)
  const own = headings.filter(({ text }) => text !== 'References').map(heading => `#${heading.id}`)
  expect(own.length).toBeGreaterThan(4)
  expect(anchors?.filter(at => !own.includes(at) && at !== '#changes')).toEqual([])
  expect(own.filter(at => !anchors?.includes(at)).length).toBeLessThanOrEqual(2)
})

test.each([
  ['/industries/energy', '?case=storm-outage-prediction'],
  ['/pricing', '#movers'],
  ['/pricing', '#why-is-the-range-so-wide', 'Why is the range so wide?'],
  ['/services/ai-implementation', '#custom-rag-development', 'Custom RAG development'],
  ['/services', '#data-preparation-framework', 'Data preparation framework'],
  ['/contact', '#other-ways-to-reach-us', 'Other ways to reach us'],
  ['/about', '#our-mission', 'Our Mission'],
  ['/careers/ai-strategist', '#benefits', 'Benefits'],
])('%s has a passage of its own at %s', (path, at, heading?: string) => {
  const passage = find(path)?.passages.find(passage => passage.at === at)
  expect(passage).toMatchObject(heading === undefined ? { at } : { at, heading })
})

test.each([
  ['/', 'page', 'Home'],
  ['/glossary#agent', 'term', 'AI agent'],
  ['/whitepapers/measuring-roi-enterprise-generative-ai#calculate-roi', 'calculator'],
  ['/whitepapers/measuring-roi-enterprise-generative-ai#file-board-page', 'file'],
  ['/how-we-work#file-runbook', 'file'],
])('%s is found where it is offered, as a %s', (path, kind, title?: string) => {
  expect(find(path)).toMatchObject(title === undefined ? { kind } : { kind, title })
})

test('passages have what pages say, and no markup, placeholder, label of a form or date of a source', () => {
  expect(texts.filter(text => /\{\w+\}|Looked up on|<[a-z]|\u00a0/.test(text))).toEqual([])
  expect(find('/contact')?.passages.some(({ text }) => text.includes('(215) 555-0142'))).toBe(true)
  const estimate = find('/pricing')?.passages.find(({ at }) => at === '#estimate')
  expect(estimate?.text).toContain('a day')
  expect(estimate?.text).not.toMatch(/Months of upkeep or capacity|Update the estimate/)
  const nameless = pages.flatMap(page => page.passages).filter(({ at, heading }) => at !== undefined && !heading)
  expect(nameless).toEqual([])
})

test('what a card only announces is found on its own page', () => {
  expect(find('/services')?.passages.map(({ heading }) => heading)).not.toContain('AI Staffing')
  expect(find('/blogs')?.passages).toHaveLength(1)
})
