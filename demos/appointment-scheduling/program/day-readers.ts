import { horizonDays } from './availability.ts'
import { formatDay, weekdayNames } from './format.ts'
import { comingHoliday, nthWeekday } from './holidays.ts'
import { months, weekdays } from './language/word-lists.ts'
import { toNumber } from './number-words.ts'
import type { Day, DayRange } from './types.ts'
import { daysFrom, findDay, mondayOf, partsOf, plusDays, weekdayOf } from './zoned.ts'

/** A part of the phrase that names days. A bare weekday ("Friday") may later be bound to a week. */
export type Term = DayRange & {
  readonly weekday?: number
  /** "Tuesdays": every Tuesday. */
  readonly isEach?: boolean
  readonly isWeek?: boolean
  /** The original words. */
  readonly source?: string
}

export type TermContext = {
  readonly today: Day
  readonly note: (words: string) => void
  /** The day of the booking that is spoken of, if there is one. */
  readonly visitDay?: Day | null
}

type Spelled = { readonly y: string | undefined; readonly m: string | undefined; readonly d: string | undefined }

export function toDate({ y, m, d }: Spelled, note: TermContext['note']): Term | null {
  const found = findDay(Number(y), toMonth(m), Number(d))
  if (found === null) note(`There’s no such day as ${[m, d, y].filter(Boolean).join(' ')}.`)
  return found === null ? null : { from: found, to: found }
}

/** Without a year, the next such date. */
export function dateInYear({ y, m, d }: Spelled, { today, note }: TermContext): Term | null {
  if (y !== undefined) return toDate({ y, m, d }, note)
  const [year] = partsOf(today)
  // Two leap days can be eight years apart.
  const found = [...Array(9).keys()].map(ahead => findDay(year + ahead, toMonth(m), Number(d)))
  const next = found.find(day => day !== null && day >= today)
  if (next === undefined || next === null) note(`There’s no such day as “${m} ${d}”.`)
  return next === undefined || next === null ? null : { from: next, to: next }
}

export function readSlashed([text, first, second, y]: RegExpExecArray, context: TermContext): Term | null {
  const isDayFirst = Number(first) > 12
  const term = dateInYear(isDayFirst ? { y, m: second, d: first } : { y, m: first, d: second }, context)
  if (term !== null && !isDayFirst) context.note(`“${text}” was read month first: ${formatDay(term.from)}.`)
  return term
}

export function readDayOfMonth([, d]: RegExpExecArray, { today, note }: TermContext): Term | null {
  const [year, thisMonth] = partsOf(today)
  const candidates = [0, 1, 2].map(ahead =>
    findDay(year + Math.floor((thisMonth - 1 + ahead) / 12), ((thisMonth - 1 + ahead) % 12) + 1, Number(d)),
  )
  const next = candidates.find(day => day !== null && day >= today)
  if (next === undefined || next === null) note(`No month has a day ${d}.`)
  return next === undefined || next === null ? null : { from: next, to: next }
}

export function readDayOfThisMonth([text, d, which]: RegExpExecArray, { today, note }: TermContext): Term | null {
  const [year, thisMonth] = partsOf(today)
  const ahead = which === 'next' || which === 'coming' ? thisMonth : thisMonth - 1
  const day = findDay(year + Math.floor(ahead / 12), (ahead % 12) + 1, Number(d))
  if (day === null) note(`There’s no such day as “${text.trim()}”.`)
  return day === null ? null : { from: day, to: day }
}

export function readWithin([, n = '', unit]: RegExpExecArray, { today }: TermContext): Term {
  return span(today, 0, toNumber(n) * (unit === 'week' ? 7 : 1))
}

export function readIn([, n1, unit1, n2, unit2]: RegExpExecArray, { today }: TermContext): Term {
  const amount = toNumber(n1 ?? n2 ?? '')
  const unit = unit1 ?? unit2
  return days(today, amount * (unit === 'day' ? 1 : unit === 'week' ? 7 : 30))
}

export function readFrom([, n = '', unit, from]: RegExpExecArray, { today }: TermContext): Term {
  return days(today, toNumber(n) * (unit === 'week' ? 7 : 1) + (from === 'tomorrow' ? 1 : 0))
}

/** "The day before Thanksgiving": the next such holiday, or the next such day beside it. */
export function readHoliday([text, n = '1', side, eve]: RegExpExecArray, { today }: TermContext): Term | null {
  const away = side === undefined ? 0 : toNumber(n) * (side === 'before' ? -1 : 1)
  const ahead = eve === undefined ? away : away - 1
  const holiday = comingHoliday(text, plusDays(today, -ahead))
  return holiday === null ? null : days(holiday, ahead)
}

const places = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
]

/** "The first Friday in April". */
export function readWeekdayOfMonth(match: RegExpExecArray, { today }: TermContext): Term {
  const [, place = '', name, relative, monthName] = match
  const dayOf = (ahead: number) => {
    const [year, one] = partsOf(month(today, ahead).to)
    return nthWeekday(
      place === 'last' ? -1 : places.findIndex(one => one.includes(place)) + 1,
      toWeekday(name),
      one,
    )(year)
  }
  if (monthName === undefined) return days(dayOf(relative === 'next' ? 1 : 0), 0)
  const ahead = monthsAhead(monthName, today)
  return days(dayOf(ahead) < today ? dayOf(ahead + 12) : dayOf(ahead), 0)
}

/** "A Friday in April": each of them. */
export function readWeekdaysOfMonth([, name, monthName]: RegExpExecArray, { today }: TermContext): Term {
  const ahead = monthsAhead(monthName, today)
  return { ...month(today, ahead), weekday: toWeekday(name), isEach: true }
}

export function readPartOfWeek([, part, which]: RegExpExecArray, { today }: TermContext): Term {
  const monday = plusDays(mondayOf(today), which === 'next' ? 7 : 0)
  if (part === 'early') return span(monday, 0, 1)
  return part === 'late' || part === 'later' ? span(monday, 3, 4) : span(monday, 1, 3)
}

/** "Later that week": the week of the booking, after or before it, or all of it. */
export function readThatWeek([, part]: RegExpExecArray, { today, visitDay }: TermContext): Term | null {
  if (visitDay === undefined || visitDay === null) return null
  const monday = mondayOf(visitDay)
  const from = part === 'later' ? plusDays(visitDay, 1) : monday
  const to = part === 'earlier' ? plusDays(visitDay, -1) : plusDays(monday, 6)
  return { from: from < today ? today : from, to, ...(part === undefined ? { isWeek: true } : {}) }
}

export function readEndOfMonth([text]: RegExpExecArray, { today }: TermContext): Term {
  const { to } = month(today, text.includes('next') ? 1 : 0)
  return span(to, -6, 0)
}

export function readMonth([, name]: RegExpExecArray, { today }: TermContext): Term {
  const ahead = monthsAhead(name, today)
  return month(today, ahead)
}

export function readNextWeekday([, name]: RegExpExecArray, { today, note }: TermContext): Term {
  const day = plusDays(mondayOf(today), 6 + toWeekday(name))
  const nearer = coming(name, today).from
  if (nearer !== day)
    note(`“next ${name}” was read as next week’s, ${formatDay(day)}; “this ${name}” is ${formatDay(nearer)}.`)
  return { from: day, to: day }
}

export function readThisWeekday([, name]: RegExpExecArray, { today, note }: TermContext): Term {
  const day = plusDays(mondayOf(today), toWeekday(name) - 1)
  if (day >= today) return { from: day, to: day }
  const later = plusDays(day, 7)
  note(`This week’s ${weekdayNames[toWeekday(name) - 1]} is over, so ${formatDay(later)} was used.`)
  return { from: later, to: later }
}

/** The first such weekday after today. */
export function coming(name: string | undefined, today: Day): DayRange {
  const ahead = (toWeekday(name) - weekdayOf(today) + 6) % 7
  return days(today, ahead + 1)
}

export function each(name: string | undefined, today: Day): Term {
  return { ...span(today, 0, horizonDays), weekday: toWeekday(name), isEach: true }
}

export function week(today: Day, ahead: number): Term {
  return { ...span(plusDays(mondayOf(today), ahead * 7), 0, 6), isWeek: true }
}

export function restOfWeek(today: Day): Term {
  return { ...span(today, 0, daysFrom(today, plusDays(mondayOf(today), 6))), isWeek: true }
}

export function month(today: Day, ahead: number): DayRange {
  const [year, thisMonth] = partsOf(today)
  const first = (offset: number) =>
    findDay(year + Math.floor((thisMonth - 1 + offset) / 12), ((thisMonth - 1 + offset) % 12) + 1, 1) ?? today
  return { from: ahead === 0 ? today : first(ahead), to: plusDays(first(ahead + 1), -1) }
}

export function days(today: Day, ahead: number): DayRange {
  return span(today, ahead, ahead)
}

export function span(day: Day, from: number, to: number): DayRange {
  return { from: plusDays(day, from), to: plusDays(day, to) }
}

export function shift({ from, to }: DayRange, ahead: number): DayRange {
  return { from: plusDays(from, ahead), to: plusDays(to, ahead) }
}

export function toWeekday(name = ''): number {
  return weekdays.indexOf(name) + 1
}

function monthsAhead(name: string | undefined, today: Day): number {
  return (toMonth(name) - partsOf(today)[1] + 12) % 12
}

function toMonth(name = ''): number {
  const index = months.findIndex(full => full.slice(0, 3) === name.slice(0, 3))
  return index >= 0 ? index + 1 : Number(name)
}
