import type { Day } from './types.ts'
import { findDay, partsOf, plusDays, weekdayOf } from './zoned.ts'

type Rule = readonly [name: string, since: number, day: (year: number) => Day, words: string]

const fixed = (month: number, date: number) => (year: number) => findDay(year, month, date) ?? ''
/** The nth such weekday of a month; -1 is the last. */
export const nthWeekday = (count: number, weekday: number, month: number) => (year: number) => {
  const first = findDay(year, month, 1) ?? ''
  const earliest = plusDays(first, (weekday - weekdayOf(first) + 7) % 7)
  if (count > 0) return plusDays(earliest, (count - 1) * 7)
  const fifth = plusDays(earliest, 28)
  return partsOf(fifth)[1] === month ? fifth : plusDays(earliest, 21)
}

/** 5 U.S.C. 6103: the legal public holidays of the United States, with the first year of each. */
const rules: readonly Rule[] = [
  ['New Year’s Day', 1971, fixed(1, 1), "new year'?s(?: day)?"],
  [
    'Martin Luther King Jr. Day',
    1986,
    nthWeekday(3, 1, 1),
    "(?:mlk|martin luther king)(?:,? jr\\.?)?(?:'s)?(?: birthday| day)?",
  ],
  ['Washington’s Birthday', 1971, nthWeekday(3, 1, 2), "(?:washington'?s birthday|president'?s'? day)"],
  ['Memorial Day', 1971, nthWeekday(-1, 1, 5), 'memorial day'],
  ['Juneteenth', 2021, fixed(6, 19), 'juneteenth'],
  ['Independence Day', 1971, fixed(7, 4), 'independence day'],
  ['Labor Day', 1971, nthWeekday(1, 1, 9), 'labou?r day'],
  ['Columbus Day', 1971, nthWeekday(2, 1, 10), "(?:columbus|indigenous people'?s'?) day"],
  ['Veterans Day', 1978, fixed(11, 11), "veteran'?s'? day"],
  ['Thanksgiving Day', 1971, nthWeekday(4, 4, 11), 'thanksgiving(?: day)?'],
  ['Christmas Day', 1971, fixed(12, 25), 'christmas(?: day)?'],
]

/** The names of the holidays in normalized words. */
export const holidayWords = `(?:${rules.map(([, , , words]) => words).join('|')})\\b`

/** The next day, from today on, of the holiday that the words name. */
export function comingHoliday(words: string, today: Day): Day | null {
  const named = rules.find(([, , , name]) => new RegExp(name).test(words))
  const [year] = partsOf(today)
  return [year, year + 1].map(one => named?.[2](one) ?? null).find(day => day !== null && day >= today) ?? null
}

/** The federal holiday on this day, or the one of the weekend that is kept on it (Friday or Monday). */
export function findHoliday(day: Day): string | null {
  for (const [shift, weekday] of [
    [0, 0],
    [1, 5],
    [-1, 1],
  ] as const) {
    const other = plusDays(day, shift)
    const [year] = partsOf(other)
    const found = rules.find(([, since, toDay]) => year >= since && toDay(year) === other)
    if (found === undefined) continue
    if (shift === 0) return found[0]
    if (weekdayOf(day) === weekday) return `${found[0]} (observed)`
  }
  return null
}
