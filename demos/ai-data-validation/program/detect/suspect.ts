import { type Forest, type Matrix, scoreRow, toShare } from './boost.ts'
import { at, type CodedTable } from './coded-table.ts'
import { type Description, describeTable } from './features.ts'
import { lookAgain } from './second-look.ts'

/** Trained on invented tables: the first look at each cell, and further ones, each with the result of the one before. */
export type Looks = readonly Forest[]

export type Suspicion = {
  readonly description: Description
  /** By column and row: the logarithm of the odds that the cell is wrong, without any labels. */
  readonly scores: readonly Float32Array[]
}

export function suspectCells(
  table: CodedTable,
  looks: Looks,
  onProgress: (share: number) => void = () => {},
): Suspicion {
  const description = describeTable(table, share => onProgress(0.6 * share))
  let scores: readonly Float32Array[] = []
  for (const [index, forest] of looks.entries()) {
    if (index > 0) lookAgain(table, description, toShares(scores))
    scores = scoreAll(forest, description.matrices)
    onProgress(0.6 + (0.4 * (index + 1)) / looks.length)
  }
  return { description, scores }
}

export function scoreAll(forest: Forest, matrices: readonly Matrix[]): readonly Float32Array[] {
  return matrices.map(matrix => scoreMatrix(forest, matrix))
}

/** Most cells are described exactly like many others, so each description is scored once. */
function scoreMatrix(forest: Forest, matrix: Matrix): Float32Array {
  const { levels, width } = matrix
  const known = new Map<number, number>()
  const scores = new Float32Array(levels.length / width)
  for (let row = 0, place = 0; row < scores.length; row += 1) {
    let one = 0x811c9dc5
    let two = 0x9e3779b9
    for (const end = place + width; place < end; place += 1) {
      const level = at(levels, place)
      one = Math.imul(one ^ level, 0x01000193)
      two = Math.imul(two ^ level, 0x85ebca6b)
    }
    // Two hashes, 26 bits of each.
    const mark = (one >>> 6) * 0x4000000 + (two >>> 6)
    let score = known.get(mark)
    if (score === undefined) {
      score = scoreRow(forest, matrix, row)
      known.set(mark, score)
    }
    scores[row] = score
  }
  return scores
}

export function toShares(scores: readonly Float32Array[]): readonly Float32Array[] {
  return scores.map(column => column.map(toShare))
}
