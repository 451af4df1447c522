import type { Weights } from '../program/language/weights.ts'

/** A weight table in training, with the sums for its average over all steps (Freund and Schapire, 1999). */
export type Learner = {
  readonly current: Weights
  readonly change: (feature: number, column: number, by: number) => void
  /** Counts one example. */
  readonly step: () => void
  readonly average: () => Weights
}

export function createLearner(rows: number, columns: number): Learner {
  const values = new Float64Array(rows * columns)
  const delayed = new Float64Array(rows * columns)
  let steps = 1
  return {
    current: { rows, columns, values },
    change(feature, column, by) {
      const place = (feature % rows) * columns + column
      values[place] = (values[place] ?? 0) + by
      delayed[place] = (delayed[place] ?? 0) + by * steps
    },
    step() {
      steps += 1
    },
    average: () => ({ rows, columns, values: values.map((value, place) => value - (delayed[place] ?? 0) / steps) }),
  }
}
