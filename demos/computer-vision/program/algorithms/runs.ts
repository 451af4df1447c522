import type { Plane } from './pixels.ts'

/**
 * A mask as runs of equal pixels, row by row: run `i` goes from `starts[i]` to `starts[i + 1]`
 * (positions in the mask), the runs of row `y` from `rows[y]` to `rows[y + 1]`.
 */
export type Runs = { readonly starts: Int32Array; readonly rows: Int32Array; readonly count: number }

export function findRuns({ width, height, data }: Plane): Runs {
  const starts = new Int32Array(countRuns(data, width, height) + 1)
  const rows = new Int32Array(height + 1)
  let count = 0
  for (let y = 0; y < height; y++) {
    rows[y] = count
    let before = -1
    for (let i = y * width, end = i + width; i < end; i++) {
      const here = data[i] ?? 0
      if (here !== before) starts[count++] = i
      before = here
    }
  }
  rows[height] = count
  starts[count] = data.length
  return { starts, rows, count }
}

/**
 * The component number of each run, in order of first appearance. Object pixels (1) are 8-connected, background
 * pixels (0) are 4-connected: otherwise a diagonal line would not separate anything.
 */
export function joinRuns({ width, height, data }: Plane, { starts, rows, count }: Runs) {
  const forest = toForest(count)
  for (let y = 1; y < height; y++) {
    const upperEnd = rows[y] ?? 0
    const lowerEnd = rows[y + 1] ?? 0
    let upper = rows[y - 1] ?? 0
    let lower = upperEnd
    while (upper < upperEnd && lower < lowerEnd) {
      const upperStop = (starts[upper + 1] ?? 0) + width
      const lowerStop = starts[lower + 1] ?? 0
      const isObject = data[starts[upper] ?? 0] === 1
      if (data[starts[upper] ?? 0] === data[starts[lower] ?? 0]) join(forest, upper, lower)
      else if (upperStop === lowerStop && upper + 1 < upperEnd) {
        // Both runs end here with different values: the object runs touch diagonally.
        join(forest, isObject ? upper : upper + 1, isObject ? lower + 1 : lower)
      }
      if (upperStop <= lowerStop) upper++
      if (lowerStop <= upperStop) lower++
    }
  }
  return numberTrees(forest)
}

function countRuns(data: Uint8Array, width: number, height: number): number {
  let count = height
  for (let y = 0; y < height; y++) {
    for (let i = y * width + 1, end = (y + 1) * width; i < end; i++) if (data[i] !== data[i - 1]) count++
  }
  return count
}

function toForest(count: number): Int32Array {
  const parents = new Int32Array(count)
  for (let i = 0; i < count; i++) parents[i] = i
  return parents
}

function findRoot(parents: Int32Array, run: number): number {
  let here = run
  for (let above = parents[here] ?? here; above !== here; above = parents[here] ?? here) {
    const next = parents[above] ?? above
    parents[here] = next
    here = next
  }
  return here
}

/** The lower root wins, so the root of a component is its first run. */
function join(parents: Int32Array, one: number, other: number): void {
  const a = findRoot(parents, one)
  const b = findRoot(parents, other)
  if (a < b) parents[b] = a
  else parents[a] = b
}

function numberTrees(parents: Int32Array): { readonly numbers: Int32Array; readonly count: number } {
  const numbers = new Int32Array(parents.length)
  let count = 0
  for (let run = 0; run < parents.length; run++) {
    numbers[run] = parents[run] === run ? count++ : (numbers[findRoot(parents, run)] ?? 0)
  }
  return { numbers, count }
}
