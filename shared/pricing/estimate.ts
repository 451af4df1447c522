import type { Condition, EngagementKind, Estimator } from '../content/schemas/pricing.ts'

/** What a visitor chose, checked. */
export type EstimateInputs = {
  readonly kind: EngagementKind
  readonly systems: number
  readonly data: Condition
  readonly risk: Condition
  readonly users: number
  readonly months: number
}

export type LineId = 'base' | 'systems' | 'data' | 'risk' | 'users' | 'months' | 'reserve' | 'rest'

/** A part of the sum. Days are counted in hundredths, so that they add up exactly. */
export type EstimateLine = { readonly id: LineId; readonly dayHundredths: number; readonly dollars: number }

export type Range = { readonly low: number; readonly high: number }

export type Estimate = {
  readonly lines: readonly EstimateLine[]
  /** The sum of the lines. */
  readonly dayHundredths: number
  readonly dollars: number
  /** What the team works on before upkeep begins. */
  readonly projectHundredths: number
  readonly price: Range
  readonly weeks: Range
  readonly fit: keyof Estimator['fits']
}

export type EstimateResult =
  | { readonly kind: 'estimate'; readonly estimate: Estimate }
  /** The months of capacity do not hold the work. */
  | { readonly kind: 'tooShort'; readonly months: number }

/** The price and the time of an engagement by the rates of the content. Every amount is a whole number of dollars. */
export function estimateEngagement(rates: Estimator, inputs: EstimateInputs): EstimateResult {
  const { kind, months } = inputs
  const work = listWork(rates, inputs)
  if (kind.capacity === undefined) return { kind: 'estimate', estimate: toEstimate(rates, inputs, work) }

  // Of every month, upkeep and reserve take their part first.
  const { daysPerMonth, reservePercent } = kind.capacity
  const reserve = daysPerMonth * reservePercent
  const freePerMonth = daysPerMonth * 100 - reserve - upkeepHundredths(rates)
  const rest = months * freePerMonth - sumDays(work.filter(({ id }) => id !== 'months'))
  if (rest < 0) return { kind: 'tooShort', months: months + Math.ceil(-rest / freePerMonth) }
  const lines: readonly Work[] = [
    ...work,
    { id: 'reserve', dayHundredths: months * reserve },
    { id: 'rest', dayHundredths: rest },
  ]
  return { kind: 'estimate', estimate: toEstimate(rates, inputs, lines) }
}

type Work = Omit<EstimateLine, 'dollars'>

/** The lines that the price of this kind of work depends on. */
function listWork(rates: Estimator, { kind, systems, data, risk, users, months }: EstimateInputs): readonly Work[] {
  const connecting = kind.counts.includes('systems') ? systems * kind.daysPerSystem : 0
  const building = kind.baseDays + connecting
  const lines: readonly Work[] = [
    { id: 'base', dayHundredths: kind.baseDays * 100 },
    { id: 'systems', dayHundredths: connecting * 100 },
    { id: 'data', dayHundredths: building * data.percent },
    { id: 'risk', dayHundredths: building * risk.percent },
    { id: 'users', dayHundredths: countGroups(rates, users) * 100 },
    { id: 'months', dayHundredths: months * upkeepHundredths(rates) },
  ]
  return lines.filter(({ id }) => (id === 'base' ? kind.baseDays > 0 : kind.counts.some(input => input === id)))
}

function countGroups({ groupSize }: Estimator, users: number): number {
  return Math.ceil(users / groupSize)
}

/** Of one system for one month. */
function upkeepHundredths({ upkeepDays }: Estimator): number {
  return upkeepDays * 100
}

function sumDays(lines: readonly Work[]): number {
  return lines.reduce((sum, { dayHundredths }) => sum + dayHundredths, 0)
}

function toEstimate(rates: Estimator, inputs: EstimateInputs, work: readonly Work[]): Estimate {
  const { kind } = inputs
  // Whole, because the rate is in full hundreds.
  const toDollars = (dayHundredths: number) => dayHundredths * (rates.dayRate / 100)
  const dayHundredths = sumDays(work)
  const dollars = toDollars(dayHundredths)
  const projectHundredths = sumDays(work.filter(({ id }) => id !== 'months'))
  const [below, above] = toFactors(kind)
  const weeksAt = (percent: number) => Math.max(1, Math.round(toWeeks(inputs, projectHundredths, percent)))
  const weeks = { low: weeksAt(below), high: weeksAt(above) }
  return {
    lines: work.map(line => ({ ...line, dollars: toDollars(line.dayHundredths) })),
    dayHundredths,
    dollars,
    projectHundredths,
    price: { low: atPercent(dollars, below), high: atPercent(dollars, above) },
    weeks,
    fit: findFit(rates, inputs, weeks.high),
  }
}

/** The ends of the range in percent of the sum. */
export function toFactors({ belowPercent, abovePercent }: EngagementKind): readonly [number, number] {
  return [100 - belowPercent, 100 + abovePercent]
}

/** A share of the sum to the nearest $100; the sum itself is not rounded. */
function atPercent(dollars: number, percent: number): number {
  return percent === 100 ? dollars : Math.round((dollars * percent) / 10_000) * 100
}

/**
 * From the days of the team, or from the months of a kind that has no team of its own size. Two decimals, which the
 * page shows: rounding them gives the weeks.
 */
export function toWeeks({ kind, months }: EstimateInputs, projectHundredths: number, percent: number): number {
  const { teamDaysPerWeek } = kind
  const weeks =
    teamDaysPerWeek === undefined ? (months * 52) / 12 : (projectHundredths * percent) / 10_000 / teamDaysPerWeek
  return Math.round(weeks * 100) / 100
}

function findFit({ maxMilestoneWeeks }: Estimator, { kind, data }: EstimateInputs, maxWeeks: number): Estimate['fit'] {
  if (kind.model === 'milestones' && maxWeeks > maxMilestoneWeeks) return 'tooLong'
  const isUncertain = data.isUncertain === true && kind.counts.includes('data')
  return kind.model === 'fixedFee' && isUncertain ? 'uncertainData' : kind.model
}
