import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeWith, readMarkdownTable, toNumber } from '../../../support/calculator-numbers.ts'

const paper = 'content/papers/measuring-roi-enterprise-generative-ai.md'

test('the benefit is the one of section 3', () => {
  const { results } = computeWith('roi')
  const amounts = readMarkdownTable(paper, '| Benefit per quarter |').map(([, amount]) => toNumber(amount))
  const [converted, rework, translation, gross, running, net] = amounts
  expect(results).toMatchObject({ hours: 7000, fullValue: 315_000, converted, gross, net })
  const other = Number(rework) + Number(translation)
  expect(computeWith('roi', { otherBenefit: other, runningCost: -Number(running) }).results).toEqual(results)
})

test('the returns of the sponsor and of the controller are those of section 4.1', () => {
  const { results } = computeWith('roi')
  const shown = readMarkdownTable(paper, '| Who is speaking |').map(([, , roi]) => toNumber(roi))
  expect([results.roi, results.roiOnTotal].map(value => Number(value?.toFixed(1)))).toEqual(shown.slice(1, 3))
  const firstYear = computeWith('roi', { quarters: 4 })
  expect(firstYear.results.roi).toBeCloseTo(toNumber(readMarkdownTable(paper, '| Who is speaking |')[3]?.[2]), 1)
})

test('level benefits pay back as in section 4.2', () => {
  const [level] = readMarkdownTable(paper, '| View | Paid back in |')
  const { results } = computeWith('roi')
  expect(level).toEqual(['Level benefits', `quarter ${results.payback}`, '$600,000'])
  expect(results.netTotal).toBe(600_000)
})

test('each changed assumption gives the row of section 4.3', () => {
  const changes: readonly Readonly<Record<string, number>>[] = [
    {},
    { conversion: 20 },
    { hoursPerWeek: 1 },
    { users: 200 },
    { otherBenefit: 10_000 },
    { runningCost: 90_000 },
    { investment: 900_000 },
  ]
  const rows = readMarkdownTable(paper, '| Change | Net benefit per quarter |')
  const computed = changes.map(change => computeWith('roi', change))
  expect(rows).toHaveLength(changes.length)
  expect(
    computed.map(({ results: { net = 0, payback = 0, roi = 0 } }) => [net, payback.toFixed(1), roi.toFixed(0)]),
  ).toEqual(rows.map(([, net, payback, roi]) => [toNumber(net), payback, String(toNumber(roi))]))
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
