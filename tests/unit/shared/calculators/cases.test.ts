import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeWith, loadAt } from '../../../support/calculator-numbers.ts'

const toHalfWidth = (share: number, cases: number) =>
  computeWith('cases', { share, cases }).results.halfWidth ?? Number.NaN

test.each([
  [30, 13.9, 10],
  [100, 7.8, 3],
  [600, 3.2, 0.5],
])('%d cases know a share of 80 percent to %d points and rule out a rate above %d percent', (cases, margin, rate) => {
  expect(toHalfWidth(80, cases)).toBeCloseTo(margin, 1)
  expect(computeWith('cases', { cases }).results.errorBound).toBe(rate)
})

test.each([
  [{ share: 85, margin: 10 }, 51],
  [{ share: 96, margin: 1 }, 1536],
  [{ share: 90, margin: 5 }, 144],
])('the cases for a share are those of the texts: %o', (inputs, expected) => {
  expect(computeWith('cases', inputs).results.forShare).toBe(expected)
})

test.each([
  [15, 20],
  [5, 60],
  [2, 150],
  [1, 300],
])('a rate of serious errors of %d percent needs %d clean cases', (worstRate, expected) => {
  expect(computeWith('cases', { worstRate }).results.forErrors).toBe(expected)
})

test('the larger of the two numbers is needed', async () => {
  const shown = await loadAt('cases', 'share=96&margin=1&worstRate=3&cases=60')
  expect(shown.answer?.results.map(({ text }) => text)).toEqual(['1,536', '1,536', '100', '±5.5 points', '5%'])
})

const share = fc.double({ min: 1, max: 99, noNaN: true })
const count = fc.integer({ min: 1, max: 100_000 })

test('more cases have a smaller margin, which is that of the opposite share, too', () => {
  fc.assert(
    fc.property(share, count, count, (share, one, other) => {
      fc.pre(one !== other)
      expect(toHalfWidth(share, Math.max(one, other))).toBeLessThan(toHalfWidth(share, Math.min(one, other)))
      expect(toHalfWidth(100 - share, one)).toBeCloseTo(toHalfWidth(share, one), 9)
    }),
  )
})

test('with the cases that the rule asks for, shares around the middle are known within the margin', () => {
  const middle = fc.double({ min: 20, max: 80, noNaN: true })
  const margin = fc.double({ min: 1, max: 15, noNaN: true })
  fc.assert(
    fc.property(middle, margin, (share, margin) => {
      const { forShare = 0 } = computeWith('cases', { share, margin }).results
      expect(toHalfWidth(share, forShare)).toBeLessThanOrEqual(margin)
    }),
  )
})
