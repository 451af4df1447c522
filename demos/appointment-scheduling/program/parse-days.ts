import type { TermContext } from './day-readers.ts'
import { bindWeekdays, markDays, readDays, unmark } from './read-days.ts'
import type { Scan } from './scan.ts'
import type { DayWish } from './types.ts'
import { takeUnwanted } from './unwanted-days.ts'

/** The days that words name; refused ones are left out. */
export function parseDays(scan: Scan, context: TermContext): DayWish | null {
  const marked = markDays(scan, context)
  takeUnwanted(scan, marked)
  const bound = bindWeekdays(scan, marked)
  const days = readDays(scan, bound)
  unmark(scan, bound)
  return days
}
