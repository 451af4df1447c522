import type { Term } from './day-readers.ts'
import { findRefusal } from './refusals.ts'
import type { Scan } from './scan.ts'
import type { DayRange } from './types.ts'
import { plusDays } from './zoned.ts'

const marker = '«\\w»'
const partOfDay = '(?: *(?:in the )?(?:early |late )?(?:mornings?|afternoons?|evenings?|nights?)\\b)'

/** Takes the days that are not wanted. "Not Friday afternoon" is no day, so it is left as not understood. */
export function takeUnwanted(scan: Scan, termsOf: (words: string) => readonly Term[]): readonly Term[] {
  const unwanted: Term[] = []
  const unit = new RegExp(`${marker}(?: *(?:or|and) ${marker})*(${partOfDay})?`, 'g')
  for (const match of scan.text().matchAll(unit)) {
    const range = findRefusal(scan.text(), { start: match.index, end: match.index + match[0].length })
    if (range === null) continue
    if (match[1] !== undefined) scan.leave(range)
    else {
      unwanted.push(...termsOf(match[0]))
      scan.remove(range)
    }
  }
  return unwanted
}

/** The ranges without the days of one range. */
export function without(ranges: readonly DayRange[], { from, to }: DayRange): readonly DayRange[] {
  const dayBefore = plusDays(from, -1)
  const dayAfter = plusDays(to, 1)
  return ranges
    .flatMap(range => [
      { from: range.from, to: range.to < dayBefore ? range.to : dayBefore },
      { from: range.from > dayAfter ? range.from : dayAfter, to: range.to },
    ])
    .filter(range => range.from <= range.to)
}
