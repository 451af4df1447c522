import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toFetchedPassages } from '../../../../server/search/shorten-passages.ts'
import { createSearch } from '../../../../shared/search/search.ts'
import { buyerQuestions, companyQuestions, questions } from '../../../support/search-cost.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

const words = await siteLibrary.read('search')
const { pages: passages } = await siteLibrary.read('passages')
const search = createSearch(passages, words)
const short = toFetchedPassages(passages)
const shortSearch = createSearch(short, words)

const toPage = (path: string) => path.replace(/[?#].*/, '')

/** The position of the first answer, from 1; results of the same page count once. */
function findPageRank(question: string, answers: readonly string[]): number {
  const pages = [...new Set(search(question).found.map(({ path }) => toPage(path)))]
  const position = pages.findIndex(page => answers.map(toPage).includes(page))
  return position === -1 ? Number.POSITIVE_INFINITY : position + 1
}

function findRank(question: string, answers: readonly string[]): number {
  const position = search(question).found.findIndex(({ path }) => answers.includes(path))
  return position === -1 ? Number.POSITIVE_INFINITY : position + 1
}

const toMeanReciprocal = (ranks: readonly number[]) => ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length

test('60 questions of visitors have their answer among the first five, mostly as the first', () => {
  const ranks = questions.map(({ question, answers }) => ({ question, rank: findPageRank(question, answers) }))
  // A demo that was removed takes its questions along.
  expect(ranks.length).toBeGreaterThan(50)
  expect(ranks.filter(({ rank }) => rank > 5)).toEqual([])
  expect(toMeanReciprocal(ranks.map(({ rank }) => rank))).toBeGreaterThanOrEqual(0.88)
})

test('60 questions to the company lead to the section that answers', () => {
  expect(companyQuestions).toHaveLength(60)
  const ranks = companyQuestions.map(({ question, answers }) => findRank(question, answers))
  expect(toMeanReciprocal(ranks)).toBeGreaterThanOrEqual(0.82)
  expect(ranks.filter(rank => rank <= 2).length / 60).toBeGreaterThanOrEqual(0.83)
  const pageRanks = companyQuestions.map(({ question, answers }) => findPageRank(question, answers))
  expect(toMeanReciprocal(pageRanks)).toBeGreaterThanOrEqual(0.9)
})

test('what buyers, practitioners, applicants and journalists ask leads to the section that answers, among the first three results', () => {
  expect(buyerQuestions).toHaveLength(55)
  const ranks = buyerQuestions.map(({ question, answers }) => ({ question, rank: findRank(question, answers) }))
  expect(ranks.filter(({ rank }) => rank > 3)).toEqual([])
  expect(toMeanReciprocal(ranks.map(({ rank }) => rank))).toBeGreaterThanOrEqual(0.88)
})

test('every answer of the questions to the company and of buyers is a passage that is there', () => {
  const known = new Set(passages.flatMap(({ path, passages: parts }) => parts.map(({ at = '' }) => path + at)))
  const asked = [...companyQuestions, ...buyerQuestions].map(({ question, answers }) => ({
    question,
    isKnown: answers.some(path => known.has(path)),
  }))
  expect(asked.filter(({ isKnown }) => !isKnown)).toEqual([])
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
  expect(toPage(search(query).found[0]?.path ?? '')).toBe(page)
})

test('the short texts of the dialog give the results of the page in the same order', () => {
  // The dialog asks the server for words in quotes.
  for (const { question } of questions.filter(asked => !asked.question.includes('"'))) {
    const paths = search(question).found.map(({ path }) => path)
    expect(
      shortSearch(question).found.map(({ path }) => path),
      question,
    ).toEqual(paths)
  }
})

test('what the dialog fetches is at most 160 kB', () => {
  expect(short.length).toBeGreaterThan(200)
  expect(brotliCompressSync(JSON.stringify(short)).length).toBeLessThanOrEqual(160_000)
})

test('every result leads to a page, and every passage with an anchor has a heading', () => {
  for (const { passages } of short) {
    for (const { at, heading } of passages) if (at !== undefined) expect(heading, at).toBeDefined()
  }
})
