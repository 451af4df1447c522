import type { Appointment, Day, Provider, Span } from './types.ts'
import { dayIn, instantAt, msPerMinute, plusDays, weekdayOf } from './zoned.ts'

/** Calendars are open this far ahead. */
export const horizonDays = 56
/** Visits start on this grid, counted from the start of the working hours. */
export const gridMinutes = 15

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}

/** The working hours on a day of the provider's own calendar, as instants. */
export function workingSpans(provider: Provider, day: Day): readonly Span[] {
  return provider.hours
    .filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
    .map(({ from, to }) => ({
      start: instantAt(day, from, provider.zone),
      end: instantAt(day, to, provider.zone),
    }))
    .filter(({ start, end }) => start < end)
}

type SlotQuery = {
  readonly provider: Provider
  readonly minutes: number
  /** First and last day in any zone: the search adds a day on both sides, as zones differ. */
  readonly from: Day
  readonly to: Day
  /** All appointments: those of the provider and of the holder block times. */
  readonly appointments: readonly Appointment[]
  readonly holder: string
  readonly now: number
}

/** All slots that keep every rule, in chronological order. */
export function freeSlots(query: SlotQuery): readonly Span[] {
  const { provider, minutes, appointments, now } = query
  if (!takesLength(provider, minutes)) return []
  const earliest = now + provider.rules.noticeHours * 60 * msPerMinute
  const buffer = provider.rules.bufferMinutes * msPerMinute
  const busy = appointments
    .filter(({ providerId, holder }) => providerId === provider.id || holder === query.holder)
    .map(({ providerId, start, end }) =>
      providerId === provider.id ? { start: start - buffer, end: end + buffer } : { start, end },
    )
  const visits = countVisits(provider, appointments)
  const slots: Span[] = []
  for (let day = plusDays(query.from, -1); day <= plusDays(query.to, 1); day = plusDays(day, 1)) {
    if ((visits.get(day) ?? 0) >= provider.rules.maxPerDay) continue
    for (const span of workingSpans(provider, day)) {
      slots.push(...startsWithin(span, minutes).filter(slot => slot.start >= earliest && !meetsAny(slot, busy)))
    }
  }
  return slots
}

export function takesLength({ rules }: Provider, minutes: number): boolean {
  return minutes >= rules.minMinutes && minutes <= rules.maxMinutes
}

function countVisits(provider: Provider, appointments: readonly Appointment[]): ReadonlyMap<Day, number> {
  const counts = new Map<Day, number>()
  for (const { providerId, start } of appointments) {
    if (providerId !== provider.id) continue
    const day = dayIn(start, provider.zone)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}

/** Steps in instants, not clock times, so daylight saving changes need no special handling. */
function startsWithin(span: Span, minutes: number): readonly Span[] {
  const starts: Span[] = []
  for (let start = span.start; start + minutes * msPerMinute <= span.end; start += gridMinutes * msPerMinute) {
    starts.push({ start, end: start + minutes * msPerMinute })
  }
  return starts
}

function meetsAny(slot: Span, busy: readonly Span[]): boolean {
  return busy.some(span => overlaps(slot, span))
}
