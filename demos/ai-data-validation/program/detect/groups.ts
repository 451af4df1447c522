import { at, type CodedColumn } from './coded-table.ts'

/** The rows of a column ordered by value: group g is `rows[starts[g]]` to `rows[starts[g + 1] - 1]`. */
export type Groups = { readonly starts: Int32Array; readonly rows: Int32Array; readonly skip: Uint8Array }

export function groupBy(codes: Int32Array, size: number, skip: Uint8Array): Groups {
  const starts = new Int32Array(size + 1)
  for (const code of codes) starts[code + 1] = at(starts, code + 1) + 1
  for (let group = 0; group < size; group += 1) starts[group + 1] = at(starts, group + 1) + at(starts, group)
  const next = starts.slice(0, size)
  const rows = new Int32Array(codes.length)
  for (let row = 0; row < codes.length; row += 1) {
    const group = at(codes, row)
    const place = at(next, group)
    rows[place] = row
    next[group] = place + 1
  }
  return { starts, rows, skip }
}

export function groupsOf({ codes, values, blank }: CodedColumn): Groups {
  return groupBy(codes, values.length, blank)
}

/** The rows grouped by the values of two columns together. */
export function groupsOfPair(one: CodedColumn, other: CodedColumn): Groups {
  const known = new Map<number, number>()
  const skip: number[] = []
  const codes = one.codes.map((code, row) => {
    const second = at(other.codes, row)
    const key = code * other.values.length + second
    let group = known.get(key)
    if (group === undefined) {
      group = known.size
      known.set(key, group)
      skip.push(Math.max(at(one.blank, code), at(other.blank, second)))
    }
    return group
  })
  return groupBy(codes, known.size, Uint8Array.from(skip))
}

/** What the other rows of a row's group say about its value in another column. */
export type Vote = {
  /** The weight of the other rows with the same value, with the heaviest other value, and of all. */
  readonly own: Float32Array
  readonly rival: Float32Array
  readonly others: Float32Array
  /** The heaviest other value; -1 for none. */
  readonly rivalCode: Int32Array
}

/** All blanks count as one value, which is never a rival. Each row weighs 1 unless `weights` says otherwise. */
export function countVotes({ starts, rows, skip }: Groups, column: CodedColumn, weights?: Float32Array): Vote {
  const size = column.codes.length
  const vote = {
    own: new Float32Array(size),
    rival: new Float32Array(size),
    others: new Float32Array(size),
    rivalCode: new Int32Array(size).fill(-1),
  }
  const counting = {
    column,
    vote,
    weights: weights ?? new Float32Array(size).fill(1),
    tally: new Float32Array(column.values.length),
  }
  for (let group = 0; group + 1 < starts.length; group += 1) {
    const start = at(starts, group)
    const end = at(starts, group + 1)
    if (end - start > 1 && at(skip, group) === 0) countGroup(rows.subarray(start, end), counting)
  }
  return vote
}

type Counting = {
  readonly column: CodedColumn
  readonly weights: Float32Array
  readonly vote: Vote
  /** By value; all zero before and after a group. */
  readonly tally: Float32Array
}

function countGroup(rows: Int32Array, { column: { codes, blank }, weights, tally, vote }: Counting): void {
  let blanks = 0
  let all = 0
  for (const row of rows) {
    const code = at(codes, row)
    const weight = at(weights, row)
    all += weight
    if (at(blank, code) === 1) blanks += weight
    else tally[code] = at(tally, code) + weight
  }
  const [first, second] = findHeaviest(rows, codes, tally)
  for (const row of rows) {
    const code = at(codes, row)
    const weight = at(weights, row)
    const rival = code === first ? second : first
    vote.own[row] = Math.max(0, (at(blank, code) === 1 ? blanks : at(tally, code)) - weight)
    vote.rival[row] = rival < 0 ? 0 : at(tally, rival)
    vote.rivalCode[row] = rival
    vote.others[row] = Math.max(0, all - weight)
  }
  for (const row of rows) tally[at(codes, row)] = 0
}

/** The two values of a group that weigh most; -1 for none. */
function findHeaviest(rows: Int32Array, codes: Int32Array, tally: Float32Array): readonly [number, number] {
  let first = -1
  let second = -1
  for (const row of rows) {
    const code = at(codes, row)
    const weight = at(tally, code)
    if (weight === 0 || code === first || code === second) continue
    if (first < 0 || weight > at(tally, first)) {
      second = first
      first = code
    } else if (second < 0 || weight > at(tally, second)) second = code
  }
  return [first, second]
}
