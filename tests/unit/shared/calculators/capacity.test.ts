import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeWith } from '../../../support/calculator-numbers.ts'

test('a month has its upkeep, its reserve, what is left for new work, and what is finished in it', () => {
  const { rows } = computeWith('capacity')
  expect(rows).toHaveLength(9)
  expect(rows?.[0]).toEqual(['1', '0', '0.0', '2.4', '13.6', '1'])
  expect(rows?.[5]).toEqual(['6', '3', '4.5', '2.4', '9.1', ''])
})

test.each([
  [16, 9],
  [12, 15],
  [20, 7],
])('at %i days a month the list takes %i months, as the article says', (capacity, months) => {
  expect(computeWith('capacity', { capacity }).results.total).toBe(months)
})

test('upkeep at the end is 7.5 days or 47 percent of the capacity', () => {
  const { results } = computeWith('capacity')
  expect(results.upkeepAtEnd).toBeCloseTo(7.5, 9)
  expect(results.upkeepShare).toBeCloseTo(46.875, 9)
})

test('a list that upkeep stops is never finished, and the plan ends there', () => {
  const { results, rows } = computeWith('capacity', { upkeep: 10 })
  expect(results).toMatchObject({ month1: 1, total: Number.NaN })
  expect(rows?.at(-1)?.[4]).toBe('0.0')
})

test('an item of 0 days takes no upkeep', () => {
  const without = computeWith('capacity', { item2: 0 })
  expect(without.results.upkeepAtEnd).toBeCloseTo(6, 9)
  expect(computeWith('capacity', { item1: 0, item2: 8 }).results.total).toBe(
    computeWith('capacity', { item1: 8, item2: 0 }).results.total,
  )
})

test('items finish in rank order, the last one in the month in which new work reaches the sum of the days', () => {
  const days = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(
      fc.record({ item1: days, item2: days, item3: days, item4: days, item5: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ capacity: fc.integer({ min: 1, max: 60 }), upkeep: fc.integer({ min: 0, max: 4 }) }),
      (items, team) => {
        const { results, chart } = computeWith('capacity', { ...items, ...team })
        const months = [1, 2, 3, 4, 5].map(item => results[`month${item}`] ?? Number.NaN).filter(Number.isFinite)
        expect(months).toEqual(months.toSorted((a, b) => a - b))
        if (chart?.kind !== 'lines' || !Number.isFinite(results.total)) return
        const newWork = chart.series[0]?.points.map(([, days]) => days) ?? []
        const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
        expect(newWork).toHaveLength(results.total ?? 0)
        expect(sum(newWork)).toBeGreaterThan(sum(Object.values(items)) - 1e-6)
        expect(sum(newWork.slice(0, -1))).toBeLessThan(sum(Object.values(items)))
      },
    ),
  )
})
