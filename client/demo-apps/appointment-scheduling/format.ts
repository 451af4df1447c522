import { type Day, type DayWish, type Provider, type Request, specialties, type TimeWish } from './types.ts'
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

export function describeDays(days: DayWish | null): string {
  if (days === null) return 'Any day'
  const ranges = days.ranges.map(({ from, to }) =>
    from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`,
  )
  if (days.weekdays.length === 0) return ranges.join(' or ')
  const listsExcluded = days.weekdays.length > 4 && days.weekdays.join() !== '1,2,3,4,5'
  const shown = listsExcluded ? [1, 2, 3, 4, 5, 6, 7].filter(one => !days.weekdays.includes(one)) : days.weekdays
  const names = shown.map(weekday => weekdayNames[weekday - 1]?.slice(0, 3)).join('/')
  return `${ranges.join(' or ')}, ${listsExcluded ? `not ${names}` : `${names} only`}`
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

export function describeWho(request: Request, providers: readonly Provider[]): string {
  const provider = providers.find(({ id }) => id === request.providerId)
  if (provider !== undefined) return provider.name
  const name = providers.find(({ id }) => id === request.exceptId)?.name
  return `${request.specialty === null ? 'Anyone' : specialties[request.specialty]}${name === undefined ? '' : ` but ${name}`}`
}

/** The whole request in one line for the waiting list. */
export function describeRequest(request: Request, providers: readonly Provider[]): string {
  const length = request.minutes === null ? 'usual length' : formatLength(request.minutes)
  return [describeWho(request, providers), describeDays(request.days), describeTime(request.time), length].join(' · ')
}
