import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeWith } from '../../../support/calculator-numbers.ts'

test('benefit, returns and payback are those worked by hand', () => {
  // 280 people × 2 hours × 12.5 weeks are 7,000 hours at $45, of which 40% count.
  const { results } = computeWith('roi')
  expect(results).toMatchObject({ hours: 7000, fullValue: 315_000, converted: 126_000, gross: 160_000, net: 100_000 })
  expect(results).toMatchObject({ netTotal: 600_000, payback: 6, roi: 100 })
  // $0.6M over $0.6M and twelve quarters of $60,000.
  expect(results.roiOnTotal).toBeCloseTo((100 * 600) / 1320)
  // $63,000 + $34,000 − $60,000 a quarter.
  const less = computeWith('roi', { conversion: 20 }).results
  expect(less).toMatchObject({ net: 37_000, netTotal: -156_000, roi: -26 })
})

test('at the break-even share, about one quarter, the project earns nothing', () => {
  const { breakEven = Number.NaN } = computeWith('roi').results
  expect(breakEven).toBeCloseTo((100 * 76_000) / 315_000)
  const { netTotal } = computeWith('roi', { conversion: breakEven }).results
  expect(netTotal).toBeCloseTo(0, 6)
})

test('a loss is never paid back', () => {
  const { results, chart } = computeWith('roi', { users: 0 })
  expect(results.payback).toBeNaN()
  expect(results.breakEven).toBeNaN()
  expect(chart).not.toHaveProperty('mark')
})

test('whatever is entered, more conversion never returns less', () => {
  const share = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(share, share, fc.integer({ min: 0, max: 10_000 }), (one, other, users) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const [less, more] = [
        computeWith('roi', { users, conversion: low }),
        computeWith('roi', { users, conversion: high }),
      ]
      expect(more.results.roi).toBeGreaterThanOrEqual(less.results.roi ?? Number.NaN)
    }),
  )
})
