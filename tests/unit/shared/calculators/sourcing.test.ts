import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeWith } from '../../../support/calculator-numbers.ts'

test('three years and leaving cost what was worked by hand', () => {
  const { results } = computeWith('sourcing')
  for (const [name, cost] of Object.entries({ buy: 274_000, borrow: 285_800, build: 703_000 })) {
    expect(results[name]).toBeCloseTo(cost, 6)
  }
  expect((results.buyAndLeave ?? 0) - (results.borrowAndLeave ?? 0)).toBeCloseTo(33_200, 6)
})

test('buying and borrowing meet at about 63,800 documents a year', () => {
  const { results, chart } = computeWith('sourcing')
  expect(Math.round((results.breakEven ?? 0) / 100) * 100).toBe(63_800)
  expect(chart).toMatchObject({ mark: results.breakEven })
})

test('at 120,000 documents buying costs $472,000 and borrowing $296,600', () => {
  const { results } = computeWith('sourcing', { documents: 120_000 })
  expect(results.buy).toBeCloseTo(472_000, 6)
  expect(results.borrow).toBeCloseTo(296_600, 6)
})

test('at the break-even volume both cost the same; there is none when one is cheaper at every volume', () => {
  const dollars = fc.integer({ min: 0, max: 1_000_000 })
  const cents = fc.integer({ min: 0, max: 500 }).map(count => count / 100)
  fc.assert(
    fc.property(
      fc.record({ buySetup: dollars, buyUpkeep: dollars, borrowSetup: dollars, borrowUpkeep: dollars }),
      fc.record({ buyPrice: cents, borrowPrice: cents }),
      (fixed, prices) => {
        const { breakEven = Number.NaN } = computeWith('sourcing', { ...fixed, ...prices }).results
        if (Number.isNaN(breakEven)) {
          const gaps = [0, 1e9].map(documents => {
            const { buy = 0, borrow = 0 } = computeWith('sourcing', { ...fixed, ...prices, documents }).results
            return Math.sign(buy - borrow)
          })
          expect(gaps).not.toEqual([1, -1])
          expect(gaps).not.toEqual([-1, 1])
          return
        }
        const { buy = 0, borrow = 0 } = computeWith('sourcing', { ...fixed, ...prices, documents: breakEven }).results
        expect(Math.abs(buy - borrow)).toBeLessThan(0.011)
      },
    ),
  )
})
