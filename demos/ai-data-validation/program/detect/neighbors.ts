import { at } from './coded-table.ts'

/** The most frequent value that is nearly spelled alike. */
export type Neighbor = { readonly code: number; readonly distance: number }

/** Comparisons per column; beyond, each value is compared with fewer. */
const maxComparisons = 4_000_000
const maxCompared = 60
const minCompared = 4
const maxDistance = 6
/** Up to this many values, each is compared with each. */
const fewValues = 250
const minLength = 2
const maxLength = 200

/** How many letters may differ between two spellings of one value. */
export function reachOf(length: number): number {
  return length <= 5 ? 1 : Math.min(maxDistance, Math.floor(length / 4))
}

/** For each value a similar one that occurs more often, or undefined. */
export function findNeighbors(values: readonly string[], counts: Int32Array): readonly (Neighbor | undefined)[] {
  const order = [...values.keys()].sort((one, other) => at(counts, other) - at(counts, one))
  const blocks = new Map<string, number[]>()
  const blockSize = Math.max(minCompared, Math.min(maxCompared, Math.floor(maxComparisons / (3 * values.length))))
  const found = new Array<Neighbor | undefined>(values.length).fill(undefined)
  const seen: number[] = []
  for (const code of order) {
    const value = values[code] ?? ''
    if (value.length < minLength || value.length > maxLength) continue
    const candidates = values.length <= fewValues ? seen : keysOf(value).flatMap(key => blocks.get(key) ?? [])
    found[code] = nearestOf(code, candidates, values, counts)
    // What occurs once is more frequent than nothing.
    if (at(counts, code) === 1) continue
    seen.push(code)
    if (values.length > fewValues) addTo(blocks, blockSize, value, code)
  }
  return found
}

function addTo(blocks: Map<string, number[]>, size: number, value: string, code: number): void {
  for (const key of keysOf(value)) {
    const block = blocks.get(key)
    if (block === undefined) blocks.set(key, [code])
    else if (block.length < size) block.push(code)
  }
}

/** Two spellings share the beginning, the middle or the end; long values share the longer part. */
function keysOf(value: string): readonly string[] {
  const folded = value.toLowerCase()
  const third = Math.max(2, Math.ceil(folded.length / 3))
  return [`^${folded.slice(0, third)}`, `$${folded.slice(-third)}`, `|${folded.slice(third, -third)}${folded.length}`]
}

function nearestOf(
  code: number,
  candidates: readonly number[],
  values: readonly string[],
  counts: Int32Array,
): Neighbor | undefined {
  const value = values[code] ?? ''
  let best: Neighbor | undefined
  let bestWeight = 0
  for (const candidate of candidates) {
    const other = values[candidate] ?? ''
    const reach = reachOf(Math.min(value.length, other.length))
    if (Math.abs(other.length - value.length) > reach || at(counts, candidate) <= at(counts, code)) continue
    const distance = distanceWithin(value, other, reach)
    if (distance === undefined) continue
    // A closer spelling counts as much as one that is four times as frequent.
    const weight = Math.log2(1 + at(counts, candidate)) - 2 * distance + 100
    if (weight <= bestWeight) continue
    best = { code: candidate, distance }
    bestWeight = weight
  }
  return best
}

const rowA = new Uint8Array(maxLength + 2)
const rowB = new Uint8Array(maxLength + 2)

/** The number of letters inserted, deleted or replaced from one text to the other; undefined above `limit`. */
export function distanceWithin(one: string, other: string, limit: number): number | undefined {
  let start = 0
  let oneEnd = one.length
  let otherEnd = other.length
  while (start < oneEnd && start < otherEnd && one.charCodeAt(start) === other.charCodeAt(start)) start += 1
  while (oneEnd > start && otherEnd > start && one.charCodeAt(oneEnd - 1) === other.charCodeAt(otherEnd - 1)) {
    oneEnd -= 1
    otherEnd -= 1
  }
  const width = otherEnd - start
  if (oneEnd - start === 0 || width === 0) return within(Math.max(oneEnd - start, width), limit)
  let above = rowA
  let current = rowB
  for (let column = 0; column <= width; column += 1) above[column] = column
  for (let line = 1; line <= oneEnd - start; line += 1) {
    current[0] = line
    let least = line
    const letter = one.charCodeAt(start + line - 1)
    for (let column = 1; column <= width; column += 1) {
      const step = letter === other.charCodeAt(start + column - 1) ? 0 : 1
      const cost = Math.min(at(above, column - 1) + step, at(above, column) + 1, at(current, column - 1) + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return undefined
    const swap = above
    above = current
    current = swap
  }
  return within(at(above, width), limit)
}

function within(distance: number, limit: number): number | undefined {
  return distance <= limit ? distance : undefined
}
