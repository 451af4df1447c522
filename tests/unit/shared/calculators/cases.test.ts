import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeWith, loadAt, readMarkdownTable, toNumber } from '../../../support/calculator-numbers.ts'

const toHalfWidth = (share: number, cases: number) =>
  computeWith('cases', { share, cases }).results.halfWidth ?? Number.NaN
const article = 'content/articles/blog-19.md'
const paper = 'content/papers/measuring-success-and-scaling-ai.md'

test('margins and bounds are those of the paper on measuring success, section 3.4', () => {
  const rows = readMarkdownTable(paper, '| Test cases | Half-width at 80% |')
  expect(rows).toHaveLength(6)
  for (const [count, ...margins] of rows) {
    const cases = toNumber(count)
    expect([80, 90, 95].map(share => toHalfWidth(share, cases).toFixed(1))).toEqual(
      margins.slice(0, 3).map(margin => toNumber(margin).toFixed(1)),
    )
    const { errorBound } = computeWith('cases', { cases }).results
    expect(errorBound).toBe(toNumber(margins[3]))
  }
})

test('margins and bounds are those of the article with the calculator', () => {
  const rows = readMarkdownTable(article, '| What you want to decide or show | Cases |')
  expect(rows).toHaveLength(6)
  for (const [what, count, margin, rate] of rows) {
    const { halfWidth, errorBound } = computeWith('cases', { cases: toNumber(count) }).results
    expect(`±${halfWidth?.toFixed(0)} ${Math.round(halfWidth ?? 0) === 1 ? 'point' : 'points'}`, what).toBe(margin)
    expect(errorBound, what).toBeCloseTo(toNumber(rate))
  }
})

test('the ranges of the article are as wide as twice the margin', () => {
  const rows = readMarkdownTable(article, '| Right | Share | 95 percent range |')
  expect(rows).toHaveLength(3)
  for (const [right = '', , range = ''] of rows) {
    const [low = 0, high = 0] = range.split(' to ').map(toNumber)
    expect(Math.abs(2 * toHalfWidth(82, toNumber(right.split(' of ')[1])) - (high - low))).toBeLessThan(1)
  }
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
