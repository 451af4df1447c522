import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMarkdownTable } from '../../../tests/support/markdown-table.ts'
import { analyze } from '../program/model.ts'
import { buildSample, plantedFaults, plantedRepeats, sampleDay } from '../program/sample.ts'
import { toSample } from '../program/samples.ts'
import { computeScore, describeBasis, equalWeights, scoreTable, showValue } from '../program/score.ts'
import type { Checks, FaultyRows } from '../program/table/findings.ts'
import { analyzeText, tableFrom } from './tables.ts'

const article = readFileSync('content/articles/blog-17.md', 'utf8')
const csv = readFileSync('content/data/blog-17.csv', 'utf8')
const sample = toSample({ id: 'blog-17', csv })
const analyzed = analyze(tableFrom(sample.text), sample.settings)

/** The worked example of the article: dimension, checks passed and made, value, weight. */
const worked = readMarkdownTable(article, 'Dimension').slice(0, -1)

const checks: Checks = {
  accuracy: { passed: 7, made: 9 },
  completeness: { passed: 47, made: 50 },
  consistency: { passed: 15, made: 17 },
  timeliness: { passed: 7, made: 10 },
  uniqueness: { passed: 9, made: 10 },
  validity: { passed: 45, made: 47 },
}
const none: FaultyRows['in'] = {
  ...{ accuracy: 0, completeness: 0, consistency: 0, timeliness: 0, uniqueness: 0, validity: 0 },
}
const table = { rows: 10, checks, faulty: { any: 7, in: { ...none, accuracy: 2, completeness: 3, timeliness: 3 } } }

test('the article’s fractions and weights give its values and its 85.1, other weights its 88.5', () => {
  const { lines, mean = 0, worst } = computeScore(table, sample.weights)
  expect(lines.map(({ passed, made }) => `${passed} / ${made}`)).toEqual(worked.map(([, fraction]) => fraction))
  expect(lines.map(({ value }) => showValue(value))).toEqual(worked.map(([, , value]) => value))
  expect(lines.map(({ weight }) => String(weight))).toEqual(worked.map(([, , , weight]) => weight))
  expect(showValue(mean)).toBe('85.1')
  expect(lines.reduce((sum, { pointsLost }) => sum + pointsLost, 0)).toBeCloseTo(100 - mean)
  expect(worst?.faultyRows).toBe(3)
  const others = { accuracy: 1, completeness: 2, consistency: 3, timeliness: 1, uniqueness: 3, validity: 2 }
  expect(showValue(computeScore(table, others).mean)).toBe('88.5')
})

test('the article’s table opens with its rows and weights, and the article says which score the demo shows', () => {
  expect(csv.trimEnd().split('\n').slice(1)).toEqual(readMarkdownTable(article, 'Row').map(row => row.join()))
  const { lines, total, mean, worst } = scoreTable(analyzed, sample.weights)
  const found = new Map(lines.map(({ dimension, passed, made }) => [dimension, `${passed} / ${made}`]))
  for (const dimension of ['completeness', 'consistency', 'timeliness'] as const) {
    expect(found.get(dimension)).toBe(worked.find(([name]) => name?.toLowerCase() === dimension)?.[1])
  }
  expect(article).toContain(
    `So its weighted mean is ${showValue(mean)}, from five dimensions, where the pencil gives 85.1`,
  )
  expect(article).toContain(`Its score is ${showValue(total)}`)
  expect([worst?.dimension, found.get('accuracy'), found.get('validity')]).toEqual(['timeliness', '0 / 0', '75 / 77'])
  const other = toSample({ id: 'trips', csv: 'date,trips\n2024-01-01,5\n' })
  expect(other).toMatchObject({ name: 'trips.csv', purpose: '', settings: { columns: {} } })
})

test('a dimension without checks does not count, and its weight goes to the others', () => {
  const fewer = { ...checks, accuracy: { passed: 0, made: 0 }, timeliness: { passed: 0, made: 0 } }
  const score = computeScore({ ...table, checks: fewer }, equalWeights)
  expect(score.mean).toBeCloseTo((94 + (15 / 17) * 100 + 90 + (45 / 47) * 100) / 4)
  expect([score.weightSum, score.lines[0]?.value]).toEqual([4, undefined])
})

test('the score is the share of rows that pass the worst dimension that has a weight, whatever the others say', () => {
  const large = { rows: 60, checks, faulty: { any: 12, in: { ...none, completeness: 12, validity: 3 } } }
  const worst = [equalWeights, { ...equalWeights, completeness: 0 }].map(weights => computeScore(large, weights))
  expect(worst.map(score => [score.worst?.dimension, showValue(score.total)])).toEqual([
    ['completeness', '80.0'],
    ['validity', '95.0'],
  ])
})

const named = (makeCell: (index: number) => string) =>
  analyzeText(['name', ...Array.from({ length: 30 }, (_, index) => makeCell(index))].join('\n'))
const emails = (rows: number) =>
  analyzeText(['email', ...Array.from({ length: rows }, (_, index) => `a${index}@x.example`)].join('\n'))

test.each([
  ['fewer than ten rows', emails(9), equalWeights, 'a score needs at least 10 rows'],
  ['single values', analyzeText(['a,b', ...Array(20).fill('x,1')].join('\n')), equalWeights, 'one single value'],
  [
    'one column of free text',
    named(index => `Ash ${'abcdefghij'[index % 10]} Mill ${'klm'[index % 3]}`),
    ...[equalWeights, 'free text'],
  ],
  ['no weights', emails(10), none, 'no dimension with a weight could be measured'],
] as const)('a table with %s has no score, and the reason is said', (_, analysis, weights, reason) => {
  const score = scoreTable(analysis, weights)
  expect([score.total, score.worst]).toEqual([undefined, undefined])
  expect(describeBasis(analysis, score)).toContain(reason)
})

test('ten addresses have a score, and a value just below 100 is never shown as 100', () => {
  expect(scoreTable(emails(10), equalWeights).total).toBe(100)
  const shown = [99.999, 100, 0, undefined].map(showValue)
  expect(shown).toEqual(['99.9', '100.0', '0.0', 'not measured'])
})

const ofSample = analyze(tableFrom(buildSample()), {
  columns: {},
  freshness: { asOf: sampleDay, maxAgeMonths: 12, column: 'auto' },
})

test('in the sample exactly the planted faults are found, each by its kind, row and column', () => {
  const planted = [
    ...plantedFaults.map(({ kind, row, column }) => `${kind} ${row} ${column}`),
    ...plantedRepeats.map(({ kind, row }) => `${kind} ${row} `),
  ]
  const found = ofSample.findings.flatMap(({ kind, columns, examples }) => {
    const ofRow = ['duplicate', 'repeatedKey', 'alike'].includes(kind)
    return examples.map(({ row }) => `${kind} ${row} ${ofRow ? '' : columns[kind === 'order' ? 1 : 0]}`)
  })
  expect(found.sort()).toEqual(planted.sort())
})

test('the sample’s columns and rules are recognized by what they hold, a mostly empty column as optional', () => {
  const { columns, key, freshnessColumn, rules } = ofSample
  expect(columns.map(({ type }) => type).join(' ')).toBe(
    'code text email phone state zip category integer integer date date date code',
  )
  expect(columns.filter(({ isRequired }) => !isRequired).map(({ name }) => name)).toEqual(['referred_by'])
  expect([key, freshnessColumn]).toEqual(['customer_id', 'last_confirmed'])
  expect(rules).toEqual([
    'Each referred_by is found in customer_id',
    'end_date is not before start_date',
    'zip belongs to state',
  ])
})
