import { toShare } from './boost.ts'
import { at } from './coded-table.ts'

/** How far a process knows a cell: the most likely logarithm of the odds, and the variance that is left. */
export type Belief = { readonly mean: number; readonly variance: number }

export type Learned = {
  /** From the likeness of a cell to each learned one, and what was believed of it before. */
  readonly believe: (likeness: Float64Array, variance: number, before: number) => Belief
}

const rounds = 25
const maxStep = 2

/**
 * A Gaussian process for right and wrong, by Laplace's approximation (Rasmussen and Williams, algorithms 3.1 and 3.2):
 * cells that resemble a labeled cell take over what its label says beyond what was believed before.
 * `likeness` is the covariance of the labeled cells, row by row.
 */
export function learnProcess(likeness: Float64Array, labels: readonly number[], before: readonly number[]): Learned {
  const size = labels.length
  let scores = Float64Array.from(before)
  let weights = new Float64Array(size)
  let roots = new Float64Array(size)
  let lower: Float64Array = new Float64Array()
  for (let round = 0; round < rounds; round += 1) {
    const shares = scores.map(toShare)
    roots = shares.map(share => Math.sqrt(Math.max(1e-9, share * (1 - share))))
    const own = roots
    lower = factorize(
      likeness.map((value, place) => {
        const [row, column] = [Math.floor(place / size), place % size]
        return (row === column ? 1 : 0) + at(own, row) * value * at(own, column)
      }),
      size,
    )
    const pull = shares.map(
      (share, row) => at(own, row) ** 2 * (at(scores, row) - at(before, row)) + at(labels, row) - share,
    )
    const solved = solve(
      lower,
      multiply(likeness, pull).map((value, row) => value * at(own, row)),
    )
    weights = pull.map((value, row) => value - at(own, row) * at(solved, row))
    const target = multiply(likeness, weights).map((value, row) => value + at(before, row))
    // Far from the solution a whole step can overshoot and swing ever wider.
    scores = scores.map((score, row) => score + Math.max(-maxStep, Math.min(maxStep, at(target, row) - score)))
  }
  return {
    believe: (own, variance, prior) => {
      let mean = prior
      for (let row = 0; row < size; row += 1) mean += at(own, row) * at(weights, row)
      const known = forward(
        lower,
        own.map((value, row) => value * at(roots, row)),
      )
      return { mean, variance: Math.max(0, variance - known.reduce((sum, value) => sum + value * value, 0)) }
    },
  }
}

function multiply(matrix: Float64Array, vector: Float64Array): Float64Array {
  const size = vector.length
  return vector.map((_, row) => {
    let sum = 0
    for (let column = 0; column < size; column += 1) sum += at(matrix, row * size + column) * at(vector, column)
    return sum
  })
}

/** The lower triangle L of a positive definite matrix: L times its transpose. */
export function factorize(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size)
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = at(matrix, row * size + column)
      for (let place = 0; place < column; place += 1) {
        sum -= at(lower, row * size + place) * at(lower, column * size + place)
      }
      lower[row * size + column] =
        row === column ? Math.sqrt(Math.max(1e-12, sum)) : sum / at(lower, column * size + column)
    }
  }
  return lower
}

function forward(lower: Float64Array, vector: Float64Array): Float64Array {
  const size = vector.length
  const result = new Float64Array(size)
  for (let row = 0; row < size; row += 1) {
    let sum = at(vector, row)
    for (let column = 0; column < row; column += 1) sum -= at(lower, row * size + column) * at(result, column)
    result[row] = sum / at(lower, row * size + row)
  }
  return result
}

/** Solves with the matrix whose triangle is given. */
export function solve(lower: Float64Array, vector: Float64Array): Float64Array {
  const size = vector.length
  const result = forward(lower, vector)
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = at(result, row)
    for (let below = row + 1; below < size; below += 1) sum -= at(lower, below * size + row) * at(result, below)
    result[row] = sum / at(lower, row * size + row)
  }
  return result
}
