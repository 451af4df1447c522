import { expect, test } from 'vitest'
import { computeScore, describeBasis, equalWeights, scoreTable, showValue } from '../program/score.ts'
import type { Checks, FaultyRows } from '../program/table/findings.ts'
import { analyzeText } from './tables.ts'

// The worked example of the article "Your data quality score, computed by hand" (content/articles/blog-17.md).
const articleChecks: Checks = {
  accuracy: { passed: 7, made: 9 },
  completeness: { passed: 47, made: 50 },
  consistency: { passed: 15, made: 17 },
  timeliness: { passed: 7, made: 10 },
  uniqueness: { passed: 9, made: 10 },
  validity: { passed: 45, made: 47 },
}
const articleFaulty: FaultyRows = {
  any: 7,
  in: { accuracy: 2, completeness: 3, consistency: 2, timeliness: 3, uniqueness: 1, validity: 2 },
}
const article = { rows: 10, checks: articleChecks, faulty: articleFaulty }
const articleWeights = { accuracy: 3, completeness: 2, consistency: 1, timeliness: 2, uniqueness: 2, validity: 2 }
const articleTable = `Row,Customer,Email,State,ZIP,Start,End,Confirmed
1,Ash & Co,ash@ash.example,PA,18929,2023-03-01,2025-02-28,2024-10-12
2,Birch Tool,birch.example,PA,18901,2024-01-15,2025-01-14,2024-06-30
3,Cedar Mills,info@cedar.example,NJ,8540,2022-09-01,2025-08-31,2023-08-02
4,Dogwood LLC,,PA,19103,2024-05-01,2025-04-30,2024-05-02
5,Elm Supply,office@elm.example,NJ,08540,2023-07-01,2023-06-30,2024-02-11
6,Fir Freight,ops@fir.example,NJ,19103,2024-02-01,2026-01-31,2024-09-05
7,Gum Paints,hello@gum.example,PA,18901,2021-11-15,,2022-01-20
8,Hazel Foods,buy@hazel.example,PA,,2024-03-01,2025-02-28,2024-03-04
9,Ash and Company,ash@ash.example,PA,18929,2023-03-01,2025-02-28,2023-03-02
10,Ivy Dental,desk@ivy.example,PA,18929,2024-08-15,2025-08-14,2024-08-15`

test('the article’s six fractions and weights give the article’s 85.1, line by line', () => {
  const score = computeScore(article, articleWeights)

  expect(showValue(score.mean)).toBe('85.1')
  expect(score.weightSum).toBe(12)
  expect(score.weightedSum.toFixed(1)).toBe('1021.1')
  expect(score.lines.map(({ value }) => showValue(value))).toEqual(['77.8', '94.0', '88.2', '70.0', '90.0', '95.7'])
  expect(score.lines.map(({ pointsLost }) => pointsLost.toFixed(1))).toEqual(['5.6', '1.0', '1.0', '5.0', '1.7', '0.7'])
  expect(score.worst?.faultyRows).toBe(3)
})

test('the article’s other weights for the same table give its 88.5', () => {
  const weights = { accuracy: 1, completeness: 2, consistency: 3, timeliness: 1, uniqueness: 3, validity: 2 }

  expect(showValue(computeScore(article, weights).mean)).toBe('88.5')
})

test('the article’s table gives its completeness, consistency, timeliness and invalid cells by program too', () => {
  const optional = Object.fromEntries([0, 1, 7].map(index => [index, { isRequired: false }]))
  const freshness = { asOf: '2024-12-01', maxAgeMonths: 12, column: 'auto' } as const

  const { checks, findings } = analyzeText(articleTable, { columns: optional, freshness })

  expect(checks.completeness).toEqual(articleChecks.completeness)
  expect(checks.consistency).toEqual(articleChecks.consistency)
  expect(checks.timeliness).toEqual(articleChecks.timeliness)
  expect(findings.filter(({ dimension }) => dimension === 'validity').map(({ columns }) => columns[0])).toEqual([
    'Email',
    'ZIP',
  ])
})

test('a dimension without checks does not count, and its weight goes to the others', () => {
  const checks = { ...articleChecks, accuracy: { passed: 0, made: 0 }, timeliness: { passed: 0, made: 0 } }

  const score = computeScore({ ...article, checks }, equalWeights)

  expect(score.weightSum).toBe(4)
  expect(score.mean).toBeCloseTo((94 + (15 / 17) * 100 + 90 + (45 / 47) * 100) / 4)
  expect(score.lines[0]?.value).toBeUndefined()
})

test('fewer than ten rows have values by dimension and no score, with the reason', () => {
  const checks = { ...articleChecks, timeliness: { passed: 0, made: 0 } }

  const small = scoreTable({ ...article, rows: 9, checks }, equalWeights)
  const large = scoreTable({ ...article, checks }, { ...equalWeights, validity: 0 })

  expect([small.total, small.worst]).toEqual([undefined, undefined])
  expect(small.lines.map(({ value }) => value)).toEqual(large.lines.map(({ value }) => value))
  expect(describeBasis({ rows: 9 }, small)).toBe('a score needs at least 10 rows')
  expect(large.total).toBeDefined()
  expect(describeBasis({ rows: 10 }, large)).toBe('of 4 dimensions that could be measured the worst, completeness')
})

test('a table of single values has no score, as nothing could show as wrong', () => {
  const analysis = analyzeText(['a,b', ...Array(20).fill('x,1')].join('\n'))

  const score = scoreTable(analysis, equalWeights)

  expect(score.total).toBeUndefined()
  expect(describeBasis(analysis, score)).toContain('one single value')
})

test('one column of free text has no score; one of email addresses has one', () => {
  const list = (makeCell: (index: number) => string) =>
    analyzeText(['name', ...Array.from({ length: 30 }, (_, index) => makeCell(index))].join('\n'))
  const names = list(index => `Ash ${'abcdefghij'[index % 10]} Mill ${'klm'[index % 3]}`)

  expect(scoreTable(names, equalWeights).total).toBeUndefined()
  expect(describeBasis(names, scoreTable(names, equalWeights))).toContain('free text')
  expect(
    scoreTable(
      list(index => `a${index}@x.example`),
      equalWeights,
    ).total,
  ).toBe(100)
})

test('with all weights at zero there is no score, only the values', () => {
  const none = { accuracy: 0, completeness: 0, consistency: 0, timeliness: 0, uniqueness: 0, validity: 0 }

  const score = computeScore(article, none)

  expect(score.total).toBeUndefined()
  expect(describeBasis({ rows: 10 }, score)).toBe('no dimension with a weight could be measured')
  expect(score.worst).toBeUndefined()
})

test('points lost add up to the distance of the weighted mean from 100', () => {
  const { lines, mean = 0 } = computeScore(article, articleWeights)

  expect(lines.reduce((sum, { pointsLost }) => sum + pointsLost, 0)).toBeCloseTo(100 - mean)
})

test('the score is the share of rows that pass the worst dimension, whatever the others say', () => {
  const clean = {
    any: 12,
    in: { accuracy: 0, completeness: 12, consistency: 0, timeliness: 0, uniqueness: 0, validity: 3 },
  }
  const table = { rows: 60, checks: articleChecks, faulty: clean }

  const score = computeScore(table, equalWeights)
  const without = computeScore(table, { ...equalWeights, completeness: 0 })

  expect([score.worst?.dimension, showValue(score.total)]).toEqual(['completeness', '80.0'])
  expect([without.worst?.dimension, showValue(without.total)]).toEqual(['validity', '95.0'])
})

test('a value just below 100 is never shown as 100', () => {
  expect([showValue(99.999), showValue(100), showValue(0), showValue(undefined)]).toEqual([
    '99.9',
    '100.0',
    '0.0',
    'not measured',
  ])
})
