import type { Term, TermContext } from './day-readers.ts'
import { markTerms } from './day-terms.ts'
import { formatDay } from './format.ts'
import type { Scan } from './scan.ts'
import type { Day, DayRange, DayWish } from './types.ts'
import { takeUnwanted, without } from './unwanted-days.ts'
import { mondayOf, plusDays, weekdayOf } from './zoned.ts'

const marker = '«(\\w)» *'
/** How far "after Friday" reaches. */
const openDays = 13
const everyWeekday = [1, 2, 3, 4, 5, 6, 7]

/** Removes a pattern with markers from the phrase and returns their terms if `accept` allows them. */
type Take = (pattern: string, accept?: (terms: readonly Term[]) => boolean) => readonly Term[] | null

/** The requested days, combined from the parts that name days and the words between them. */
export function parseDays(scan: Scan, context: TermContext): DayWish | null {
  const terms = [...markTerms(scan, context)]
  const termsOf = (places: readonly (string | undefined)[]) => places.flatMap(one => terms[toPlace(one)] ?? [])
  const take: Take = (pattern, accept = () => true) => {
    const match = scan.take(new RegExp(pattern), one => accept(termsOf(one.slice(1))))
    return match === null ? null : termsOf(match.slice(1))
  }
  const unwanted = takeUnwanted(scan, words =>
    termsOf([...words.matchAll(new RegExp(marker, 'g'))].map(([, place]) => place)),
  )
  bindWeekdays(terms, { scan, take, note: context.note })
  const isWorkday = scan.take(/\b(?:on )?(?:a |any )?(?:weekdays?|work(?:ing)? ?days?)\b/) !== null
  const ranges = takeRanges(take, context.today)
  scan.mark(new RegExp(marker), match => termsOf(match.slice(1))[0]?.source ?? null)
  if (ranges.length === 0 && unwanted.length === 0 && !isWorkday) return null
  const wanted = isWorkday ? [1, 2, 3, 4, 5] : ranges.flatMap(({ weekday, isEach }) => (isEach ? (weekday ?? []) : []))
  const isOut = (weekday: number) => unwanted.some(term => term.weekday === weekday)
  const weekdays = (wanted.length > 0 ? wanted : everyWeekday).filter(weekday => !isOut(weekday))
  const wide = ranges.length > 0 ? tidy(ranges) : [{ from: context.today, to: plusDays(context.today, 56) }]
  const dates = unwanted.filter(({ weekday }) => weekday === undefined)
  return {
    ranges: dates.reduce<readonly DayRange[]>(without, wide),
    weekdays: weekdays.length === 7 ? [] : [...new Set(weekdays)].sort(),
  }
}

type Binding = { readonly scan: Scan; readonly take: Take; readonly note: (words: string) => void }

/** "Friday the 13th" is one day; in "next week … on Tuesday or Friday" the weekdays belong to that week. */
function bindWeekdays(terms: Term[], { scan, take, note }: Binding) {
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
  if (weeks.length === 0 || bare.length === 0) return
  for (const place of bare) {
    // The next week named after the weekday, else the last one before it.
    const week = terms[weeks.find(one => places.indexOf(one) > places.indexOf(place)) ?? weeks.at(-1) ?? -1]
    const { weekday, source } = terms[place] ?? {}
    if (week === undefined || weekday === undefined || source === undefined) continue
    const date = plusDays(mondayOf(week.from), weekday - 1)
    terms[place] = { from: date, to: date, source }
  }
  for (const _ of weeks) take(`(?:\\b(?:of|in|for|on) )?${marker}`, ([term]) => term?.isWeek === true)
}

function takeRanges(take: Take, today: Day): readonly Term[] {
  const [first, last] =
    take(`\\bbetween ${marker}and ${marker}`) ??
    take(`(?:\\bfrom )?${marker}(?:-|to|until|till|through) *${marker}`) ??
    []
  if (first !== undefined && last !== undefined) return [{ from: first.from, to: atOrAfter(last, first.from).to }]
  const bound = takeBound(take, today)
  if (bound !== null) return [bound]
  const list: Term[] = []
  for (;;) {
    const next = take(`(?:\\b(?:or|and|on|in|for)(?: the)? |, ?(?:or |and )?)?${marker}`)
    if (next === null) return list
    list.push(...next)
  }
}

function takeBound(take: Take, today: Day): Term | null {
  const [after] = take(`\\b(?:any ?time |any ?day )?after ${marker}`) ?? []
  if (after !== undefined) return { from: plusDays(after.to, 1), to: plusDays(after.to, openDays) }
  const start = `\\b(?:from|starting|beginning|since)(?: on)? ${marker}(?:on\\b|onwards?)?`
  const [from] = take(start) ?? take(`${marker}(?:or later|onwards?|and later)`) ?? []
  if (from !== undefined) return { from: from.from, to: plusDays(from.from, openDays) }
  const [before] = take(`\\b(?:any ?time |any ?day )?before ${marker}`) ?? []
  if (before !== undefined) return { from: today, to: plusDays(before.from, -1) }
  const [by] = take(`\\b(?:by|until|till|no later than|not later than) ${marker}`) ?? []
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
