import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { toFetchedPassages } from '../../../server/search/shorten-passages.ts'
import { createSearch } from '../../../shared/search/search.ts'
import { suggestPages } from '../../../shared/search/suggest-pages.ts'
import { siteLibrary } from '../../support/site-pages.ts'

const questionsSchema = z.array(z.strictObject({ question: z.string(), answers: z.array(z.string()).min(1) }))
const readQuestions = (name: string) =>
  questionsSchema.parse(JSON.parse(readFileSync(`tests/sample/search/${name}.json`, 'utf8')))

const words = await siteLibrary.read('search')
const { pages } = await siteLibrary.read('passages')
const search = createSearch(pages, words)
const short = toFetchedPassages(pages)
const pathsOf = (query: string) => search(query).found.map(({ path }) => path)
const toPage = (path: string) => path.replace(/[?#].*/, '')

/** The position of the first answer among these, from 1. */
function toRank(found: readonly string[], answers: readonly string[]): number {
  const position = found.findIndex(path => answers.includes(path))
  return position === -1 ? Number.POSITIVE_INFINITY : position + 1
}

/** With pages in place of their sections: results of the same page count once. */
const toPageRank = (found: readonly string[], answers: readonly string[]) =>
  toRank([...new Set(found.map(toPage))], answers.map(toPage))

const toMeanReciprocal = (ranks: readonly number[]) => ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length

test.each([
  // Visitors know the site's words; the company is asked by people who don't; buyers ask before the first call.
  { name: 'questions', last: 5, pages: 0.88 },
  { name: 'company-questions', pages: 0.9, sections: 0.82, firstTwo: 0.83 },
  { name: 'buyer-questions', last: 3, sections: 0.88 },
])('$name lead to their answers, mostly as the first result', ({ name, last, pages: ofPages, sections, firstTwo }) => {
  const asked = readQuestions(name)
  expect(asked.length).toBeGreaterThanOrEqual(55)
  const known = new Set(pages.flatMap(({ path, passages }) => passages.map(({ at = '' }) => path + at)))
  const ranked = asked.map(({ question, answers }) => {
    const found = pathsOf(question)
    return { question, answers, rank: toRank(found, answers), pageRank: toPageRank(found, answers) }
  })
  const toKnown = sections === undefined ? toPage : String
  const places = new Set([...known].map(toKnown))
  expect(ranked.filter(({ answers }) => !answers.some(path => places.has(path)))).toEqual([])
  if (last !== undefined) {
    const far = ranked.filter(({ rank, pageRank }) => (sections === undefined ? pageRank : rank) > last)
    expect(far).toEqual([])
  }
  const ranks = ranked.map(({ rank }) => rank)
  if (ofPages !== undefined) {
    expect(toMeanReciprocal(ranked.map(({ pageRank }) => pageRank))).toBeGreaterThanOrEqual(ofPages)
  }
  if (sections !== undefined) expect(toMeanReciprocal(ranks)).toBeGreaterThanOrEqual(sections)
  if (firstTwo !== undefined) {
    expect(ranks.filter(rank => rank <= 2).length / ranks.length).toBeGreaterThanOrEqual(firstTwo)
  }
})

test.each(['RSS', 'OpenAPI', 'visa', 'boutique', 'uptime', 'résumé', 'blog-33'])('"%s" is not corrected', query => {
  expect(search(query).spelling).toBeUndefined()
})

test.each([
  ['phone number', '/contact'],
  ['email address', '/contact'],
  ['blog-33', '/blogs/blog-33'],
  ['health care', '/industries/healthcare'],
  ['carreers', '/careers'],
])('"%s" leads to %s', (query, page) => {
  expect(toPage(pathsOf(query)[0] ?? '')).toBe(page)
})

test.each([
  ['/pricin', '/pricing'],
  ['/industry/energy', '/industries/energy'],
  ['/services/ai-stafing', '/services/ai-staffing'],
  ['/blogs/bolg-20', '/blogs/blog-20'],
  ['/2024/05/eu-ai-act-guide', '/blogs/blog-8'],
])('the unknown address %s may mean %s', async (pathname, meant) => {
  expect((await suggestPages(siteLibrary, { pathname, search: '' })).map(({ to }) => to)).toContain(meant)
})

test('the short texts of the dialog are at most 160 kB and give the results of the page in the same order', () => {
  expect(short.length).toBeGreaterThan(200)
  expect(brotliCompressSync(JSON.stringify(short)).length).toBeLessThanOrEqual(160_000)
  const shortSearch = createSearch(short, words)
  // The dialog asks the server for words in quotes.
  for (const { question } of readQuestions('questions').filter(asked => !asked.question.includes('"'))) {
    const paths = shortSearch(question).found.map(({ path }) => path)
    expect(paths, question).toEqual(pathsOf(question))
  }
})
