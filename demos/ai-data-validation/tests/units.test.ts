import { expect, test } from 'vitest'
import { findFreshnessQuestion } from '../program/freshness.ts'
import { analyzeText, column, faultsIn, settingsWith } from './tables.ts'

const weights = ['0.20 kg', '6.23 kg', '8.32 kg', '1,200 kg', '5 kg', '7.5 kg', '3 kg', '4 kg', '2.25kg', '1 kg']

test('in a column of numbers with one unit the other units are marked, with the reason, and not rewritten', () => {
  const analysis = analyzeText(column('Unit weight', [...weights, '200 g', '3 lb']))
  expect(faultsIn(analysis)).toEqual(['mixed 12', 'mixed 13'])
  expect(analysis.findings[0]?.text).toContain('another unit than most of the column (kg)')
  expect(analysis.columns[0]?.mixed).toBe(0)
})

test('one unit, several units and words that are none are no fault', () => {
  expect(faultsIn(analyzeText(column('Unit weight', weights)))).toEqual([])
  const many = weights.map((cell, at) => (at % 2 === 0 ? cell.replace('kg', 'lb') : cell))
  expect(faultsIn(analyzeText(column('Size', many)))).toEqual([])
  const people = [21, 32, 43, 54, 65, 76, 87, 98, 19].map(count => `${count} patients`)
  expect(faultsIn(analyzeText(column('Sample', [...people, '12 kg'])))).toEqual([])
})

test('the age of a date counts only if its name surely says that it was confirmed, or once it is chosen', () => {
  const dates = ['2020-01-05', '2020-02-06', '2020-03-07', '2020-04-08', '2020-05-09']
  const ages = (name: string, chosen: number | 'auto' = 'auto') =>
    analyzeText(column(name, dates), {
      freshness: { asOf: '2025-06-30', maxAgeMonths: 12, column: chosen },
    })
  expect(ages('Last count').checks.timeliness.made).toBe(0)
  expect(ages('Last count').faulty.any).toBe(0)
  expect(ages('Last count', 0).checks.timeliness).toEqual({ passed: 0, made: 5 })
  expect(ages('last_confirmed').checks.timeliness.made).toBe(5)
  const question = (name: string) => findFreshnessQuestion(ages(name).columns, settingsWith().freshness)?.name
  expect(['Last count', 'last_confirmed', 'Due'].map(question)).toEqual(['Last count', undefined, undefined])
})
