import { createRandom } from '../../kit/random.ts'
import { freeSlots } from './availability.ts'
import type { Appointment, Book, Provider, Rules, Waiting } from './types.ts'
import { openRequest } from './types.ts'
import { dayIn, minuteIn, plusDays, weekdayOf } from './zoned.ts'

const workdays = [1, 2, 3, 4, 5]
const rules: Rules = {
  minMinutes: 15,
  maxMinutes: 60,
  usualMinutes: 30,
  bufferMinutes: 0,
  noticeHours: 2,
  maxPerDay: 12,
}

/** Six invented practices, all but one in the visitor's zone. */
export function sampleProviders(zone: string): readonly Provider[] {
  const hours = (days: readonly number[], from: number, to: number) => ({
    weekdays: days,
    from: from * 60,
    to: to * 60,
  })
  return [
    {
      id: 'alder',
      name: 'Dr. Alder',
      specialty: 'cardiology',
      place: 'Example Clinic, room 1',
      zone,
      hours: [hours(workdays, 9, 12), hours(workdays, 13, 17)],
      rules: { ...rules, minMinutes: 30, maxMinutes: 90, usualMinutes: 45, bufferMinutes: 15, noticeHours: 24 },
    },
    {
      id: 'birch',
      name: 'Dr. Birch',
      specialty: 'cardiology',
      place: 'Video call from Lisbon',
      zone: 'Europe/Lisbon',
      hours: [hours(workdays, 12, 20)],
      rules: { ...rules, bufferMinutes: 5, maxPerDay: 8 },
    },
    {
      id: 'cedar',
      name: 'Dr. Cedar',
      specialty: 'dermatology',
      place: 'Example Clinic, room 2',
      zone,
      hours: [hours([2, 3, 4], 8, 14)],
      rules: { ...rules, maxMinutes: 30, usualMinutes: 15, maxPerDay: 10 },
    },
    {
      id: 'elm',
      name: 'Dr. Elm',
      specialty: 'general',
      place: 'Example Clinic, room 3',
      zone,
      hours: [hours(workdays, 8, 12), hours([1, 2, 4], 14, 18)],
      rules: { ...rules, usualMinutes: 15 },
    },
    {
      id: 'hazel',
      name: 'Dr. Hazel',
      specialty: 'general',
      place: 'Evening and weekend practice',
      zone,
      hours: [hours(workdays, 17, 21), hours([6, 7], 9, 13)],
      rules: { ...rules, usualMinutes: 20, bufferMinutes: 5 },
    },
    {
      id: 'linden',
      name: 'Dr. Linden',
      specialty: 'physiotherapy',
      place: 'Example Clinic, gym',
      zone,
      hours: [hours(workdays, 7, 19)],
      rules: { ...rules, minMinutes: 30, usualMinutes: 60 },
    },
  ]
}

type SampleOptions = { readonly now: number; readonly zone: string; readonly seed: number }

const sampleDays = 21
/** Probability that a visit starts at a free slot: mornings fill first. */
const chances = { morning: 0.3, lateAfternoon: 0.06 }

/** A well booked practice from the next working day on; equal options give equal books. */
export function createSampleBook({ now, zone, seed }: SampleOptions): Book {
  const providers = sampleProviders(zone)
  const random = createRandom(seed)
  const first = nextWorkday(dayIn(now, zone))
  const appointments: Appointment[] = []
  for (const provider of providers) {
    const query = { provider, minutes: provider.rules.usualMinutes, holder: '', now }
    const slots = freeSlots({ ...query, from: first, to: plusDays(first, sampleDays), appointments: [] })
    const counts = new Map<string, number>()
    let clearFrom = 0
    for (const { start, end } of slots.filter(slot => dayIn(slot.start, zone) >= first)) {
      const day = dayIn(start, provider.zone)
      const chance = minuteIn(start, provider.zone) < 15 * 60 ? chances.morning : chances.lateAfternoon
      if (start < clearFrom || random() > chance) continue
      if ((counts.get(day) ?? 0) >= provider.rules.maxPerDay) continue
      counts.set(day, (counts.get(day) ?? 0) + 1)
      const id = appointments.length + 1
      clearFrom = end + provider.rules.bufferMinutes * 60_000
      appointments.push({ id, providerId: provider.id, start, end, holder: `Patient ${id}`, revision: 0 })
    }
  }
  const waiting = sampleWaiting(appointments.length + 1)
  return { providers, appointments, waiting, freed: [], offer: null, nextId: appointments.length + waiting.length + 1 }
}

function sampleWaiting(id: number): readonly Waiting[] {
  const morning = { kind: 'between', from: 0, to: 12 * 60 } as const
  const afternoon = { kind: 'between', from: 12 * 60, to: 18 * 60 } as const
  return [
    {
      id,
      holder: 'Waiting A',
      request: { ...openRequest, specialtyIds: ['cardiology'], minutes: 30, time: afternoon },
    },
    {
      id: id + 1,
      holder: 'Waiting B',
      request: { ...openRequest, specialtyIds: ['general'], minutes: 15, time: morning },
    },
    { id: id + 2, holder: 'Waiting C', request: { ...openRequest, specialtyIds: ['cardiology'], minutes: 45 } },
  ]
}

function nextWorkday(today: string): string {
  const next = plusDays(today, 1)
  return weekdayOf(next) > 5 ? nextWorkday(next) : next
}
