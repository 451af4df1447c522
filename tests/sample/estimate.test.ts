import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeCalculator } from '../../shared/calculators/compute-calculator.ts'
import { toEstimateTexts } from '../../shared/calculators/estimate-texts.ts'
import { loadCalculator } from '../../shared/calculators/load-calculator.ts'
import type { Values } from '../../shared/calculators/sheets.ts'
import { computeWith, readCalculator } from '../support/calculator-numbers.ts'
import { siteLibrary } from '../support/site-pages.ts'

const content = readCalculator('estimate')
const words = await siteLibrary.read('pages/calculator')
const load = (query: string) => loadCalculator(content, words, new URLSearchParams(query))

/** Round numbers, so that every expected value below was computed by hand. */
const rates: Readonly<Record<string, number>> = {
  ...{ dayRate: 1000, groupSize: 10, workDays: 50, daysPerSystem: 5, teamDays: 5, lowPercent: 90, highPercent: 120 },
}
const capacityRates = { ...rates, workDays: 0, teamDays: 0, lowPercent: 100, highPercent: 100 }
const inputs = { kind: 'implementation', systems: 2, data: 'mixed', risk: 'high', users: 21, months: 4 }

function estimate(changes: Values = {}, cells = rates) {
  const results = content.results.map(result => ({ ...result, cell: cells[result.name] ?? result.cell }))
  const computed = computeCalculator({ ...content, results }, words.spreadsheet, { ...inputs, ...changes })
  return { ...computed, prices: Object.fromEntries(computed.table.map(([line, , , price]) => [line, price])) }
}

test('the lines, the sum, the range and the weeks of a build are those computed by hand', () => {
  const { prices, results } = estimate()
  // 50 + 2 × 5 = 60 days; 15% are 9, 25% are 15; 21 people are 3 groups; 4 × 1.5 = 6.
  expect(prices).toEqual({
    'Build for production': 50_000,
    'Connecting systems': 10_000,
    'Repairing data': 9_000,
    'Tests for the risk class': 15_000,
    Training: 3_000,
    Upkeep: 6_000,
    Sum: 93_000,
  })
  // 87 days without upkeep: × 0.9 ÷ 5 = 15.66 and × 1.2 ÷ 5 = 20.88.
  expect(results).toMatchObject({ low: 83_700, high: 111_600, weeksLow: 16, weeksHigh: 21, fit: 'Milestones' })
})

test('inputs that do not count for a kind have no line', () => {
  const prices = { 'Readiness assessment': 50_000, 'Connecting systems': 10_000, Sum: 60_000 }
  expect(estimate({ kind: 'assessment' }).prices).toEqual(prices)
})

test('a capacity costs its days, and what the inputs leave of them goes to the list', () => {
  const { prices, results } = estimate({ kind: 'capacity' }, capacityRates)
  // 64 days: 10 + 1.5 + 2.5 + 3 + 6 and a reserve of 9.6 leave 31.4.
  expect(prices).toMatchObject({ 'Reserve for the unplanned': 9_600, 'Left for your own list': 31_400, Sum: 64_000 })
  // 4 × 52 ÷ 12 = 17.33.
  expect(results).toMatchObject({ low: 64_000, high: 64_000, weeksLow: 17, weeksHigh: 17 })
})

test('a capacity that is too short names the months that hold the work', () => {
  // 14 systems: 70 days, 98 with data and risk, 101 with training; a month leaves 16 − 2.4 − 1.5 = 12.1.
  const at = (months: number) => estimate({ kind: 'capacity', systems: 14, months }, capacityRates)
  for (const months of [4, 8]) expect(at(months)).toMatchObject({ errors: [{ fields: ['months'] }] })
  expect(at(8).results.monthsNeeded).toBe(9)
  expect(at(9).errors).toEqual([])
})

test.each([
  ['a build that may pass half a year', { systems: 9 }, 'Monthly capacity'],
  ['a fixed fee with unknown data', { kind: 'pilot', data: 'poor' }, 'Milestones'],
  ['a fixed fee with known data', { kind: 'pilot' }, 'Fixed fee'],
  ['an assessment of unknown data', { kind: 'assessment', data: 'poor' }, 'Fixed fee'],
])('%s has its own model', (_, changes, fit) => {
  expect(estimate(changes).results.fit).toBe(fit)
})

test('with the rates of the content, all lines are whole dollars and add up to the sum between the ends', () => {
  const choices = content.fields.map(field => {
    const values = 'options' in field ? field.options.map(({ value }) => value) : undefined
    const whole = fc.integer({ min: field.name === 'months' ? 3 : 0, max: 'max' in field ? field.max : 0 })
    return [field.name, values === undefined ? whole : fc.constantFrom(...values)] as const
  })
  fc.assert(
    fc.property(fc.record(Object.fromEntries<fc.Arbitrary<string | number>>(choices)), chosen => {
      const { table, errors, results } = computeWith('estimate', chosen)
      const { total = 0, low = 0, high = 0, monthsNeeded = 0 } = results
      const isEnough = (months: number) => computeWith('estimate', { ...chosen, months }).errors.length === 0
      if (errors.length > 0) {
        expect([isEnough(monthsNeeded), isEnough(monthsNeeded - 1)]).toEqual([true, false])
        return
      }
      const dollars = table.slice(0, -1).map(row => Number(row[3]))
      expect(dollars.every(price => Number.isInteger(price) && price >= 0)).toBe(true)
      expect(dollars.reduce((sum, price) => sum + price, 0)).toBe(total)
      expect(low <= total && total <= high).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('an address without a query shows the initial values and their estimate', () => {
  const { fields, answer } = load('')
  expect(fields.map(({ value }) => value)).toEqual(['implementation', '2', 'mixed', 'medium', '60', '12'])
  expect(answer && toEstimateTexts(answer)).toMatchObject({ price: '$173,700–$265,700', weeks: '14–21 weeks' })
  expect(answer?.formula).toEqual([
    '(80 + 20 + 15 + 10 + 3 + 18) days × $1,400 = $204,400',
    '$204,400 × 0.85 = $173,740 ≈ $173,700',
    '$204,400 × 1.30 = $265,720 ≈ $265,700',
    '128 days without upkeep × 0.85 ÷ 8 a week = 13.60 ≈ 14 weeks',
    '128 days without upkeep × 1.30 ÷ 8 a week = 20.80 ≈ 21 weeks',
  ])
})

test.each([
  ['kind=capacity&months=12', '12 months × 16 days × $1,400 = $268,800'],
  // Not halved by binary fractions.
  [
    'kind=pilot&systems=1&data=good&risk=medium&users=0&months=0',
    '36.3 days without upkeep × 0.90 ÷ 6 a week = 5.45 ≈ 5 weeks',
  ],
])('the computation of %s has the line "%s"', (query, line) => {
  expect(load(query).answer?.formula).toContain(line)
})
