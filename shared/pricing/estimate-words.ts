import type { EstimateField } from '../addresses/estimate-fields.ts'
import type { Estimator } from '../content/schemas/pricing.ts'
import { fillTemplate } from '../values/fill-template.ts'
import { type Estimate, type EstimateInputs, type EstimateLine, toFactors, toWeeks } from './estimate.ts'

/** An estimate as the page shows it. */
export type EstimateWords = {
  /** The inputs, as the address of the estimate has them. */
  readonly query: Readonly<Record<EstimateField, string | number>>
  readonly price: string
  readonly weeks: string
  /** The model that fits. */
  readonly fit: Estimator['fits'][Estimate['fit']]
  /** Cells of the table; the last row is the sum. */
  readonly rows: readonly (readonly string[])[]
  /** The computation with the numbers filled in, step by step. */
  readonly formula: readonly string[]
  /** Why some inputs do not count. */
  readonly note?: string
}

export function toWords(estimator: Estimator, inputs: EstimateInputs, estimate: Estimate): EstimateWords {
  const { lines: words, fits } = estimator
  const { lines, dayHundredths, dollars, price, weeks, fit } = estimate
  const { kind, data, risk, systems, users, months } = inputs
  const isOneWeek = weeks.high === 1
  return {
    query: { kind: kind.id, systems, data: data.id, risk: risk.id, users, months },
    price: toSpan(formatDollars(price.low), formatDollars(price.high)),
    weeks: isOneWeek
      ? estimator.oneWeek
      : fillTemplate(estimator.weeks, { weeks: toSpan(`${weeks.low}`, `${weeks.high}`) }),
    fit: fits[fit],
    rows: [
      ...lines.map(line => [
        toLabel(estimator, inputs, line),
        toHow(estimator, inputs, line),
        formatDays(line.dayHundredths),
        formatDollars(line.dollars),
      ]),
      [words.total, '', formatDays(dayHundredths), formatDollars(dollars)],
    ],
    formula: toFormula(estimator, inputs, estimate),
    note: kind.note,
  }
}

function toLabel({ lines: words }: Estimator, { kind }: EstimateInputs, { id }: EstimateLine): string {
  return id === 'base' ? fillTemplate(words.base, { kind: kind.label }) : words[id]
}

function toHow(estimator: Estimator, inputs: EstimateInputs, { id }: EstimateLine): string {
  const { lines: words, upkeepDays, groupSize } = estimator
  const { kind, systems, data, risk, users, months } = inputs
  const { daysPerMonth = 0, reservePercent = 0 } = kind.capacity ?? {}
  const building = kind.baseDays + systems * kind.daysPerSystem
  switch (id) {
    case 'base':
      return words.howBase
    case 'systems':
      return fillTemplate(words.howEach, { count: systems, days: kind.daysPerSystem })
    case 'data':
      return fillTemplate(words.howShare, { percent: data.percent, days: building })
    case 'risk':
      return fillTemplate(words.howShare, { percent: risk.percent, days: building })
    case 'users':
      return fillTemplate(words.howGroups, { users: formatNumber(users), size: groupSize })
    case 'months':
      return fillTemplate(words.howEach, { count: months, days: upkeepDays })
    case 'reserve':
      return fillTemplate(words.howShare, { percent: reservePercent, days: months * daysPerMonth })
    case 'rest':
      return words.howRest
  }
}

function toFormula(estimator: Estimator, inputs: EstimateInputs, estimate: Estimate): readonly string[] {
  const { formula: words, dayRate } = estimator
  const { kind, months } = inputs
  const { lines, dollars, projectHundredths, price, weeks } = estimate
  const total = formatDollars(dollars)
  const rate = formatDollars(dayRate)
  const [below, above] = toFactors(kind)
  const sum =
    kind.capacity === undefined
      ? fillTemplate(words.sum, { days: lines.map(line => formatDays(line.dayHundredths)).join(' + '), rate, total })
      : fillTemplate(words.capacity, { months, days: kind.capacity.daysPerMonth, rate, total })
  const ends = [
    { percent: below, result: price.low, week: weeks.low },
    { percent: above, result: price.high, week: weeks.high },
  ].filter(({ percent }) => percent !== 100)
  const toEnd = ({ percent, result }: (typeof ends)[number]) => {
    const exact = formatDollars((dollars * percent) / 100)
    return fillTemplate(words.end, { total, factor: formatFactor(percent), exact, result: formatDollars(result) })
  }
  const toWeek = (percent: number, result: number) => {
    const exact = toWeeks(inputs, projectHundredths, percent).toFixed(2)
    if (kind.teamDaysPerWeek === undefined) return fillTemplate(words.months, { months, exact, result })
    const days = formatDays(projectHundredths)
    const team = kind.teamDaysPerWeek
    return fillTemplate(words.weeks, { days, factor: formatFactor(percent), team, exact, result })
  }
  return ends.length === 0
    ? [sum, words.fixed, toWeek(100, weeks.low)]
    : [sum, ...ends.map(toEnd), ...ends.map(({ percent, week }) => toWeek(percent, week))]
}

/** Two ends of a range, or the one value that both have. */
function toSpan(low: string, high: string): string {
  return low === high ? low : `${low}\u2013${high}`
}

function formatNumber(value: number): string {
  return value.toLocaleString('en-US')
}

function formatDollars(value: number): string {
  return `$${value.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 })}`
}

function formatDays(hundredths: number): string {
  return formatNumber(hundredths / 100)
}

function formatFactor(percent: number): string {
  return (percent / 100).toFixed(2)
}
