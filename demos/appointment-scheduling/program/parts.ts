/** Letters of a sentence by their offsets, the end not included. */
export type Range = { readonly start: number; readonly end: number }

/** Words of the sentence that say something about the request. */
export type Part = Range & { readonly kind: 'days' | 'time' | 'length' | 'who' | 'place' }

/** What a parser took from a sentence of equal length before and after. Parts with only a space between are one. */
export function changedRanges(before: string, after: string): readonly Range[] {
  const ranges: Range[] = []
  for (let at = 0; at < before.length; at++) {
    if (before[at] === after[at]) continue
    const last = ranges.at(-1)
    const isNext = last !== undefined && before.slice(last.end, at).trim() === ''
    if (isNext) ranges.pop()
    ranges.push({ start: isNext ? last.start : at, end: at + 1 })
  }
  return ranges
}

/** For each letter of `to` the place in `from` that it comes from (their longest common subsequence). */
export function alignLetters(from: string, to: string): readonly number[] {
  const width = to.length + 1
  const lengths = new Uint16Array((from.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = from.length - 1; row >= 0; row--) {
    for (let column = to.length - 1; column >= 0; column--) {
      const isSame = from[row] === to[column]
      lengths[row * width + column] = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const places: number[] = []
  let row = 0
  for (let column = 0; column < to.length; ) {
    if (row < from.length && from[row] === to[column]) {
      places.push(row++)
      column++
    } else if (row < from.length && at(row + 1, column) >= at(row, column + 1)) row++
    else {
      places.push(Math.min(row, from.length - 1))
      column++
    }
  }
  return places
}

/** The range in the first sentence, with whole words. */
export function mapBack({ start, end }: Range, places: readonly number[], from: string): Range {
  let first = places[start] ?? 0
  let last = (places[end - 1] ?? first) + 1
  const isWord = (place: number) => /[\p{L}\d]/u.test(from[place] ?? '')
  while (isWord(first) && isWord(first - 1)) first -= 1
  while (isWord(last - 1) && isWord(last)) last += 1
  while (first < last && !isWord(first)) first += 1
  while (last > first && !isWord(last - 1)) last -= 1
  return { start: first, end: last }
}
