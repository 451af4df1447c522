import { expect, test } from 'vitest'
import { z } from 'zod'
import { priceBookSchema } from '../../../shared/content/schemas/price-book.ts'
import { changeContent, compileFiles, findProblems, realFiles } from '../../support/content-files.ts'

const path = 'content/price-book.json'
const job = 'content/jobs/ai-strategist.json'
const book = priceBookSchema.parse(JSON.parse(realFiles.find(file => file.path === path)?.text ?? ''))
const pay = z.array(z.object({ id: z.string(), pay: z.object({ min: z.number() }), summary: z.string() }))

/** The library's jobs after a change of the price book and of one text that uses it. */
function readJobs(value: number) {
  const files = changeContent(path, text => text.replace('"value": 1400', `"value": ${value}`))
  const summary = 'A day costs {price.dayRate}, a year {price.upkeepYear}, a build {price.buildLeast.price}.'
  const changed = files.map(file => {
    const { summary: _, ...fields }: { summary: string } = file.path === job ? JSON.parse(file.text) : { summary: '' }
    return file.path === job ? { ...file, text: JSON.stringify({ ...fields, summary }) } : file
  })
  return pay.parse(compileFiles(changed).documents.get('jobs'))
}

test('texts take facts, sums and results of the estimator from the book', () => {
  expect(readJobs(1400).find(({ id }) => id === 'ai-strategist')?.summary).toBe(
    'A day costs $1,400, a year $25,200, a build $107,100–$163,800.',
  )
  expect(readJobs(1500).find(({ id }) => id === 'ai-strategist')?.summary).toBe(
    'A day costs $1,500, a year $27,000, a build $114,800–$175,500.',
  )
})

test('a field that is a number takes a number', () => {
  const fact = book.facts.find(({ name }) => name === 'strategistPayMin')
  expect(readJobs(1400).find(({ id }) => id === 'ai-strategist')?.pay.min).toBe(fact?.value)
})

test('an unknown price is reported with the likely one', () => {
  const files = changeContent(job, text => text.replace('"summary": "', '"summary": "{price.dayRat} '))
  expect(findProblems(files)).toEqual([
    expect.stringMatching(
      /summary: has \{price\.dayRat\}, which neither content\/site\.json nor content\/price-book\.json defines; did you mean "\{price\.dayRate\}"\?$/,
    ),
  ])
})

test('a sum that names nothing, and an estimator that cannot be read, are reported', () => {
  const sum = changeContent(path, text => text.replace('{baselineDays}*', '{baselineDay}*'))
  expect(findProblems(sum)).toEqual([
    expect.stringMatching(/^content\/price-book\.json:\d+:\d+ sums\[\d+\]\.cell: is a formula that /),
  ])
  const estimator = changeContent('content/calculators/estimate.json', text =>
    text.replace('{price.dayRate.number}', '{price.day.number}'),
  )
  expect(findProblems(estimator)[0]).toMatch(/^content\/calculators\/estimate\.json:.* has \{price\.day\.number\}/)
})
