import { at, type CodedColumn, type CodedTable } from './coded-table.ts'
import { type Description, featureWidth, lookPlace } from './features.ts'
import { balanceOf, stepOf } from './levels.ts'

const maxGroups = 200
const minPerGroup = 4
/** A group counts as that many cells of the column's mean suspicion more. */
const priorCells = 4

/** Sets the features that follow from an earlier look. `shares` are by column and row. */
export function lookAgain(
  { columns, rows }: CodedTable,
  description: Description,
  shares: readonly Float32Array[],
): void {
  const rowSums = new Float64Array(rows)
  for (const column of shares) for (let row = 0; row < rows; row += 1) rowSums[row] = at(rowSums, row) + at(column, row)
  const groupings = columns.filter(
    ({ values }) => values.length > 1 && values.length <= Math.min(maxGroups, rows / minPerGroup),
  )
  for (const [index, column] of columns.entries()) {
    const own = shares[index] ?? new Float32Array(rows)
    const mean = own.reduce((sum, share) => sum + share, 0) / Math.max(1, rows)
    const others = groupings.filter(grouping => grouping !== column)
    const groups = highestMeans(others, own, mean)
    const byValue = meansBy(column, own, mean)
    const trusted = askTrusted(description, index, own)
    const levels = description.matrices[index]?.levels ?? new Uint8Array()
    for (let row = 0, place = lookPlace; row < rows; row += 1, place += featureWidth) {
      levels[place] = rootStep(at(own, row))
      levels[place + 1] = rootStep((at(rowSums, row) - at(own, row)) / Math.max(1, columns.length - 1))
      levels[place + 2] = rootStep(mean)
      levels[place + 3] = rootStep(at(groups, row))
      levels[place + 4] = rootStep(at(byValue, at(column.codes, row)))
      levels[place + 5] = balanceOf(at(trusted.balance, row))
      levels[place + 6] = balanceOf(at(trusted.conflict, row))
    }
  }
}

/** The votes again, in which suspect cells weigh less. */
function askTrusted({ dependencies, castVotes }: Description, index: number, shares: Float32Array) {
  const rows = shares.length
  const trust = shares.map(share => 1 - share)
  const balance = new Float32Array(rows)
  const conflict = new Float32Array(rows)
  for (const dependency of dependencies[index] ?? []) {
    const vote = castVotes(dependency, trust)
    for (let row = 0; vote !== undefined && row < rows; row += 1) {
      if (at(vote.others, row) === 0) continue
      const log = dependency.strength * Math.log2((at(vote.rival, row) + 0.5) / (at(vote.own, row) + 0.5))
      balance[row] = at(balance, row) + log
      conflict[row] = Math.max(at(conflict, row), log)
    }
  }
  return { balance, conflict }
}

/** Finer near 0, where most shares are. Coarse, so that many cells are described alike. */
function rootStep(share: number): number {
  return Math.round(stepOf(Math.sqrt(Math.max(0, share))) / 2)
}

/** By row, the mean of its group in the column whose groups differ most. */
function highestMeans(groupings: readonly CodedColumn[], shares: Float32Array, mean: number): Float32Array {
  let best: Float32Array = new Float32Array(shares.length).fill(mean)
  let bestSpread = 0
  for (const grouping of groupings) {
    const means = meansBy(grouping, shares, mean)
    let spread = 0
    for (const [group, count] of grouping.counts.entries()) spread += count * (at(means, group) - mean) ** 2
    if (spread <= bestSpread) continue
    bestSpread = spread
    best = Float32Array.from(grouping.codes, code => at(means, code))
  }
  return best
}

function meansBy({ codes, counts }: CodedColumn, shares: Float32Array, mean: number): Float64Array {
  const sums = new Float64Array(counts.length)
  for (let row = 0; row < codes.length; row += 1) sums[at(codes, row)] = at(sums, at(codes, row)) + at(shares, row)
  return sums.map((sum, code) => (sum + priorCells * mean) / (at(counts, code) + priorCells))
}
