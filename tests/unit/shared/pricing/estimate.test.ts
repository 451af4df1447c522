import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Estimator, estimatorSchema } from '../../../../shared/content/schemas/pricing.ts'
import { type EstimateInputs, estimateEngagement } from '../../../../shared/pricing/estimate.ts'

const content: Estimator = estimatorSchema.parse(
  JSON.parse(readFileSync('content/pages/pricing.json', 'utf8')).estimator,
)

/** Round numbers, so that every expected value below was computed by hand. */
const rates: Estimator = { ...content, dayRate: 1000, groupSize: 10, upkeepDays: 1.5, maxMilestoneWeeks: 26 }

const build = {
  id: 'build',
  label: 'Build',
  model: 'milestones',
  counts: ['systems', 'data', 'risk', 'users', 'months'],
  baseDays: 50,
  daysPerSystem: 5,
  teamDaysPerWeek: 5,
  belowPercent: 10,
  abovePercent: 20,
} satisfies EstimateInputs['kind']

const inputs: EstimateInputs = {
  kind: build,
  systems: 2,
  data: { id: 'mixed', label: 'Mixed', percent: 15 },
  risk: { id: 'high', label: 'High', percent: 25 },
  users: 21,
  months: 4,
}

function estimate(changes: Partial<EstimateInputs> = {}) {
  const result = estimateEngagement(rates, { ...inputs, ...changes })
  if (result.kind !== 'estimate') throw new Error(`the inputs need ${result.months} months`)
  return result.estimate
}

const toDollars = ({ lines }: ReturnType<typeof estimate>) =>
  Object.fromEntries(lines.map(({ id, dollars }) => [id, dollars]))

test('the lines, the sum, the range and the weeks of a build are those computed by hand', () => {
  const result = estimate()
  // 50 + 2 × 5 = 60 days; 15% are 9, 25% are 15; 21 people are 3 groups; 4 × 1.5 = 6.
  expect(toDollars(result)).toEqual({
    base: 50_000,
    systems: 10_000,
    data: 9_000,
    risk: 15_000,
    users: 3_000,
    months: 6_000,
  })
  expect(result.dollars).toBe(93_000)
  expect(result.price).toEqual({ low: 83_700, high: 111_600 })
  // 87 days without upkeep: × 0.9 ÷ 5 = 15.66 and × 1.2 ÷ 5 = 20.88.
  expect(result.weeks).toEqual({ low: 16, high: 21 })
  expect(result.fit).toBe('milestones')
})

test('inputs that do not count for a kind have no line', () => {
  const result = estimate({ kind: { ...build, counts: ['systems'] } })
  expect(toDollars(result)).toEqual({ base: 50_000, systems: 10_000 })
})

const capacity = {
  ...build,
  model: 'capacity',
  baseDays: 0,
  teamDaysPerWeek: undefined,
  capacity: { daysPerMonth: 16, reservePercent: 15 },
  belowPercent: 0,
  abovePercent: 0,
} satisfies EstimateInputs['kind']

test('a capacity costs its days, and what the inputs leave of them goes to the list', () => {
  const result = estimate({ kind: capacity })
  // 64 days: 10 + 1.5 + 2.5 + 3 + 6 and a reserve of 9.6 leave 31.4.
  expect(toDollars(result)).toMatchObject({ systems: 10_000, data: 1_500, risk: 2_500, reserve: 9_600, rest: 31_400 })
  expect(result.dollars).toBe(64_000)
  expect(result.price).toEqual({ low: 64_000, high: 64_000 })
  // 4 × 52 ÷ 12 = 17.33.
  expect(result.weeks).toEqual({ low: 17, high: 17 })
})

test('a capacity that is too short names the months that hold the work', () => {
  // 14 systems: 70 days, 98 with data and risk, 101 with training; a month leaves 16 − 2.4 − 1.5 = 12.1.
  const changes = { ...inputs, kind: capacity, systems: 14 }
  expect(estimateEngagement(rates, changes)).toEqual({ kind: 'tooShort', months: 9 })
  expect(estimateEngagement(rates, { ...changes, months: 8 })).toEqual({ kind: 'tooShort', months: 9 })
  expect(estimateEngagement(rates, { ...changes, months: 9 })).toMatchObject({ kind: 'estimate' })
})

test.each([
  ['a build that may pass half a year', { systems: 9 }, 'tooLong'],
  ['a fixed fee with unknown data', { kind: { ...build, model: 'fixedFee' }, data: uncertain() }, 'uncertainData'],
  ['a fixed fee with known data', { kind: { ...build, model: 'fixedFee' } }, 'fixedFee'],
] as const)('%s has its own model', (_, changes, fit) => {
  expect(estimate(changes).fit).toBe(fit)
})

function uncertain() {
  return { id: 'poor', label: 'Poor', percent: 35, isUncertain: true }
}

const { fields } = content
const validInputs = fc.record({
  kind: fc.constantFrom(...fields.kind.options),
  systems: fc.integer(fields.systems),
  data: fc.constantFrom(...fields.data.options),
  risk: fc.constantFrom(...fields.risk.options),
  users: fc.integer(fields.users),
  months: fc.integer({ min: 3, max: fields.months.max }),
})

test('with the rates of the content, all lines are whole dollars and add up to the sum between the ends', () => {
  fc.assert(
    fc.property(validInputs, chosen => {
      const result = estimateEngagement(content, chosen)
      if (result.kind === 'tooShort') {
        // The months asked for are enough, are accepted by the field, and one less is too short.
        expect(result.months).toBeLessThanOrEqual(fields.months.max)
        expect(estimateEngagement(content, { ...chosen, months: result.months }).kind).toBe('estimate')
        expect(estimateEngagement(content, { ...chosen, months: result.months - 1 }).kind).toBe('tooShort')
        return
      }
      const { lines, dollars, dayHundredths, price, weeks } = result.estimate
      expect(lines.every(line => Number.isInteger(line.dollars) && line.dollars >= 0)).toBe(true)
      expect(lines.reduce((sum, line) => sum + line.dollars, 0)).toBe(dollars)
      expect(lines.reduce((sum, line) => sum + line.dayHundredths, 0)).toBe(dayHundredths)
      expect(dollars * 100).toBe(dayHundredths * content.dayRate)
      expect(price.low).toBeLessThanOrEqual(dollars)
      expect(price.high).toBeGreaterThanOrEqual(dollars)
      expect(weeks.low).toBeLessThanOrEqual(weeks.high)
    }),
  )
})

test('more of anything never costs less', () => {
  fc.assert(
    fc.property(validInputs, fc.constantFrom('systems', 'users', 'months'), (chosen, name) => {
      const less = estimateEngagement(content, chosen)
      const more = estimateEngagement(content, { ...chosen, [name]: chosen[name] + 1 })
      if (less.kind === 'tooShort' || more.kind === 'tooShort') return
      expect(more.estimate.price.high).toBeGreaterThanOrEqual(less.estimate.price.high)
    }),
  )
})
