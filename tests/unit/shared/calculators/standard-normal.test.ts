import { expect, test } from 'vitest'
import { standardNormal } from '../../../../shared/calculators/standard-normal.ts'

test.each([
  [0, 0.5],
  [1, 0.841344746068543],
  [-1.96, 0.02499789514822],
  [1.959963984540054, 0.975],
  [-3, 0.00134989803163],
  [-6, 9.865876450376946e-10],
  [-9, 0],
  [9, 1],
])('below %d is a share of %d', (value, share) => {
  expect(standardNormal(value)).toBeCloseTo(share, 14)
})
