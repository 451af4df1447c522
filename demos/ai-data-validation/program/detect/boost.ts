import { createRandom } from '../../../kit/random.ts'
import { at } from './coded-table.ts'
import { maxLevel } from './levels.ts'

/** Rows of levels, `width` to a row. */
export type Matrix = { readonly levels: Uint8Array; readonly width: number }

/**
 * A tree as lists by node: the feature of a split (-1 in a leaf), the level up to which rows go to the next node `left`
 * (the others go to the one after it), and the value of a leaf.
 */
export type Tree = {
  readonly feature: readonly number[]
  readonly limit: readonly number[]
  readonly left: readonly number[]
  readonly value: readonly number[]
}

/** A sum of trees: the logarithm of the odds that a cell is wrong. */
export type Forest = { readonly start: number; readonly trees: readonly Tree[] }

type Examples = {
  readonly matrix: Matrix
  /** From 0 (right) to 1 (wrong), by row. */
  readonly labels: Float32Array
  readonly weights: Float32Array
  /** What is known before, as logarithms of odds; learned on top of. */
  readonly offsets?: Float32Array
}

type Options = {
  readonly trees: number
  readonly depth: number
  readonly rate: number
  /** Draws leaves toward 0, as that many cells of even odds would. */
  readonly ridge: number
  readonly minWeight: number
  /** Each tree sees a random part of the rows and of the features. */
  readonly seed: number
  readonly rowShare: number
  readonly featureShare: number
}

const bins = maxLevel + 1

export function trainForest({ matrix, labels, weights, offsets }: Examples, options: Options): Forest {
  const size = labels.length
  let wrong = 0
  let all = 0
  for (let row = 0; row < size; row += 1) {
    wrong += at(labels, row) * at(weights, row)
    all += at(weights, row)
  }
  const start = offsets === undefined ? Math.log((wrong + 0.5) / (all - wrong + 0.5)) : 0
  const scores = offsets === undefined ? new Float32Array(size).fill(start) : offsets.slice()
  const slopes = new Float32Array(size)
  const bends = new Float32Array(size)
  const trees: Tree[] = []
  const random = createRandom(options.seed)
  for (let round = 0; round < options.trees; round += 1) {
    for (let row = 0; row < size; row += 1) {
      const share = toShare(at(scores, row))
      slopes[row] = (at(labels, row) - share) * at(weights, row)
      bends[row] = Math.max(1e-6, share * (1 - share)) * at(weights, row)
    }
    const rows = Int32Array.from(scores.keys()).filter(() => random() < options.rowShare)
    const features = Array.from({ length: matrix.width }, (_, feature) => feature).filter(
      () => random() < options.featureShare,
    )
    const tree = growTree(matrix, { slopes, bends, rows, features }, options)
    trees.push(tree)
    for (let row = 0; row < size; row += 1) scores[row] = at(scores, row) + leafAt(tree, matrix, row)
  }
  return { start, trees }
}

type Slopes = { readonly slopes: Float32Array; readonly bends: Float32Array }
type Part = Slopes & { readonly rows: Int32Array; readonly features: readonly number[] }
type Node = { readonly rows: Int32Array; readonly depth: number; readonly index: number }

function growTree(matrix: Matrix, { rows, features, ...slopes }: Part, options: Options): Tree {
  const feature: number[] = [-1]
  const limit: number[] = [0]
  const left: number[] = [0]
  const value: number[] = [0]
  const open: Node[] = [{ rows, depth: 0, index: 0 }]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const split =
      node.depth < options.depth ? findSplit(matrix, { ...slopes, rows: node.rows, features }, options) : undefined
    if (split === undefined) {
      value[node.index] = leafOf(slopes, node.rows, options)
      continue
    }
    const next = feature.length
    feature[node.index] = split.feature
    limit[node.index] = split.limit
    left[node.index] = next
    feature.push(-1, -1)
    limit.push(0, 0)
    left.push(0, 0)
    value.push(0, 0)
    const isLow = (row: number) => at(matrix.levels, row * matrix.width + split.feature) <= split.limit
    const depth = node.depth + 1
    open.push({ rows: node.rows.filter(isLow), depth, index: next })
    open.push({ rows: node.rows.filter(row => !isLow(row)), depth, index: next + 1 })
  }
  return { feature, limit, left, value }
}

function leafOf({ slopes, bends }: Slopes, rows: Int32Array, { rate, ridge }: Options): number {
  let slope = 0
  let bend = 0
  for (const row of rows) {
    slope += at(slopes, row)
    bend += at(bends, row)
  }
  return (rate * slope) / (bend + ridge)
}

type Split = { readonly feature: number; readonly limit: number }

function findSplit({ levels, width }: Matrix, { slopes, bends, rows, features }: Part, options: Options) {
  const slopeSums = new Float64Array(width * bins)
  const bendSums = new Float64Array(width * bins)
  let slopeAll = 0
  let bendAll = 0
  for (const row of rows) {
    const slope = at(slopes, row)
    const bend = at(bends, row)
    slopeAll += slope
    bendAll += bend
    for (const feature of features) {
      const bin = feature * bins + at(levels, row * width + feature)
      slopeSums[bin] = at(slopeSums, bin) + slope
      bendSums[bin] = at(bendSums, bin) + bend
    }
  }
  const { ridge, minWeight } = options
  const worthAll = (slopeAll * slopeAll) / (bendAll + ridge)
  let best: Split | undefined
  let bestGain = 1e-4
  for (const feature of features) {
    let slope = 0
    let bend = 0
    for (let limit = 0; limit < bins - 1; limit += 1) {
      const bin = feature * bins + limit
      if (at(bendSums, bin) === 0) continue
      slope += at(slopeSums, bin)
      bend += at(bendSums, bin)
      const rest = bendAll - bend
      if (bend < minWeight || rest < minWeight) continue
      const gain = (slope * slope) / (bend + ridge) + (slopeAll - slope) ** 2 / (rest + ridge) - worthAll
      if (gain <= bestGain) continue
      bestGain = gain
      best = { feature, limit }
    }
  }
  return best
}

/** The logarithm of the odds for the row of the matrix. */
export function scoreRow({ start, trees }: Forest, matrix: Matrix, row: number): number {
  let score = start
  for (const tree of trees) score += leafAt(tree, matrix, row)
  return score
}

function leafAt({ feature, limit, left, value }: Tree, { levels, width }: Matrix, row: number): number {
  let node = 0
  for (let split = at(feature, 0); split >= 0; split = at(feature, node)) {
    node = at(left, node) + (at(levels, row * width + split) <= at(limit, node) ? 0 : 1)
  }
  return at(value, node)
}

export function toShare(score: number): number {
  return 1 / (1 + Math.exp(-score))
}
