import { formatLength } from './format.ts'
import type { DayWish, Request, Span, TimeWish } from './types.ts'
import { dayIn, daysFrom, minuteIn, msPerMinute, weekdayOf } from './zoned.ts'

/** The distance of a slot from the request: days and minutes, negative if too early, 0 if it fits. */
export type Distance = { readonly days: number; readonly minutes: number; readonly isOtherWeekday: boolean }

const aroundMinutes = 30

export function distanceOf(slot: Span, request: Request, zone: string): Distance {
  const day = dayIn(slot.start, zone)
  const startMinute = minuteIn(slot.start, zone)
  const length = (slot.end - slot.start) / msPerMinute
  return {
    days: request.days === null ? 0 : daysOff(day, request.days),
    minutes: request.time === null ? 0 : minutesOff({ startMinute, endMinute: startMinute + length }, request.time),
    isOtherWeekday: request.days !== null && !isWantedWeekday(day, request.days),
  }
}

export function isFit({ days, minutes, isOtherWeekday }: Distance): boolean {
  return days === 0 && minutes === 0 && !isOtherWeekday
}

/** Whether the request says anything: without a wish every free time fits. */
export function hasWish(request: Request): boolean {
  return Object.values(request).some(wish => wish !== null)
}

/** What may be said of a time that fits the request; `notUnderstood` is what no rule matched. */
export function describeFit(request: Request, notUnderstood: readonly string[], isUnmet = false): string {
  if (!hasWish(request)) return 'free'
  if (isUnmet) return 'meets the rest of your request'
  return notUnderstood.length === 0 ? 'meets every request' : 'meets what was understood'
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

function isWantedWeekday(day: string, { weekdays }: DayWish): boolean {
  return weekdays.length === 0 || weekdays.includes(weekdayOf(day))
}

function daysOff(day: string, { ranges }: DayWish): number {
  const distances = ranges.map(({ from, to }) => {
    if (day < from) return daysFrom(from, day)
    return day > to ? daysFrom(to, day) : 0
  })
  return distances.reduce((best, next) => (Math.abs(next) < Math.abs(best) ? next : best), distances[0] ?? 0)
}

type Minutes = { readonly startMinute: number; readonly endMinute: number }

function minutesOff({ startMinute, endMinute }: Minutes, time: TimeWish): number {
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
