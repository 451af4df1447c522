import { defineModel } from './model.ts'

/** Sums of decimal fractions differ by less than this. */
const tolerance = 1e-9

type Scores = readonly [criticality: number, feasibility: number, readiness: number]
type Option = {
  readonly number: number
  readonly scores: Scores
  readonly total: number
  /** What the total gains for each point of criticality's weight. */
  readonly slope: number
}

/**
 * Four options by three weighted criteria: content/papers/custom-built-agentic-enterprise-decision-making-ai.md,
 * sections 4.4 and 4.5.
 */
export const pugh = defineModel(
  ['weight1', 'weight2', 'weight3', 'a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3', 'd1', 'd2', 'd3'],
  [
    'leader',
    'margin',
    'second',
    'swap',
    'totalA',
    'totalB',
    'totalC',
    'totalD',
    'slopeA',
    'slopeB',
    'slopeC',
    'slopeD',
    'sum',
  ],
  values => {
    const { weight1, weight2, weight3 } = values
    const sum = weight1 + weight2 + weight3
    const readiness = weight2 + weight3 > 0 ? weight3 / (weight2 + weight3) : 0.5
    /** The score by the criteria other than criticality, whose weights keep their proportion. */
    const toRest = ([, second, third]: Scores) => (1 - readiness) * second + readiness * third
    const toTotal = (scores: Scores, weight: number) => (weight * scores[0] + (100 - weight) * toRest(scores)) / 100
    const toOption = (number: number, scores: Scores): Option => ({
      number,
      scores,
      total: toTotal(scores, weight1),
      slope: (scores[0] - toRest(scores)) / 100,
    })
    const a = toOption(1, [values.a1, values.a2, values.a3])
    const b = toOption(2, [values.b1, values.b2, values.b3])
    const c = toOption(3, [values.c1, values.c2, values.c3])
    const d = toOption(4, [values.d1, values.d2, values.d3])
    const options = [a, b, c, d]
    const first = options.reduce(toBetter)
    const second = options.filter(option => option !== first).reduce(toBetter)
    const margin = Math.abs(first.total - second.total) < tolerance ? 0 : first.total - second.total
    const exact = weight1 - margin / (first.slope - second.slope)
    // At an end of the scale, rounding must not decide.
    const swap = margin > 0 ? Number(exact.toFixed(9)) : Number.NaN
    return {
      results: {
        leader: margin > 0 ? first.number : Number.NaN,
        margin,
        second: margin > 0 ? second.number : Number.NaN,
        swap: swap >= 0 && swap <= 100 ? swap : Number.NaN,
        totalA: a.total,
        totalB: b.total,
        totalC: c.total,
        totalD: d.total,
        slopeA: a.slope,
        slopeB: b.slope,
        slopeC: c.slope,
        slopeD: d.slope,
        sum,
      },
      chart: {
        kind: 'lines',
        series: options.map(({ number, scores }) => ({
          name: String(number),
          points: [0, 100].map(weight => [weight, toTotal(scores, weight)] as const),
        })),
        mark: weight1,
      },
      ...(Math.abs(sum - 100) > tolerance && { errors: { weight1: 'sum', weight2: 'sum', weight3: 'sum' } as const }),
    }
  },
  ['sum'],
)

function toBetter(best: Option, option: Option): Option {
  return option.total > best.total + tolerance ? option : best
}
