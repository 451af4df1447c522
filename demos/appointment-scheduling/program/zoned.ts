import { TZDate, tzOffset } from '@date-fns/tz'
import type { Day } from './types.ts'

export const msPerMinute = 60_000

/** The instant of a local time; a time skipped in spring becomes the one an hour later. */
export function instantAt(day: Day, minute: number, zone: string): number {
  const [year, month, date] = partsOf(day)
  return new TZDate(year, month - 1, date, Math.floor(minute / 60), minute % 60, zone).getTime()
}

export function dayIn(instant: number, zone: string): Day {
  return toWall(instant, zone).toISOString().slice(0, 10)
}

/** Local minutes since midnight. */
export function minuteIn(instant: number, zone: string): number {
  const wall = toWall(instant, zone)
  return wall.getUTCHours() * 60 + wall.getUTCMinutes()
}

const msPerDay = 24 * 60 * msPerMinute
const offsets = new Map<string, number>()

/** The local time as if it were UTC. */
function toWall(instant: number, zone: string): Date {
  const start = Math.floor(instant / msPerDay) * msPerDay
  const offset = offsetAt(start, zone)
  const isSteady = offset === offsetAt(start + msPerDay, zone)
  return new Date(instant + (isSteady ? offset : tzOffset(zone, new Date(instant))) * msPerMinute)
}

/** Cached by UTC day: without it a search took a third of a second. */
function offsetAt(instant: number, zone: string): number {
  const key = `${zone} ${instant}`
  const cached = offsets.get(key)
  if (cached !== undefined) return cached
  const offset = tzOffset(zone, new Date(instant))
  offsets.set(key, offset)
  return offset
}

/** Whether this local time exists on this day: false in the hour skipped in spring. */
export function isShown(day: Day, minute: number, zone: string): boolean {
  return minuteIn(instantAt(day, minute, zone), zone) === minute
}

export function plusDays(day: Day, count: number): Day {
  return new Date(midnightOf(day) + count * msPerDay).toISOString().slice(0, 10)
}

export function daysFrom(earlier: Day, later: Day): number {
  return (midnightOf(later) - midnightOf(earlier)) / msPerDay
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(midnightOf(day)).getUTCDay() || 7
}

export function mondayOf(day: Day): Day {
  return plusDays(day, 1 - weekdayOf(day))
}

/** The day if it exists: null for 30 February. */
export function findDay(year: number, month: number, date: number): Day | null {
  const day = new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
  const spelled = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return day === spelled ? day : null
}

export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export function partsOf(day: Day): readonly [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month, date]
}

/** In UTC all days are equally long, so they can be counted. */
function midnightOf(day: Day): number {
  return Date.parse(day)
}
