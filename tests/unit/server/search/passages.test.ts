import { expect, test } from 'vitest'
import { shortenPassages } from '../../../../server/search/shorten-passages.ts'
import { kinds } from '../../../../shared/content/schemas/passages.ts'
import { toKeywords, toStem } from '../../../../shared/search/words.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

const { pages } = await siteLibrary.read('passages')
const find = (path: string) => pages.find(page => page.path === path)

test('all kinds are found, each article, industry, job and product among them', async () => {
  const count = (kind: string) => pages.filter(page => page.kind === kind).length
  for (const kind of kinds) expect(count(kind), kind).toBeGreaterThan(0)
  const [posts, jobs, { layers }] = await Promise.all([
    siteLibrary.read('posts'),
    siteLibrary.read('jobs'),
    siteLibrary.read('landscape'),
  ])
  expect(posts.map(({ id }) => `/blogs/${id}`).filter(path => find(path) === undefined)).toEqual([])
  expect(jobs.map(({ id }) => `/careers/${id}`).filter(path => find(path) === undefined)).toEqual([])
  expect(count('industry')).toBe(siteLibrary.siteData.industries.length)
  // With the page that lists them.
  expect(count('product') - 1).toBe(
    layers.flatMap(layer => layer.categories.flatMap(({ products }) => products)).length,
  )
})

test('an article has a passage for each of its headings, without its references', async () => {
  for (const id of ['blog-20', 'blog-8']) {
    const { headings } = await siteLibrary.read(`bodies/${id}`)
    const anchors = find(`/blogs/${id}`)?.passages.flatMap(({ at = [] }) => at)
    const own = headings.filter(({ text }) => text !== 'References').map(heading => `#${heading.id}`)
    expect(own.length).toBeGreaterThan(4)
    expect(anchors?.filter(at => !own.includes(at) && at !== '#changes')).toEqual([])
    expect(own.filter(at => !anchors?.includes(at)).length).toBeLessThanOrEqual(2)
  }
  const texts = pages.flatMap(({ passages }) => passages.map(({ text }) => text))
  expect(texts.filter(text => /Looked up on|<[a-z]|\u00a0/.test(text))).toEqual([])
})

test('use cases lead to their case study, sections to their anchor, files and calculators to where they are offered', () => {
  expect(find('/industries/energy')?.passages.map(({ at }) => at)).toContain('?case=storm-outage-prediction')
  expect(find('/pricing')?.passages.map(({ at }) => at)).toContain('#movers')
  expect(find('/whitepapers/measuring-roi-enterprise-generative-ai#calculate-roi')?.kind).toBe('calculator')
  expect(find('/whitepapers/measuring-roi-enterprise-generative-ai#file-board-page')?.kind).toBe('file')
  expect(find('/how-we-work#file-runbook')?.kind).toBe('file')
  expect(find('/glossary#agent')?.title).toBe('AI agent')
})

test.each([
  ['/pricing', '#why-is-the-range-so-wide', 'Why is the range so wide?'],
  ['/services/ai-implementation', '#custom-rag-development', 'Custom RAG development'],
  ['/services', '#data-preparation-framework', 'Data preparation framework'],
  ['/contact', '#files-come-later', 'Files come later'],
  ['/contact', '#other-ways-to-reach-us', 'Other ways to reach us'],
  ['/about', '#our-mission', 'Our Mission'],
  ['/careers/ai-strategist', '#benefits', 'Benefits'],
])('%s has a passage of its own at %s: %s', (path, at, heading) => {
  expect(find(path)?.passages.find(passage => passage.at === at)?.heading).toBe(heading)
})

test('passages have what pages say and neither placeholders nor labels of a form', () => {
  const texts = pages.flatMap(({ passages }) => passages.map(({ text }) => text))
  expect(texts.filter(text => /\{\w+\}/.test(text))).toEqual([])
  expect(find('/contact')?.passages.some(({ text }) => text.includes('(215) 555-0142'))).toBe(true)
  const estimate = find('/pricing')?.passages.find(({ at }) => at === '#estimate')
  expect(estimate?.text).toContain('a day')
  expect(estimate?.text).not.toMatch(/Months of upkeep or capacity|Update the estimate/)
})

test('what a card only announces is found on its own page', () => {
  expect(find('/services')?.passages.map(({ heading }) => heading)).not.toContain('AI Staffing')
  expect(find('/blogs')?.passages).toHaveLength(1)
})

test('a shortened text keeps every word that can be looked for', () => {
  const long = Array.from({ length: 200 }, (_, index) => `bridge${index} with tested arches`).join(' ')
  const [page] = shortenPassages([{ kind: 'page', path: '/a', title: 'A', passages: [{ text: long }] }])
  const [passage] = page?.passages ?? []
  expect(passage?.text.length).toBeLessThan(200)
  const toStems = (text: string) => new Set(toKeywords(text).map(toStem))
  expect(toStems(`${passage?.text} ${passage?.more}`)).toEqual(toStems(long))
})
