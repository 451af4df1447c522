import {
  type Day,
  type DayRange,
  type DayWish,
  type Hours,
  type Provider,
  type Refusal,
  type Request,
  specialties,
  type TimeWish,
  type WishedDays,
} from './types.ts'
import { partsOf } from './zoned.ts'

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formatters are expensive to create and used thousands of times. */
function getFormat(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const cached = formats.get(key)
  if (cached !== undefined) return cached
  const format = new Intl.DateTimeFormat('en-US', options)
  formats.set(key, format)
  return format
}

/** `Tue, Nov 24` */
export function formatDay(day: Day): string {
  const [year, month, date] = partsOf(day)
  const format = getFormat('day', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  return format.format(Date.UTC(year, month - 1, date))
}

/** `3:00 pm`, from minutes since midnight. */
export function formatMinute(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  const rest = String(minute % 60).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'am' : 'pm'}`
}

/** `3:00 pm` in the zone. */
export function formatTime(instant: number, zone: string): string {
  const format = getFormat(`time ${zone}`, { hour: 'numeric', minute: '2-digit', timeZone: zone })
  return format.format(instant).replace(/\s/g, ' ').toLowerCase()
}

/** `Tue, Nov 24, 3:00 pm` in the zone. */
export function formatInstant(instant: number, zone: string): string {
  const format = getFormat(`date ${zone}`, { weekday: 'short', month: 'short', day: 'numeric', timeZone: zone })
  return `${format.format(instant)}, ${formatTime(instant, zone)}`
}

export function formatLength(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} hr` : `${hours} hr ${rest} min`
}

/** The wanted days with their own times, and the refused ones. */
export function describeDays({ days, refusals }: Pick<Request, 'days' | 'refusals'>): string {
  const refused = [...new Set(refusals.map(refusal => describeRefusal(refusal)))]
  const wanted = days === null ? 'Any day' : describeWanted(days)
  return refused.length === 0 ? wanted : `${wanted}, not ${refused.join(' or ')}`
}

function describeWanted({ ranges, weekdays }: DayWish): string {
  const shown = [...new Set(ranges.map(range => describeRange(range)))].join(' or ')
  return weekdays.length === 0 ? shown : `${shown}, ${shortNames(weekdays)} only`
}

function describeRange({ time, weekdays = [], ...range }: WishedDays): string {
  const only = weekdays.length === 0 ? '' : `, ${shortNames(weekdays)} only`
  const own = time === undefined ? '' : ` (${describeTime(time).toLowerCase()})`
  return `${formatRange(range)}${only}${own}`
}

function describeRefusal({ weekday, hours, ...range }: Refusal): string {
  const days = weekday === undefined ? formatRange(range) : shortNames([weekday])
  if (hours === undefined) return days
  const shown = describeHours(hours)
  return weekday === undefined && range.from !== range.to ? shown : `${days} ${shown}`
}

function describeHours({ from, to }: Hours): string {
  if (from === 0) return `before ${formatMinute(to)}`
  return to >= 24 * 60 ? `after ${formatMinute(from)}` : `${formatMinute(from)} – ${formatMinute(to)}`
}

function shortNames(weekdays: readonly number[]): string {
  return weekdays.map(weekday => weekdayNames[weekday - 1]?.slice(0, 3)).join('/')
}

function formatRange({ from, to }: DayRange): string {
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`
}

export function describeTime(time: TimeWish | null): string {
  if (time === null) return 'Any time'
  if (time.kind === 'at') return `At ${formatMinute(time.minute)}`
  if (time.kind === 'around') return `Around ${formatMinute(time.minute)}`
  if (time.kind === 'except') {
    return `Not ${formatMinute(time.from)}${time.to === time.from + 1 ? '' : ` – ${formatMinute(time.to)}`}`
  }
  if (time.to >= 24 * 60) return `After ${formatMinute(time.from)}`
  if (time.from === 0) return `Done by ${formatMinute(time.to)}`
  return `${formatMinute(time.from)} – ${formatMinute(time.to)}`
}

/** The time of the request, unless its days have their own. */
export function describeTimes({ days, time }: Pick<Request, 'days' | 'time'>): string {
  return days?.ranges.every(range => range.time !== undefined) ? 'Each day its own' : describeTime(time)
}

export function describeWho({ providerIds, specialtyIds, exceptIds }: Request, providers: readonly Provider[]): string {
  const namesOf = (ids: readonly string[]) => providers.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const wanted = [...namesOf(providerIds), ...specialtyIds.map(id => specialties[id])]
  const except = exceptIds.length === 0 ? '' : ` but ${namesOf(exceptIds).join(' or ')}`
  return `${wanted.length === 0 ? 'Anyone' : wanted.join(' or ')}${except}`
}

/** The whole request in one line for the waiting list. */
export function describeRequest(request: Request, providers: readonly Provider[]): string {
  const length = request.minutes === null ? 'usual length' : formatLength(request.minutes)
  return [describeWho(request, providers), describeDays(request), describeTimes(request), length].join(' · ')
}
