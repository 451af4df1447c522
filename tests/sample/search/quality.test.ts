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

test.each([
  // Visitors know the words of the site; those who ask the company don't; buyers ask before the first call.
  { name: 'questions', of: 'pages', last: 5, mean: 0.88, firstTwo: 0 },
  { name: 'company-questions', of: 'pages', last: Number.POSITIVE_INFINITY, mean: 0.9, firstTwo: 0 },
  { name: 'company-questions', of: 'sections', last: Number.POSITIVE_INFINITY, mean: 0.82, firstTwo: 0.83 },
  { name: 'buyer-questions', of: 'sections', last: 3, mean: 0.88, firstTwo: 0 },
])('$name lead to the $of that answer them, mostly as the first result', ({ name, of, last, mean, firstTwo }) => {
  const asked = readQuestions(name)
  expect(asked.length).toBeGreaterThanOrEqual(55)
  const toPlace = of === 'pages' ? toPage : String
  const known = new Set(pages.flatMap(({ path, passages }) => passages.map(({ at = '' }) => toPlace(path + at))))
  expect(asked.filter(({ answers }) => !answers.some(answer => known.has(toPlace(answer))))).toEqual([])
  const ranked = asked.map(({ question, answers }) => {
    // Results of the same place count once.
    const places = [...new Set(pathsOf(question).map(toPlace))]
    const position = places.findIndex(place => answers.map(toPlace).includes(place))
    return { question, rank: position === -1 ? Number.POSITIVE_INFINITY : position + 1 }
  })
  expect(ranked.filter(({ rank }) => rank > last)).toEqual([])
  const ranks = ranked.map(({ rank }) => rank)
  expect(ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length).toBeGreaterThanOrEqual(mean)
  expect(ranks.filter(rank => rank <= 2).length / ranks.length).toBeGreaterThanOrEqual(firstTwo)
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
