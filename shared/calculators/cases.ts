import { defineModel } from './model.ts'
import { toHalfWidth } from './wilson.ts'

/** Fewer say nothing, and their margins would flatten the rest of the chart. */
const leastDrawn = 10
const stepsDrawn = 60
/** Products of decimal fractions miss whole numbers by less than this many digits. */
const digits = 6

/** How many test cases: the rule of content/articles/blog-19.md, to which five other pieces refer. */
export const cases = defineModel(
  ['share', 'margin', 'worstRate', 'cases'],
  ['needed', 'forShare', 'forErrors', 'halfWidth', 'errorBound'],
  ({ share, margin, worstRate, cases }) => {
    const forShare = roundUp((4 * share * (100 - share)) / margin ** 2)
    const forErrors = roundUp(300 / worstRate)
    const needed = Math.max(forShare, forErrors)
    const last = Math.max(2 * cases, needed, 10 * leastDrawn)
    const counts = Array.from(
      { length: stepsDrawn + 1 },
      (_, step) => leastDrawn + (last - leastDrawn) * (step / stepsDrawn) ** 2,
    )
    return {
      results: { needed, forShare, forErrors, halfWidth: toHalfWidth(share, cases), errorBound: toErrorBound(cases) },
      chart: {
        kind: 'lines',
        series: [
          { name: 'halfWidth', points: counts.map(count => [count, toHalfWidth(share, count)]) },
          { name: 'errorBound', points: counts.map(count => [count, toErrorBound(count)]) },
        ],
        mark: needed,
      },
    }
  },
)

/** The rule of three: the 95 percent upper bound of the rate of errors when no case shows one, in percent. */
function toErrorBound(cases: number): number {
  return Math.min(300 / cases, 100)
}

function roundUp(count: number): number {
  return Math.max(1, Math.ceil(Number(count.toFixed(digits))))
}
