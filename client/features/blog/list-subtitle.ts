import type { Period } from '../../../shared/blog/archive.ts'
import { monthNames } from '../../../shared/dates.ts'

/** The line under a list's heading: the month that it is limited to, or what it holds. */
export function toListSubtitle(period: Period | undefined, unfiltered: string): string {
  return period === undefined ? unfiltered : `Posts from ${monthNames[period.month - 1]} ${period.year}`
}
