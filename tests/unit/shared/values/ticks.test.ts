import { scaleLinear } from 'd3-scale'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toEnclosingNumbers, toRoundNumbers } from '../../../../shared/values/ticks.ts'

const cents = fc.integer({ min: -1e9, max: 1e9 }).map(count => count / 100)

test('axes of calculators have the round numbers that the charts of articles have, and end at them', () => {
  expect(toEnclosingNumbers(0, 13.6, 4)).toEqual([0, 5, 10, 15])
  expect(toEnclosingNumbers(7, 7, 4)).toEqual([7, 7.2, 7.4, 7.6, 7.8, 8])
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      // No axis shows less than a unit at ten millions, where sums of floating-point steps differ.
      fc.pre(Math.abs(one - other) >= 1)
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(toRoundNumbers(low, high, 4)).toEqual(scaleLinear().domain([low, high]).ticks(4).map(withoutSign))
      const numbers = toEnclosingNumbers(low, high, 4)
      expect(numbers).toEqual(scaleLinear().domain([low, high]).nice(4).ticks(4).map(withoutSign))
      expect(numbers.at(0)).toBeLessThanOrEqual(low)
      expect(numbers.at(-1)).toBeGreaterThanOrEqual(high)
    }),
  )
})

/** 0 for −0. */
function withoutSign(value: number): number {
  return value + 0
}
