import { at, type CodedColumn, type CodedTable } from './coded-table.ts'
import { countVotes, type Groups, groupsOf, groupsOfPair, type Vote } from './groups.ts'

/** One or two columns that tell another one's value, as far as the table shows. */
export type Dependency = {
  readonly from: readonly number[]
  readonly to: number
  /** How much better than the column's most frequent value the other rows of a group predict, from 0 to 1. */
  readonly strength: number
  /** The share of the rows whose group has other rows. */
  readonly coverage: number
}

const maxSingles = 4
const minStrength = 0.25
const minCoverage = 0.05
/** Two columns together must predict that much better than the best one alone. */
const pairGain = 0.08
const maxPairs = 40
/** In larger tables the dependencies are found in whole groups with about that many rows. */
const maxRated = 20_000

/** The dependencies that hold for most rows of the table, by target, the strongest first. */
export function findDependencies(table: CodedTable): readonly (readonly Dependency[])[] {
  const groups = table.columns.map(column => thinOut(groupsOf(column), table.rows))
  const pairs = findPairs(table)
  return table.columns.map((column, to) => {
    const singles = groups
      .map((group, from) => (from === to ? undefined : rate(group, column, { from: [from], to })))
      .filter(dependency => dependency !== undefined)
      .sort(byWorth)
      .slice(0, maxSingles)
    const best = singles[0] === undefined ? 0 : worthOf(singles[0])
    const double = pairs
      .filter(({ from }) => !from.includes(to))
      .map(({ from, groups: group }) => rate(group, column, { from, to }))
      .filter(dependency => dependency !== undefined)
      .sort(byWorth)[0]
    return double !== undefined && worthOf(double) > best + pairGain ? [...singles, double] : singles
  })
}

function worthOf({ strength, coverage }: Dependency): number {
  return strength * Math.sqrt(coverage)
}

function byWorth(one: Dependency, other: Dependency): number {
  return worthOf(other) - worthOf(one)
}

type Pair = { readonly from: readonly number[]; readonly groups: Thinned }

/** Pairs of columns whose values together repeat, but do not repeat when one column alone identifies the row. */
function findPairs({ columns, rows }: CodedTable): readonly Pair[] {
  const usable = columns
    .map((column, index) => ({ column, index, distinct: column.values.length }))
    .filter(({ distinct }) => distinct > 1 && distinct < rows * 0.5)
    .sort((one, other) => other.distinct - one.distinct)
    .slice(0, 10)
  const pairs: Pair[] = []
  for (const [place, one] of usable.entries()) {
    for (const other of usable.slice(place + 1)) {
      if (pairs.length >= (rows > maxRated ? maxPairs / 4 : maxPairs)) return pairs
      const groups = groupsOfPair(one.column, other.column)
      const size = groups.starts.length - 1
      // Nearly as many groups as one of the columns has: the other adds nothing.
      if (size < rows * 0.7 && size > Math.max(one.distinct, other.distinct) * 1.2) {
        pairs.push({ from: [one.index, other.index], groups: thinOut(groups, rows) })
      }
    }
  }
  return pairs
}

function rate(
  { groups, kept }: Thinned,
  column: CodedColumn,
  sides: Pick<Dependency, 'from' | 'to'>,
): Dependency | undefined {
  const codes = kept === undefined ? column.codes : Int32Array.from(kept, row => at(column.codes, row))
  const { own, rival, others } = countVotes(groups, { ...column, codes })
  const rows = own.length
  let covered = 0
  let right = 0
  for (let row = 0; row < rows; row += 1) {
    if (at(others, row) === 0 || at(column.blank, at(codes, row)) === 1) continue
    covered += 1
    if (at(own, row) > at(rival, row)) right += 1
  }
  if (covered < 10 || covered < rows * minCoverage) return undefined
  const top = column.counts.reduce((most, count) => Math.max(most, count), 0)
  const base = Math.min(0.98, top / column.codes.length)
  const strength = (right / covered - base) / (1 - base)
  return strength < minStrength ? undefined : { ...sides, strength, coverage: covered / rows }
}

/** Groups of the `kept` rows, by their places there; of all rows if there is no such list. */
type Thinned = { readonly groups: Groups; readonly kept: Int32Array | undefined }

/** Every so many groups of a large table. */
function thinOut(groups: Groups, all: number): Thinned {
  if (all <= maxRated) return { groups, kept: undefined }
  const { starts, rows, skip } = groups
  const step = Math.ceil(all / maxRated)
  const kept: number[] = []
  const ends: number[] = [0]
  const skipped: number[] = []
  for (let group = 0; group + 1 < starts.length; group += step) {
    for (const row of rows.subarray(at(starts, group), at(starts, group + 1))) kept.push(row)
    ends.push(kept.length)
    skipped.push(at(skip, group))
  }
  const order = Int32Array.from(kept.keys())
  return {
    groups: { starts: Int32Array.from(ends), rows: order, skip: Uint8Array.from(skipped) },
    kept: Int32Array.from(kept),
  }
}

/** Says what the groups of a dependency say about each cell of its target. Keeps the groups for the next time. */
export function createVoter({ columns }: CodedTable) {
  const known = new Map<string, Groups>()
  return ({ from, to }: Dependency, weights?: Float32Array): Vote | undefined => {
    const [one, other] = from.map(index => columns[index])
    const target = columns[to]
    if (one === undefined || target === undefined) return undefined
    const key = from.join()
    const groups = known.get(key) ?? (other === undefined ? groupsOf(one) : groupsOfPair(one, other))
    known.set(key, groups)
    return countVotes(groups, target, weights)
  }
}

export type Voter = ReturnType<typeof createVoter>
