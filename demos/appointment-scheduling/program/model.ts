import { freeSlots, overlaps } from './availability.ts'
import { fittingSlots } from './propose.ts'
import type { Appointment, Book, Offer, Request, Slot, Waiting } from './types.ts'
import { dayIn } from './zoned.ts'

type Clock = { readonly now: number; readonly zone: string }

/** The result of a change; when refused, the old book stays valid. */
export type Change =
  | { readonly kind: 'done'; readonly book: Book; readonly appointment: Appointment }
  | { readonly kind: 'refused'; readonly reason: string }

const taken = 'That time is no longer free. Choose another one.'

/** Books a slot after checking every rule again: the proposal may be outdated. */
export function book(current: Book, { slot, holder, clock }: { slot: Slot; holder: string; clock: Clock }): Change {
  if (!isFree(current, { slot, holder, clock })) return { kind: 'refused', reason: taken }
  const { start, end, providerId } = slot
  const appointment = { id: current.nextId, providerId, start, end, holder, revision: 0 }
  const appointments = [...current.appointments, appointment]
  return { kind: 'done', appointment, book: settle({ ...current, appointments, nextId: current.nextId + 1 }, clock) }
}

/** Moves an appointment. Its old time does not block the new one and is offered to the waiting list. */
export function reschedule(current: Book, { id, slot, clock }: { id: number; slot: Slot; clock: Clock }): Change {
  const old = current.appointments.find(appointment => appointment.id === id)
  if (old === undefined) return { kind: 'refused', reason: 'This appointment is no longer in the calendar.' }
  const without = withoutAppointment(current, id)
  if (!isFree(without, { slot, holder: old.holder, clock })) return { kind: 'refused', reason: taken }
  const { start, end, providerId } = slot
  const appointment = { ...old, providerId, start, end, revision: old.revision + 1 }
  const appointments = [...without.appointments, appointment]
  return {
    kind: 'done',
    appointment,
    book: settle({ ...without, appointments, freed: [...current.freed, old] }, clock),
  }
}

/** Cancels an appointment and offers its time to the first matching request of the waiting list. */
export function cancel(current: Book, { id, clock }: { id: number; clock: Clock }): Change {
  const appointment = current.appointments.find(one => one.id === id)
  if (appointment === undefined) return { kind: 'refused', reason: 'This appointment is no longer in the calendar.' }
  const freed = [...current.freed, appointment]
  return { kind: 'done', appointment, book: settle({ ...withoutAppointment(current, id), freed }, clock) }
}

export function joinWaiting(current: Book, request: Request, holder: string): Book {
  const waiting = [...current.waiting, { id: current.nextId, holder, request }]
  return { ...current, waiting, nextId: current.nextId + 1 }
}

export function leaveWaiting(current: Book, id: number, clock: Clock): Book {
  const left = { ...current, waiting: current.waiting.filter(one => one.id !== id) }
  return current.offer?.waiting.id === id ? passOn(left, current.offer, clock) : left
}

export function acceptOffer(current: Book, clock: Clock): Change {
  const { offer } = current
  if (offer === null) return { kind: 'refused', reason: 'There is no open offer.' }
  const { waiting, proposal } = offer
  const emptied = { ...current, offer: null, waiting: current.waiting.filter(({ id }) => id !== waiting.id) }
  return book(emptied, { slot: proposal, holder: waiting.holder, clock })
}

/** The person stays on the waiting list; the time is offered to the next matching request. */
export function declineOffer(current: Book, clock: Clock): Book {
  return current.offer === null ? current : passOn(current, current.offer, clock)
}

/** Offers the time to those further down the list; ids ascend in list order. */
function passOn(current: Book, { waiting, freed }: Offer, clock: Clock): Book {
  const queue = current.waiting.filter(({ id }) => id > waiting.id)
  return settle({ ...current, offer: findOffer(current, { freed, queue, clock }) }, clock)
}

/** Keeps one valid offer open: replaces an offer whose time was taken, then offers the next freed time. */
function settle(current: Book, clock: Clock): Book {
  const { offer } = current
  if (offer !== null) {
    const isValid = isFree(current, { slot: offer.proposal, holder: offer.waiting.holder, clock })
    return isValid ? current : passOn(current, offer, clock)
  }
  const [freed, ...later] = current.freed
  if (freed === undefined) return current
  const found = findOffer(current, { freed, queue: current.waiting, clock })
  return settle({ ...current, freed: later, offer: found }, clock)
}

function isFree(current: Book, { slot, holder, clock }: { slot: Slot; holder: string; clock: Clock }): boolean {
  const provider = current.providers.find(({ id }) => id === slot.providerId)
  if (provider === undefined) return false
  const day = dayIn(slot.start, provider.zone)
  const minutes = (slot.end - slot.start) / 60_000
  const { appointments } = current
  const free = freeSlots({ provider, minutes, from: day, to: day, appointments, holder, now: clock.now })
  return free.some(({ start }) => start === slot.start)
}

function withoutAppointment(current: Book, id: number): Book {
  return { ...current, appointments: current.appointments.filter(appointment => appointment.id !== id) }
}

type Search = { readonly freed: Slot; readonly queue: readonly Waiting[]; readonly clock: Clock }

function findOffer(current: Book, { freed, queue, clock }: Search): Offer | null {
  for (const waiting of queue) {
    const question = { book: current, request: waiting.request, holder: waiting.holder, ...clock }
    const proposal = fittingSlots(question).find(slot => slot.providerId === freed.providerId && overlaps(slot, freed))
    if (proposal !== undefined) return { waiting, proposal, freed }
  }
  return null
}
