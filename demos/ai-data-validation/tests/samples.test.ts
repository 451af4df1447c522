import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMarkdownTable } from '../../../tests/support/markdown-table.ts'
import { analyze } from '../program/model.ts'
import { parseCsv } from '../program/parse-csv.ts'
import { toSample } from '../program/samples.ts'
import { scoreTable, showValue } from '../program/score.ts'

const article = readFileSync('content/articles/blog-17.md', 'utf8')
const csv = readFileSync('content/data/blog-17.csv', 'utf8')
const sample = toSample({ id: 'blog-17', csv })

function analyzeSample() {
  const parsed = parseCsv(sample.text)
  if (parsed.kind === 'failed') throw new Error(parsed.message)
  return analyze(parsed.table, sample.settings)
}

test('the table to download has the rows of the article', () => {
  expect(csv.trimEnd().split('\n').slice(1)).toEqual(readMarkdownTable(article, 'Row').map(row => row.join()))
})

test('completeness, consistency and timeliness are the fractions of the article, with its weights', () => {
  const rows = readMarkdownTable(article, 'Dimension').slice(0, -1)
  const { lines } = scoreTable(analyzeSample(), sample.weights)
  expect(lines.map(({ weight }) => String(weight))).toEqual(rows.map(([, , , weight]) => weight))
  const fractions = new Map(lines.map(({ dimension, passed, made }) => [dimension, `${passed} / ${made}`]))
  for (const dimension of ['completeness', 'consistency', 'timeliness'] as const) {
    const row = rows.find(([name = '']) => name.toLowerCase() === dimension)
    expect(fractions.get(dimension), dimension).toBe(row?.[1])
  }
})

test('the article says which score the demo shows, and why it is another one', () => {
  const { lines, total, mean, worst } = scoreTable(analyzeSample(), sample.weights)
  expect(article).toContain(
    `So its weighted mean is ${showValue(mean)}, from five dimensions, where the pencil gives 85.1.`,
  )
  expect(article).toContain(`Its score is ${showValue(total)}`)
  expect(worst?.dimension).toBe('timeliness')
  expect(lines.filter(({ value }) => value !== undefined)).toHaveLength(5)
  const made = new Map(lines.map(({ dimension, passed, made }) => [dimension, [passed, made]]))
  expect(made.get('accuracy')).toEqual([0, 0])
  expect(made.get('uniqueness')).toEqual([10, 10])
  expect(made.get('validity'), 'the filled cells of eight columns').toEqual([75, 77])
})

test('another table opens with equal weights and inferred columns', () => {
  const other = toSample({ id: 'trips', csv: 'date,trips\n2024-01-01,5\n' })
  expect(other).toMatchObject({ name: 'trips.csv', purpose: '', settings: { columns: {} } })
})
