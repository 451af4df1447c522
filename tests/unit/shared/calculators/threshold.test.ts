import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalculatorBar, Computed } from '../../../../shared/calculators/model.ts'
import { threshold } from '../../../../shared/calculators/threshold.ts'
import { computeWith, loadAt, readMarkdownTable, toNumber } from '../../../support/calculator-numbers.ts'

const post = 'content/posts/price-the-mistakes-then-set-the-threshold.md'

function barsOf({ chart }: Computed): readonly CalculatorBar[] {
  return chart?.kind === 'bars' ? chart.bars : expect.fail('there are no bars')
}

test('the counts and costs are those of the table of the post, and its cheapest row is marked', () => {
  const bars = barsOf(computeWith('threshold'))
  const rows = readMarkdownTable(post, '| Threshold | Flagged | Missed |')
  expect(bars.map(({ numbers, value }) => [numbers?.flagged, numbers?.missed, value])).toEqual(
    rows.map(([, flagged, missed, , cost]) => [flagged, missed, cost].map(toNumber)),
  )
  expect(bars.filter(({ isBest }) => isBest)).toMatchObject([{ label: 1 / 30, value: 16_014 }])
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

const scored = fc.array(fc.record({ score: fc.double({ min: 0, max: 1, noNaN: true }), isWrong: fc.boolean() }), {
  minLength: 1,
})
const price = fc.integer({ min: 1, max: 1000 })

test('with a file, the cheapest threshold costs no more than any other, and the break-even is among them', () => {
  fc.assert(
    fc.property(scored, price, price, (cases, review, miss) => {
      const computed = threshold.compute({ review, miss }, cases)
      const bars = barsOf(computed)
      const { cost, breakEven, nothingCost } = computed.results
      expect(cost).toBe(Math.min(...bars.map(({ value }) => value)))
      expect(nothingCost).toBe(miss * cases.filter(({ isWrong }) => isWrong).length)
      expect(bars.some(({ label }) => label === breakEven)).toBe(review < miss)
      expect(bars.at(-1)).toMatchObject({ label: 'everything', value: review * cases.length })
      for (const { label, numbers } of bars) {
        if (typeof label === 'string') continue
        const flagged = cases.filter(({ score }) => score >= label)
        const missed = cases.filter(({ score, isWrong }) => isWrong && score < label)
        expect(numbers).toEqual({ flagged: flagged.length, missed: missed.length })
      }
    }),
  )
})
