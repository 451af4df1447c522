import { formatLength } from './format.ts'
import type { DayRange, Provider, Refusal, Request, Span, TimeWish, WishedDays } from './types.ts'
import { dayIn, daysFrom, minuteIn, msPerMinute, weekdayOf } from './zoned.ts'

/** The distance of a slot from the request: days and minutes, negative if too early, 0 if it fits. */
export type Distance = {
  readonly days: number
  readonly minutes: number
  readonly isOtherWeekday: boolean
  /** Whether the visitor said that this time is impossible. */
  readonly isRefused: boolean
  /** The wish for a time that holds on the nearest wanted day. */
  readonly time: TimeWish | null
}

type Place = { readonly day: string; readonly startMinute: number; readonly endMinute: number }

const aroundMinutes = 30

/** The distance from the nearest of the wanted days, each with its own time. */
export function distanceOf(slot: Span, request: Request, zone: string): Distance {
  const day = dayIn(slot.start, zone)
  const startMinute = minuteIn(slot.start, zone)
  const place = { day, startMinute, endMinute: startMinute + (slot.end - slot.start) / msPerMinute }
  const isRefused = request.refusals.some(refusal => isWithin(place, refusal))
  const wanted: readonly (WishedDays | null)[] = request.days?.ranges ?? [null]
  const distances = wanted.map(range => ({ ...distanceFrom(place, range, request), isRefused }))
  const [first = { days: 0, minutes: 0, isOtherWeekday: false, isRefused, time: request.time }, ...others] = distances
  return others.reduce((best, next) => (weigh(next) < weigh(best) ? next : best), first)
}

function distanceFrom(place: Place, range: WishedDays | null, { days, time }: Request) {
  const weekdays = range?.weekdays ?? days?.weekdays ?? []
  const wish = timeOf(range, time)
  return {
    days: range === null ? 0 : daysOff(place.day, range),
    minutes: wish === null ? 0 : minutesOff(place, wish),
    isOtherWeekday: weekdays.length > 0 && !weekdays.includes(weekdayOf(place.day)),
    time: wish,
  }
}

/** The time that is wanted on these days. */
function timeOf(range: WishedDays | null, time: TimeWish | null): TimeWish | null {
  return range?.time === undefined ? time : range.time
}

/** A day off weighs as much as an hour off. */
export function weigh({ days, minutes, isOtherWeekday }: Distance): number {
  return Math.abs(days) * 4 + Math.abs(minutes) / 15 + (isOtherWeekday ? 4 : 0)
}

export function isFit(distance: Distance): boolean {
  return weigh(distance) === 0 && !distance.isRefused
}

/** Whether the request says anything: without a wish every free time fits. */
export function hasWish(request: Request): boolean {
  return Object.values(request).some(wish => (Array.isArray(wish) ? wish.length > 0 : wish !== null))
}

/** Whether days have times of their own. */
export function hasPairs({ days }: Pick<Request, 'days'>): boolean {
  return days?.ranges.some(({ time }) => time !== undefined) === true
}

/** Whether a request names anyone, or a specialty. */
export function namesWho({ providerIds, specialtyIds }: Pick<Request, 'providerIds' | 'specialtyIds'>): boolean {
  return providerIds.length + specialtyIds.length > 0
}

/** Whether the request allows a visit to this provider. */
export function isWanted({ id, specialty }: Provider, request: Request): boolean {
  const isNamed = request.providerIds.includes(id) || request.specialtyIds.includes(specialty)
  return (isNamed || !namesWho(request)) && !request.exceptIds.includes(id)
}

type Reading = { readonly notUnderstood: readonly string[]; readonly isUnmet: boolean }

/** What may be said of a time that fits the request, and whether that is all of it: else it is no praise. */
export function describeFit(request: Request, { notUnderstood, isUnmet }: Reading) {
  if (isUnmet) return { text: 'meets the rest of your request', isWhole: false }
  if (notUnderstood.length > 0) {
    return { text: hasWish(request) ? 'meets what was understood' : 'free', isWhole: false }
  }
  return { text: hasWish(request) ? 'meets every request' : 'free', isWhole: true }
}

/** Describes how the slot differs from the request. */
export function describeMisses({ days, minutes, isOtherWeekday }: Distance): readonly string[] {
  const misses: string[] = []
  if (days !== 0) misses.push(`${plural(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'} than you asked`)
  if (isOtherWeekday) misses.push('on another day of the week')
  if (minutes !== 0) {
    misses.push(`${formatLength(Math.abs(minutes))} ${minutes > 0 ? 'later' : 'earlier'} in the day than you asked`)
  }
  return misses
}

function isWithin({ day, startMinute, endMinute }: Place, { from, to, weekday, hours }: Refusal): boolean {
  if (day < from || day > to || (weekday !== undefined && weekdayOf(day) !== weekday)) return false
  return hours === undefined || (startMinute < hours.to && hours.from < endMinute)
}

function daysOff(day: string, { from, to }: DayRange): number {
  if (day < from) return daysFrom(from, day)
  return day > to ? daysFrom(to, day) : 0
}

function minutesOff({ startMinute, endMinute }: Place, time: TimeWish): number {
  if (time.kind === 'at') return startMinute - time.minute
  if (time.kind === 'around') {
    const off = startMinute - time.minute
    return Math.abs(off) <= aroundMinutes ? 0 : off
  }
  if (time.kind === 'except') {
    const late = Math.max(0, endMinute - time.from)
    const early = Math.max(0, time.to - startMinute)
    return late <= early ? late : -early
  }
  if (startMinute < time.from) return startMinute - time.from
  return Math.max(0, endMinute - time.to)
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
