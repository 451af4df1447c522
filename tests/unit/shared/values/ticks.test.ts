import { expect, test } from 'vitest'
import { toEnclosingNumbers, toRoundNumbers } from '../../../../shared/values/ticks.ts'

// The numbers are those of d3-scale 4, with which all charts were drawn once.
test.each([
  [0, 13.6, 4, [0, 5, 10], [0, 5, 10, 15]],
  [0, 20.1, 4, [0, 5, 10, 15, 20], [0, 5, 10, 15, 20, 25]],
  [0, 8, 4, [0, 2, 4, 6, 8], [0, 2, 4, 6, 8]],
  [0, 7.1, 5, [0, 2, 4, 6], [0, 2, 4, 6, 8]],
  [0, 3.1, 2, [0, 2], [0, 2, 4]],
  [1, 4.16, 1, [2, 4], [0, 10]],
  [7, 12.3, 4, [7, 8, 9, 10, 11, 12], [6, 8, 10, 12, 14]],
  [99.5, 100.5, 5, [99.6, 99.8, 100, 100.2, 100.4], [99.4, 99.6, 99.8, 100, 100.2, 100.4, 100.6]],
  [0.03, 0.31, 4, [0.05, 0.1, 0.15, 0.2, 0.25, 0.3], [0, 0.1, 0.2, 0.3, 0.4]],
  [-14.2, 3, 5, [-10, -5, 0], [-15, -10, -5, 0, 5]],
  [-0.07, 0.02, 5, [-0.06, -0.04, -0.02, 0, 0.02], [-0.08, -0.06, -0.04, -0.02, 0, 0.02]],
  [0, 1e6, 4, [0, 2e5, 4e5, 6e5, 8e5, 1e6], [0, 2e5, 4e5, 6e5, 8e5, 1e6]],
  [12345.67, 987654.32, 4, [2e5, 4e5, 6e5, 8e5], [0, 2e5, 4e5, 6e5, 8e5, 1e6]],
  [-9999999.99, 1e7, 4, [-5e6, 0, 5e6, 1e7], [-1e7, -5e6, 0, 5e6, 1e7]],
])('between %d and %d are about %d round numbers', (low, high, count, within, around) => {
  expect(toRoundNumbers(low, high, count)).toEqual(within)
  expect(toEnclosingNumbers(low, high, count)).toEqual(around)
})

test('an axis of one value has a length', () => {
  expect(toRoundNumbers(7, 7, 4)).toEqual([])
  expect(toEnclosingNumbers(7, 7, 4)).toEqual([7, 7.2, 7.4, 7.6, 7.8, 8])
})
