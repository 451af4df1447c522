import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeWith, loadAt } from '../../../support/calculator-numbers.ts'

test('the chance, the exact limit and the shortcut are those of the article', async () => {
  const { answer } = await loadAt('spotless', '')
  expect(answer?.results.map(({ text }) => text)).toEqual(['8%', '11.7%', '12.5%'])
})

test.each([
  [10, 29],
  [1, 299],
])('below %d percent, %d cases without an error are the fewest that rule it out', (rate, cases) => {
  const boundOf = (parts: number) => Number(computeWith('spotless', { parts }).results.bound)
  expect(boundOf(cases)).toBeLessThanOrEqual(rate)
  expect(boundOf(cases - 1)).toBeGreaterThan(rate)
})

test('the shortcut is never below the exact limit and comes closer with more cases', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 100_000 }), parts => {
      const { bound = 0, shortcut = 0 } = computeWith('spotless', { parts }).results
      expect(shortcut).toBeGreaterThan(bound)
      expect(shortcut / bound).toBeLessThan(1.002 + 2 / parts)
    }),
  )
})
