import { normalDistribution } from '../sheets/distributions.ts'
import { defineModel } from './model.ts'
import { toWilsonInterval } from './wilson.ts'

type Group = { readonly name: string; readonly applicants: number; readonly advanced: number }

/** In decimal fractions, 0.24 / 0.3 must not fall below 0.8 by rounding. */
const digits = 9

/** Selection rates of three groups: content/papers/risks-and-ethical-ai.md, section 4.1. */
export const audit = defineModel(
  ['applicantsA', 'advancedA', 'applicantsB', 'advancedB', 'applicantsC', 'advancedC'],
  ['lowestRatio', 'flagged', 'highest', 'bestApplicants', 'bestAdvanced'],
  ({ applicantsA, advancedA, applicantsB, advancedB, applicantsC, advancedC }) => {
    const first: Group = { name: 'A', applicants: applicantsA, advanced: advancedA }
    const groups: readonly Group[] = [
      first,
      { name: 'B', applicants: applicantsB, advanced: advancedB },
      { name: 'C', applicants: applicantsC, advanced: advancedC },
    ]
    const best = groups.reduce((best, group) => (toRate(group) > toRate(best) ? group : best), first)
    const highest = toRate(best)
    const rates = groups.map(group => {
      const rate = toRate(group)
      const ratio = highest === 0 ? 1 : rate / highest
      return { group, rate, ratio, isFlagged: Number(ratio.toFixed(digits)) < 0.8 }
    })
    return {
      results: {
        lowestRatio: Math.min(...rates.map(({ ratio }) => ratio)),
        flagged: rates.filter(({ isFlagged }) => isFlagged).length,
        highest,
        bestApplicants: best.applicants,
        bestAdvanced: best.advanced,
      },
      rows: rates.map(({ group, rate, ratio, isFlagged }) => {
        const isHighest = rate === highest
        const { from, to } = toWilsonInterval(rate, group.applicants)
        return [
          group.name,
          toPercent(rate),
          toPercent(from),
          toPercent(to),
          ratio.toFixed(2),
          isHighest ? '–' : isFlagged ? 'Flagged' : 'Passes',
          isHighest ? '–' : toProbability(comparePair(group, best)),
        ]
      }),
      chart: {
        kind: 'bars',
        bars: rates.map(({ group, rate }) => ({
          label: group.name,
          value: rate,
          numbers: { applicants: group.applicants, advanced: group.advanced },
        })),
      },
      ...(groups.some(({ applicants, advanced }) => advanced > applicants) && {
        errors: {
          ...(advancedA > applicantsA && { advancedA: 'tooManyA' }),
          ...(advancedB > applicantsB && { advancedB: 'tooManyB' }),
          ...(advancedC > applicantsC && { advancedC: 'tooManyC' }),
        },
      }),
    }
  },
  ['tooManyA', 'tooManyB', 'tooManyC'],
)

/** In percent. */
function toRate({ applicants, advanced }: Group): number {
  return (100 * advanced) / applicants
}

/** How often two groups with the same true rate show a gap at least this large: the two-sided test of two proportions. */
export function comparePair(one: Omit<Group, 'name'>, other: Omit<Group, 'name'>): number {
  const applicants = one.applicants + other.applicants
  const rate = (one.advanced + other.advanced) / applicants
  if (rate === 0 || rate === 1) return 1
  const gap = Math.abs(one.advanced / one.applicants - other.advanced / other.applicants)
  const deviation = Math.sqrt(rate * (1 - rate) * (1 / one.applicants + 1 / other.applicants))
  return Math.min(1, 2 * normalDistribution(-gap / deviation))
}

function toPercent(rate: number): string {
  return `${rate.toFixed(1)}%`
}

/** Two digits that say something: 0.16, 0.0013. */
function toProbability(probability: number): string {
  return probability < 0.0001 ? '< 0.0001' : String(Number(probability.toPrecision(2)))
}
