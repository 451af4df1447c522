import { horizonDays } from './availability.ts'
import { span, type Term, type TermContext } from './day-readers.ts'
import { markTerms } from './day-terms.ts'
import { formatDay } from './format.ts'
import type { Scan } from './scan.ts'
import type { Day, DayRange, DayWish } from './types.ts'
import { mondayOf, plusDays, weekdayOf } from './zoned.ts'

/** Stands for words that name days. */
export const marker = '«(\\w)» *'
/** How far "after Friday" reaches. */
const openDays = 13

/** Removes a pattern with markers from the phrase and returns their terms if `accept` allows them. */
type Take = (pattern: string, accept?: (terms: readonly Term[]) => boolean) => readonly Term[] | null

/** The words of a sentence that name days, as they stand in it: `«n»` is the nth. */
export type MarkedDays = {
  readonly terms: readonly Term[]
  readonly context: TermContext
}

export function markDays(scan: Scan, context: TermContext): MarkedDays {
  return { terms: markTerms(scan, context), context }
}

/** Puts back the words of days that nothing took. */
export function unmark(scan: Scan, { terms }: MarkedDays) {
  scan.mark(new RegExp(marker), match => terms[toPlace(match[1])]?.source ?? null)
}

/** The wanted days, combined from the parts that name days and the words between them. */
export function readDays(scan: Scan, { terms, context }: MarkedDays): DayWish | null {
  const isWorkday = scan.take(/\b(?:on )?(?:a |any )?(?:weekdays?|work(?:ing)? ?days?)\b/) !== null
  const ranges = takeRanges(createTake(scan, terms), context.today)
  if (ranges.length === 0 && !isWorkday) return null
  const weekdays = isWorkday
    ? [1, 2, 3, 4, 5]
    : ranges.flatMap(({ weekday, isEach }) => (isEach ? (weekday ?? []) : []))
  return {
    ranges: ranges.length > 0 ? tidy(ranges) : [span(context.today, 0, horizonDays)],
    weekdays: [...new Set(weekdays)].sort(),
  }
}

/** The days between two, before or after one, or null. */
export function takeDaySpan(scan: Scan, { terms, context }: MarkedDays): DayRange | null {
  return takeSpan(createTake(scan, terms), context.today)
}

export function termsOf(words: string, { terms }: MarkedDays): readonly Term[] {
  return [...words.matchAll(new RegExp(marker, 'g'))].flatMap(([, place]) => terms[toPlace(place)] ?? [])
}

function createTake(scan: Scan, terms: readonly Term[]): Take {
  const find = (places: readonly (string | undefined)[]) => places.flatMap(one => terms[toPlace(one)] ?? [])
  return (pattern, accept = () => true) => {
    const match = scan.take(new RegExp(pattern), one => accept(find(one.slice(1))))
    return match === null ? null : find(match.slice(1))
  }
}

/** "Friday the 13th" is one day; in "next week … on Tuesday or Friday" the weekdays belong to that week. */
export function bindWeekdays(scan: Scan, marked: MarkedDays): MarkedDays {
  const terms = [...marked.terms]
  const take = createTake(scan, terms)
  const { note } = marked.context
  scan.mark(new RegExp(`${marker}(?:, ?)?(?:the )?(?=${marker})`), match => {
    const [day, date] = match.slice(1).map(one => terms[toPlace(one)])
    if (day?.weekday === undefined || date === undefined || date.weekday !== undefined || date.from !== date.to)
      return null
    if (weekdayOf(date.from) !== day.weekday)
      note(`${formatDay(date.from)} isn’t a ${day.source}, so the date was used.`)
    return ''
  })
  const places = [...scan.text().matchAll(new RegExp(marker, 'g'))].map(match => toPlace(match[1]))
  const weeks = places.filter(place => terms[place]?.isWeek)
  const bare = places.filter(place => terms[place]?.weekday !== undefined && terms[place]?.isEach !== true)
  if (weeks.length === 0 || bare.length === 0) return { ...marked, terms }
  for (const place of bare) {
    // The next week named after the weekday, else the last one before it.
    const week = terms[weeks.find(one => places.indexOf(one) > places.indexOf(place)) ?? weeks.at(-1) ?? -1]
    const { weekday, source } = terms[place] ?? {}
    if (week === undefined || weekday === undefined || source === undefined) continue
    const date = plusDays(mondayOf(week.from), weekday - 1)
    terms[place] = { from: date, to: date, source }
  }
  for (const _ of weeks) take(`(?:\\b(?:of|in|for|on) )?${marker}`, ([term]) => term?.isWeek === true)
  return { ...marked, terms }
}

function takeSpan(take: Take, today: Day): DayRange | null {
  const [first, last] =
    take(`\\bbetween ${marker}and ${marker}`) ??
    take(`(?:\\bfrom )?${marker}(?:-|to|until|till|through|thru) *${marker}`) ??
    []
  if (first !== undefined && last !== undefined) return { from: first.from, to: atOrAfter(last, first.from).to }
  return takeBound(take, today)
}

function takeRanges(take: Take, today: Day): readonly Term[] {
  const found = takeSpan(take, today)
  if (found !== null) return [found]
  const list: Term[] = []
  for (;;) {
    const next = take(`(?:\\b(?:or|and|on|in|for)(?: the)? |, ?(?:or |and )?)?${marker}`)
    if (next === null) return list
    list.push(...next)
  }
}

function takeBound(take: Take, today: Day): DayRange | null {
  const [not] = take(`\\b(?:not (?:until|till|before)|(?:no|not) (?:earlier|sooner) than) ${marker}`) ?? []
  if (not !== undefined) return { from: not.from, to: plusDays(not.from, openDays) }
  const [late] = take(`\\b(?:not after|(?:no|not) later than) ${marker}`) ?? []
  if (late !== undefined) return { from: today, to: late.to }
  const [after] = take(`\\b(?:any ?time |any ?day )?after ${marker}`) ?? []
  if (after !== undefined) return { from: plusDays(after.to, 1), to: plusDays(after.to, openDays) }
  const start = `\\b(?:from|starting|beginning)(?: on)? ${marker}(?:on\\b|onwards?)?`
  const [from] = take(start) ?? take(`${marker}(?:or later|onwards?|and later)`) ?? []
  if (from !== undefined) return { from: from.from, to: plusDays(from.from, openDays) }
  const [before] = take(`\\b(?:any ?time |any ?day )?before ${marker}`) ?? []
  if (before !== undefined) return { from: today, to: plusDays(before.from, -1) }
  const [by] = take(`\\b(?:by|until|till|through|thru) ${marker}`) ?? []
  return by === undefined ? null : { from: today, to: by.to }
}

/** "Thursday to Monday" on a Friday: the Monday after that Thursday. */
function atOrAfter(last: Term, day: Day): DayRange {
  return last.to >= day ? last : { from: plusDays(last.from, 7), to: plusDays(last.to, 7) }
}

function tidy(ranges: readonly Term[]): readonly DayRange[] {
  return ranges.map(({ from, to }) => ({ from, to })).sort((one, other) => one.from.localeCompare(other.from))
}

function toPlace(letter: string | undefined): number {
  return Number.parseInt(letter ?? '', 36)
}
