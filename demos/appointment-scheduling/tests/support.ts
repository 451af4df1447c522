import { readLearned } from '../program/reader.ts'
import { sampleProviders } from '../program/sample.ts'
import { createScreen, reduceScreen } from '../program/screen.ts'
import type { Screen } from '../program/screen-steps.ts'
import type { Appointment, Book, Provider } from '../program/types.ts'
import { instantAt } from '../program/zoned.ts'

export const zone = 'America/New_York'
/** Thursday, 5 March 2026, ten in the morning; clocks go forward on the Sunday. */
export const now = Date.parse('2026-03-05T15:00:00Z')
export const clock = { now, zone }

export function emptyBook(providers: readonly Provider[] = sampleProviders(zone)): Book {
  return { providers, appointments: [], waiting: [], freed: [], offer: null, nextId: 1 }
}

export function getProvider(id: string): Provider {
  const provider = sampleProviders(zone).find(one => one.id === id)
  if (provider === undefined) throw new Error(`The sample has no provider ${id}`)
  return provider
}

/** A slot on the visitor's clock. */
export function slotAt(providerId: string, day: string, [from, to]: readonly [number, number]) {
  return { providerId, start: instantAt(day, from * 60, zone), end: instantAt(day, to * 60, zone) }
}

export function visit(id: number, slot: ReturnType<typeof slotAt>, holder = 'Patient'): Appointment {
  return { id, ...slot, holder, revision: 0 }
}

const start = () =>
  reduceScreen(createScreen({ book: emptyBook(), now, zone }, ''), { type: 'learn', reader: readLearned })
/** Sentences in the field; those that begin with ">" answer the question. */
export const talk = (lines: readonly string[], first: Screen = start()) =>
  lines.reduce(
    (screen, line) =>
      reduceScreen(screen, { type: 'read', phrase: line.replace(/^>/, ''), isAnswer: line.startsWith('>'), now }),
    first,
  )
