import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeCalculator } from '../../../../shared/calculators/compute-calculator.ts'
import { toEstimateTexts } from '../../../../shared/calculators/estimate-texts.ts'
import { loadCalculator } from '../../../../shared/calculators/load-calculator.ts'
import type { Values } from '../../../../shared/calculators/sheets.ts'
import { fillTemplate } from '../../../../shared/values/fill-template.ts'
import { computeWith, loadAt, readCalculator, toNumber } from '../../../support/calculator-numbers.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

const content = await siteLibrary.read('calculators/estimate')
const words = await siteLibrary.read('pages/calculator')

/** Round numbers, so that every expected value below was computed by hand. */
const rates: Readonly<Record<string, number>> = {
  ...{ dayRate: 1000, groupSize: 10, workDays: 50, daysPerSystem: 5, teamDays: 5, lowPercent: 90, highPercent: 120 },
}
const capacityRates = { ...rates, workDays: 0, teamDays: 0, lowPercent: 100, highPercent: 100 }
const inputs = { kind: 'implementation', systems: 2, data: 'mixed', risk: 'high', users: 21, months: 4 }

function estimate(changes: Values = {}, cells = rates) {
  const results = content.results.map(result => ({ ...result, cell: cells[result.name] ?? result.cell }))
  const computed = computeCalculator({ ...content, results }, words.spreadsheet, { ...inputs, ...changes })
  expect(computed.faults).toEqual([])
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
  expect(estimate({ kind: 'assessment' }).prices).toEqual({
    'Readiness assessment': 50_000,
    'Connecting systems': 10_000,
    Sum: 60_000,
  })
})

test('a capacity costs its days, and what the inputs leave of them goes to the list', () => {
  const { prices, results } = estimate({ kind: 'capacity' }, capacityRates)
  // 64 days: 10 + 1.5 + 2.5 + 3 + 6 and a reserve of 9.6 leave 31.4.
  expect(prices).toEqual({
    'Connecting systems': 10_000,
    'Repairing data': 1_500,
    'Tests for the risk class': 2_500,
    Training: 3_000,
    Upkeep: 6_000,
    'Reserve for the unplanned': 9_600,
    'Left for your own list': 31_400,
    Sum: 64_000,
  })
  // 4 × 52 ÷ 12 = 17.33.
  expect(results).toMatchObject({ low: 64_000, high: 64_000, weeksLow: 17, weeksHigh: 17 })
})

test('a capacity that is too short names the months that hold the work', () => {
  // 14 systems: 70 days, 98 with data and risk, 101 with training; a month leaves 16 − 2.4 − 1.5 = 12.1.
  const at = (months: number) => estimate({ kind: 'capacity', systems: 14, months }, capacityRates)
  for (const months of [4, 8]) {
    expect(at(months).errors.map(({ fields }) => fields)).toEqual([['months']])
    expect(at(months).results.monthsNeeded).toBe(9)
  }
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

const choose = (...values: readonly string[]) => fc.constantFrom(...values)
const validInputs = fc.record({
  kind: choose('assessment', 'pilot', 'implementation', 'capacity'),
  systems: fc.integer({ min: 0, max: 20 }),
  data: choose('good', 'mixed', 'poor'),
  risk: choose('low', 'medium', 'high'),
  users: fc.integer({ min: 0, max: 2000 }),
  months: fc.integer({ min: 3, max: 36 }),
})

test('with the rates of the content, all lines are whole dollars and add up to the sum between the ends', () => {
  fc.assert(
    fc.property(validInputs, chosen => {
      const { table, errors, results } = computeWith('estimate', chosen)
      const { total = 0, days = 0, dayRate = 0, monthsNeeded = 0, low = 0, high = 0 } = results
      if (errors.length > 0) {
        // The months asked for are enough, are accepted by the field, and one less is too short.
        expect(monthsNeeded).toBeLessThanOrEqual(36)
        expect(computeWith('estimate', { ...chosen, months: monthsNeeded }).errors).toEqual([])
        expect(computeWith('estimate', { ...chosen, months: monthsNeeded - 1 }).errors).toHaveLength(1)
        return
      }
      const lines = table
        .slice(0, -1)
        .map(([, , lineDays, dollars]) => ({ days: Number(lineDays), dollars: Number(dollars) }))
      expect(lines.every(({ dollars }) => Number.isInteger(dollars) && dollars >= 0)).toBe(true)
      expect(lines.reduce((sum, { dollars }) => sum + dollars, 0)).toBe(total)
      expect(lines.reduce((sum, line) => sum + line.days, 0)).toBeCloseTo(days, 9)
      expect(days * dayRate).toBeCloseTo(total, 6)
      expect(low).toBeLessThanOrEqual(total)
      expect(high).toBeGreaterThanOrEqual(total)
      expect(results.weeksLow).toBeLessThanOrEqual(results.weeksHigh ?? 0)
    }),
  )
})

test('more of anything never costs less', () => {
  fc.assert(
    fc.property(validInputs, fc.constantFrom('systems', 'users', 'months'), (chosen, name) => {
      const less = computeWith('estimate', chosen)
      const more = computeWith('estimate', { ...chosen, [name]: chosen[name] + 1 })
      if (less.errors.length + more.errors.length > 0) return
      expect(more.results.high).toBeGreaterThanOrEqual(less.results.high ?? 0)
    }),
  )
})

const load = (query: string) => loadCalculator(content, words, new URLSearchParams(query))
const errorsOf = (query: string) =>
  Object.fromEntries(load(query).fields.flatMap(({ name, error }) => (error === undefined ? [] : [[name, error]])))

test('an address without a query shows the initial values and their estimate', async () => {
  const { fields, answer } = await loadAt('estimate', '')
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

test('a capacity of a year shows its fee of 16 days a month as the article computes it', () => {
  const { answer } = load('kind=capacity&months=12')
  expect(answer?.formula[0]).toBe('12 months × 16 days × $1,400 = $268,800')
  expect(answer?.table?.rows.at(-1)).toEqual(['Sum', '', '192', '$268,800'])
  expect(answer?.table?.rows.find(([label]) => label === 'Reserve for the unplanned')?.[2]).toBe('28.8')
})

test('of a week that is not halved by binary fractions, the page shows the decimals it rounds', () => {
  expect(load('kind=pilot&systems=1&data=good&risk=medium&users=0&months=0').answer?.formula).toContain(
    '36.3 days without upkeep × 0.90 ÷ 6 a week = 5.45 ≈ 5 weeks',
  )
})

test.each([
  ['systems=two', 'systems', 'Enter a whole number from 0 to 20.'],
  ['systems=-1', 'systems', 'Enter a whole number from 0 to 20.'],
  ['systems=1.5', 'systems', 'Enter a whole number from 0 to 20.'],
  ['systems=', 'systems', 'Enter a whole number from 0 to 20.'],
  ['systems=1e1', 'systems', 'Enter a whole number from 0 to 20.'],
  ['systems=$12', 'systems', 'Enter a whole number from 0 to 20.'],
  ['users=2001', 'users', 'Enter a whole number from 0 to 2,000.'],
  ['users=99999999999999999999999', 'users', 'Enter a whole number from 0 to 2,000.'],
  ['kind=capacity&months=2', 'months', 'Enter a whole number from 3 to 36.'],
  ['kind=capacity&systems=20&months=3', 'months', 'These inputs need 21 months of capacity. Enter 21 or more.'],
  ['risk=none', 'risk', 'Choose one of the options.'],
  ['kind=__proto__', 'kind', 'Choose one of the options.'],
])('%s keeps what was given and has an error at %s', (query, name, error) => {
  expect(errorsOf(query)).toEqual({ [name]: error })
  expect(load(query).fields.find(field => field.name === name)?.value).toBe(new URLSearchParams(query).get(name))
  expect(load(query).answer).toBeUndefined()
})

test('a choice that raises the smallest number of another field does so while a third is wrong', () => {
  expect(Object.keys(errorsOf('kind=capacity&months=2&systems=x'))).toEqual(['systems', 'months'])
})

test('spaces around a number and commas between thousands are accepted', () => {
  expect(load('users=+1,200+').answer).toEqual(load('users=1200').answer)
  expect(errorsOf('users=1,20')).toHaveProperty('users')
})

test('of a repeated key the first value counts', () => {
  expect(load('systems=3&systems=nine').answer).toEqual(load('systems=3').answer)
})

test('no address makes it throw, and without an error there is always an estimate', () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String), fc.constantFrom('capacity', 'poor'))
  const names = content.fields.map(({ name }) => name)
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), query => {
      const { fields, answer } = loadCalculator(content, words, new URLSearchParams(query))
      expect(answer === undefined).toBe(fields.some(({ error }) => error !== undefined))
      expect(JSON.stringify(answer ?? '')).not.toMatch(/NaN|undefined|Infinity|\{\w+\}/)
    }),
  )
})

test('a changed rate changes the price, and nothing else needs to be changed', () => {
  const { results } = readCalculator('estimate')
  expect(results.find(({ name }) => name === 'dayRate')?.cell).toBe(1400)
  const doubled = results.map(result => (result.name === 'dayRate' ? { ...result, cell: 2800 } : result))
  const priceOf = (sheet: typeof content) =>
    toNumber(loadCalculator(sheet, words, new URLSearchParams()).answer?.table?.rows.at(-1)?.[3])
  expect(priceOf({ ...content, results: doubled })).toBe(2 * priceOf(content))
})

test('a value that looks like a placeholder is not filled in', () => {
  expect(fillTemplate('{a} and {b} of {c}', { a: '{b}', b: 2 })).toBe('{b} and 2 of {c}')
})
