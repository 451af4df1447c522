import { expect, test } from 'vitest'
import { analyze, type Settings } from '../program/model.ts'
import { parseCsv } from '../program/parse-csv.ts'
import { buildSample, plantedFaults, plantedRepeats, sampleDay } from '../program/sample.ts'

const settings: Settings = { columns: {}, freshness: { asOf: sampleDay, maxAgeMonths: 12, column: 'auto' } }

function analyzeSample() {
  const parsed = parseCsv(buildSample())
  if (parsed.kind === 'failed') throw new Error(parsed.message)
  return analyze(parsed.table, settings)
}

test('in the sample exactly the planted faults are found, each by its kind, row and column', () => {
  const planted = [
    ...plantedFaults.map(({ kind, row, column }) => `${kind} ${row} ${column}`),
    ...plantedRepeats.map(({ kind, row }) => `${kind} ${row}`),
  ]

  const found = analyzeSample().findings.flatMap(({ kind, columns, examples }) =>
    examples.map(({ row }) => {
      const isOfRow = kind === 'duplicate' || kind === 'repeatedKey' || kind === 'alike'
      const column = kind === 'order' ? columns[1] : columns[0]
      return isOfRow ? `${kind} ${row}` : `${kind} ${row} ${column}`
    }),
  )

  expect(found.sort()).toEqual(planted.sort())
})

test('the sample’s columns are recognized by what they hold', () => {
  const { columns, key, freshnessColumn, rules } = analyzeSample()

  expect(Object.fromEntries(columns.map(({ name, type }) => [name, type]))).toEqual({
    customer_id: 'code',
    company: 'text',
    email: 'email',
    phone: 'phone',
    state: 'state',
    zip: 'zip',
    plan: 'category',
    seats: 'integer',
    annual_value: 'integer',
    start_date: 'date',
    end_date: 'date',
    last_confirmed: 'date',
    referred_by: 'code',
  })
  expect(key).toBe('customer_id')
  expect(freshnessColumn).toBe('last_confirmed')
  expect(rules).toEqual([
    'Each referred_by is found in customer_id',
    'end_date is not before start_date',
    'zip belongs to state',
  ])
})

test('a column that is mostly empty counts as optional', () => {
  const optional = analyzeSample().columns.filter(({ isRequired }) => !isRequired)

  expect(optional.map(({ name }) => name)).toEqual(['referred_by'])
})

test('the sample’s checks add up: cells for completeness and validity, rows for uniqueness, rules for consistency', () => {
  const { checks } = analyzeSample()

  expect(checks.completeness).toEqual({ passed: 12 * 124 - 14, made: 12 * 124 })
  expect(checks.uniqueness).toEqual({ passed: 120, made: 124 })
  expect(checks.timeliness).toEqual({ passed: 102, made: 124 })
  expect(checks.validity.made - checks.validity.passed).toBe(12)
  expect(checks.consistency.made - checks.consistency.passed).toBe(4)
  expect(checks.accuracy.made - checks.accuracy.passed).toBe(2)
})
