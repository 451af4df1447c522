import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ScoredCase } from '../../../../shared/calculators/sheets.ts'
import { computeWith, loadAt } from '../../../support/calculator-numbers.ts'

function barsOf({ chart }: ReturnType<typeof computeWith>) {
  if (chart?.kind !== 'bars') return expect.fail('there are no bars')
  return chart.bars.map(({ row: [label, value, flagged, missed], isBest }) => {
    return { label, value: Number(value), flagged, missed, isBest }
  })
}

test('the cheapest row is marked, with its counts and its cost', () => {
  const best = barsOf(computeWith('threshold')).filter(({ isBest }) => isBest)
  expect(best).toMatchObject([{ label: 1 / 30, flagged: 1169, missed: 50, value: 16_014 }])
})

test('the break-even is the price of a review over that of a miss', async () => {
  const { answer } = await loadAt('threshold', '')
  expect(answer?.results.map(({ text }) => text)).toEqual(['0.033', '$16,014', '$19,986', '0.033'])
  // Corrections 1 and 2 of the post: 6 / 144 is 4.2 percent.
  expect(computeWith('threshold', { miss: 144 }).results.breakEven).toBeCloseTo(0.042, 3)
  const equal = await loadAt('threshold', 'review=180')
  expect(equal.answer?.results.map(({ text }) => text)).toEqual([
    'none, review nothing',
    '$36,000',
    '$0',
    'none, a review costs as much as a miss',
  ])
})

const scored: fc.Arbitrary<readonly ScoredCase[]> = fc.array(
  fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom<0 | 1>(0, 1)),
  { minLength: 1 },
)
const price = fc.integer({ min: 1, max: 1000 })

test('with a file, the cheapest threshold costs no more than any other, and the break-even is among them', () => {
  fc.assert(
    fc.property(scored, price, price, (cases, review, miss) => {
      const computed = computeWith('threshold', { review, miss }, cases)
      const bars = barsOf(computed)
      const { cost, breakEven = Number.NaN, nothingCost } = computed.results
      expect(cost).toBe(Math.min(...bars.map(({ value }) => value)))
      expect(nothingCost).toBe(miss * cases.filter(([, wrong]) => wrong === 1).length)
      expect(bars.some(({ label }) => label === breakEven)).toBe(review < miss)
      expect(bars.at(-1)).toMatchObject({ label: 'Review everything', value: review * cases.length })
      for (const { label, ...counts } of bars) {
        if (typeof label !== 'number') continue
        const flagged = cases.filter(([score]) => score >= label).length
        const missed = cases.filter(([score, wrong]) => wrong === 1 && score < label).length
        expect(counts).toMatchObject({ flagged, missed })
      }
    }),
  )
})
