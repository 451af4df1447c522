import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toFetchedPassages } from '../../../../server/search/shorten-passages.ts'
import { createSearch } from '../../../../shared/search/search.ts'
import { readBuiltPassages } from '../../../support/built-passages.ts'
import { companyQuestions, questions } from '../../../support/search-cost.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

const words = await siteLibrary.read('search')
const search = createSearch(await siteLibrary.read('passages'), words)
const short = toFetchedPassages(readBuiltPassages())
const shortSearch = createSearch(short, words)

/** The path of the page, with the query of what it shows. */
const toPage = (path: string) => path.replace(/#.*/, '')
const withoutQuery = (path: string) => path.replace(/[?#].*/, '')

function findRank(question: string, answers: readonly string[]): number {
  const paths = search(question).found.map(({ path }) => path)
  const position = paths.findIndex(path => answers.some(answer => [toPage(path), withoutQuery(path)].includes(answer)))
  return position === -1 ? Number.POSITIVE_INFINITY : position + 1
}

test('60 questions of visitors have their answer among the first five, mostly as the first', () => {
  const ranks = questions.map(({ question, answers }) => ({ question, rank: findRank(question, answers) }))
  expect(ranks).toHaveLength(60)
  expect(ranks.filter(({ rank }) => rank > 5)).toEqual([])
  const meanReciprocal = ranks.reduce((sum, { rank }) => sum + 1 / rank, 0) / ranks.length
  expect(meanReciprocal).toBeGreaterThanOrEqual(0.85)
})

test('60 questions to the company lead to the section that answers', () => {
  expect(companyQuestions).toHaveLength(60)
  const reciprocals = companyQuestions.map(({ question, answers }) => {
    const position = search(question).found.findIndex(({ path }) => answers.includes(path))
    return position === -1 ? 0 : 1 / (position + 1)
  })
  expect(reciprocals.reduce((sum, reciprocal) => sum + reciprocal, 0) / 60).toBeGreaterThanOrEqual(0.3)
})

test('the short texts of the dialog give the results of the page in the same order', () => {
  for (const { question } of questions) {
    const paths = search(question).found.map(({ path }) => path)
    expect(
      shortSearch(question).found.map(({ path }) => path),
      question,
    ).toEqual(paths)
  }
})

test('what the dialog fetches is at most 150 kB', () => {
  expect(short.length).toBeGreaterThan(200)
  expect(brotliCompressSync(JSON.stringify(short)).length).toBeLessThanOrEqual(150_000)
})

test('every result leads to a page, and every passage with an anchor has a heading', () => {
  for (const { passages } of short) {
    for (const { at, heading } of passages) if (at !== undefined) expect(heading, at).toBeDefined()
  }
})
