import { type CalculatorBar, defineModel, type ScoredCase } from './model.ts'

/** What a model with this threshold does; without one, nothing is flagged. */
type Counts = { readonly threshold?: number; readonly flagged: number; readonly missed: number }

/** The table of content/posts/price-the-mistakes-then-set-the-threshold.md. */
const sample: readonly Counts[] = [
  { flagged: 0, missed: 200 },
  { threshold: 0.5, flagged: 25, missed: 181 },
  { threshold: 0.2, flagged: 170, missed: 137 },
  { threshold: 0.1, flagged: 400, missed: 102 },
  { threshold: 0.05, flagged: 821, missed: 68 },
  { threshold: 1 / 30, flagged: 1169, missed: 50 },
  { threshold: 0.02, flagged: 1716, missed: 35 },
  { threshold: 0.01, flagged: 2655, missed: 18 },
  { threshold: 0, flagged: 10_000, missed: 0 },
]

/** Those of the post's program, which adds the break-even of the two prices. */
const fixedThresholds = [0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0]

/** The cheapest threshold of a classifier, from the prices of its two mistakes. */
export const threshold = defineModel(
  ['review', 'miss'],
  ['cheapest', 'cost', 'breakEven', 'nothingCost', 'saving'],
  ({ review, miss }, cases) => {
    const breakEven = review < miss ? review / miss : Number.NaN
    const rows = (cases === undefined ? sample : countCases(cases, breakEven)).map(counts => ({
      ...counts,
      cost: counts.flagged * review + counts.missed * miss,
    }))
    const cost = Math.min(...rows.map(row => row.cost))
    const best = rows.find(row => row.cost === cost)
    const nothingCost = rows.find(row => row.threshold === undefined)?.cost ?? Number.NaN
    return {
      results: {
        cheapest: best?.threshold ?? Number.NaN,
        cost,
        breakEven,
        nothingCost,
        saving: nothingCost - cost,
      },
      chart: {
        kind: 'bars',
        bars: rows.map((row): CalculatorBar => {
          const { threshold = 'nothing', flagged, missed } = row
          const label = threshold === 0 ? 'everything' : threshold
          return { label, value: row.cost, numbers: { flagged, missed }, isBest: row === best }
        }),
      },
    }
  },
)

/** The counts of a file, from reviewing nothing to reviewing everything. */
function countCases(cases: readonly ScoredCase[], breakEven: number): readonly Counts[] {
  const thresholds = new Set(Number.isNaN(breakEven) ? fixedThresholds : [...fixedThresholds, breakEven])
  return [undefined, ...[...thresholds].sort((one, other) => other - one)].map(threshold => {
    const flagged = threshold === undefined ? [] : cases.filter(({ score }) => score >= threshold)
    const wrong = cases.filter(({ isWrong }) => isWrong).length
    return { threshold, flagged: flagged.length, missed: wrong - flagged.filter(({ isWrong }) => isWrong).length }
  })
}
