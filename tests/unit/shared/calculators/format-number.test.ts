import { expect, test } from 'vitest'
import { formatNumber } from '../../../../shared/calculators/format-number.ts'

test.each([
  [-1200, 'dollars', '−$1,200'],
  [0.1 + 0.2, 'dollars', '$0.30'],
  [472_000.000_000_1, 'dollars', '$472,000'],
  [0.15, 'percent', '0.15%'],
  [45.4545, 'percent', '45.5%'],
  [1 / 30, 'score', '0.033'],
  [0.5, 'score', '0.50'],
  [3.9, 'total', '3.90'],
  [-0.001, 'total', '0.00'],
  [4.84, 'margin', '±4.8 points'],
  [1, 'quarters', '1.0 quarter'],
  [6, 'quarters', '6.0 quarters'],
  [1, 'months', '1 month'],
  [0.164, 'probability', '0.16'],
  [0.001_316, 'probability', '0.0013'],
  [0.000_04, 'probability', '< 0.0001'],
  [29.96, 'rate', '30.0%'],
  [0.8267, 'ratio', '0.83'],
] as const)('%d as %s is %s', (value, format, expected) => {
  expect(formatNumber(value, format)).toBe(expected)
})
