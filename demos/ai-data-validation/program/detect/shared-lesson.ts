import { type Matrix, toShare } from './boost.ts'
import { at } from './coded-table.ts'
import { featureNames } from './features.ts'
import { factorize, solve } from './process.ts'

/** What the visitor said of a row: for each column whether its cell is wrong. */
export type Lesson = { readonly row: number; readonly wrong: readonly boolean[] }

/** What labels of any column can teach about all columns: how far to trust the score, and some detectors. */
const shared: readonly { readonly place: number; readonly center: number; readonly scale: number }[] = (
  [
    ['blank', 0, 1],
    ['partRarity', 10, 8],
    ['neighborDominance', 0, 8],
    ['outlier', 0, 4],
    ['type', 0, 1],
    ['balance', 15, 8],
    ['conflictShare', 0, 5],
    ['groupSuspicion', 5, 4],
  ] as const
).map(([name, center, scale]) => ({ place: featureNames.indexOf(name), center, scale }))

const width = shared.length + 2
/** How firmly the weights stay where they were: the intercept, the score, the detectors. */
const firmness = [0.5, 8, ...shared.map(() => 3)]
const rounds = 40
const maxStep = 0.5

/** The score of a row's cell after what all labels teach. */
export type Adjust = (row: number, score: number) => number

/** By column; a logistic regression of all labels on the score and the detectors, drawn to leaving the scores as they are. */
export function learnShared(
  matrices: readonly Matrix[],
  scores: readonly Float32Array[],
  lessons: readonly Lesson[],
): (column: number) => Adjust {
  const change = learnChange(matrices, scores, lessons)
  const input = new Float64Array(width)
  return column => (row, score) => {
    const matrix = matrices[column]
    if (matrix === undefined || lessons.length === 0) return score
    describe(input, matrix, row, score)
    return input.reduce((sum, value, place) => sum + value * at(change, place), score)
  }
}

function describe(input: Float64Array, { levels, width: all }: Matrix, row: number, score: number): void {
  input[0] = 1
  input[1] = score / 2
  for (const [index, { place, center, scale }] of shared.entries()) {
    input[index + 2] = (at(levels, row * all + place) - center) / scale
  }
}

/** Newton's method; the change of weights that makes the labels likely. */
function learnChange(
  matrices: readonly Matrix[],
  scores: readonly Float32Array[],
  lessons: readonly Lesson[],
): Float64Array {
  let change = new Float64Array(width)
  const cells = lessons.flatMap(({ row, wrong }) =>
    matrices.map((matrix, index) => {
      const input = new Float64Array(width)
      const score = at(scores[index] ?? [], row)
      describe(input, matrix, row, score)
      return { input, score, label: wrong[index] === true ? 1 : 0 }
    }),
  )
  for (let round = 0; round < rounds; round += 1) {
    const slope = change.map((weight, place) => -weight * at(firmness, place))
    const bend = new Float64Array(width * width)
    for (let place = 0; place < width; place += 1) bend[place * width + place] = at(firmness, place)
    for (const { input, score, label } of cells) {
      const share = toShare(input.reduce((sum, value, place) => sum + value * at(change, place), score))
      const weight = share * (1 - share)
      for (let row = 0; row < width; row += 1) {
        slope[row] = at(slope, row) + (label - share) * at(input, row)
        for (let column = 0; column < width; column += 1) {
          bend[row * width + column] = at(bend, row * width + column) + weight * at(input, row) * at(input, column)
        }
      }
    }
    const step = solve(factorize(bend, width), slope)
    const size = Math.sqrt(step.reduce((sum, value) => sum + value * value, 0))
    // Far from the solution a whole step can overshoot and swing ever wider.
    const share = Math.min(1, maxStep / size)
    change = change.map((weight, place) => weight + share * at(step, place))
    if (size < 1e-4) break
  }
  return change
}
