import { expect, test } from 'vitest'
import {
  acceptOffer,
  book,
  type Change,
  cancel,
  declineOffer,
  joinWaiting,
  leaveWaiting,
  reschedule,
} from '../program/model.ts'
import { type Book, openRequest } from '../program/types.ts'
import { clock, emptyBook, slotAt } from './support.ts'

const tuesday = slotAt('alder', '2026-03-10', [15, 16])
const wednesday = slotAt('alder', '2026-03-11', [10, 11])
const cardiology = { ...openRequest, specialtyIds: ['cardiology'] as const } as const

function after(change: Change): Book {
  if (change.kind === 'refused') throw new Error(change.reason)
  return change.book
}

const booked = () => after(book(emptyBook(), { slot: tuesday, holder: 'You', clock }))
/** With the booking canceled while others wait. */
const freed = (current: Book) => after(cancel(current, { id: 1, clock }))
const waiting = () => joinWaiting(joinWaiting(booked(), cardiology, 'First'), cardiology, 'Second')

test('a booking is in the book, moves without its number, and is gone when canceled', () => {
  expect(booked().appointments).toMatchObject([{ ...tuesday, holder: 'You', revision: 0 }])
  const overlapping = slotAt('alder', '2026-03-10', [15.5, 16.5])
  const moved = after(reschedule(booked(), { id: 1, slot: overlapping, clock }))
  expect(moved.appointments).toMatchObject([{ ...overlapping, id: 1, revision: 1 }])
  expect(freed(booked()).appointments).toEqual([])
  expect(cancel(freed(booked()), { id: 1, clock }).kind).toBe('refused')
})

test.each([
  ['taken', tuesday],
  ['off the grid', { ...wednesday, start: wednesday.start + 60_000 }],
  ['across lunch', slotAt('alder', '2026-03-10', [12, 13])],
  ['too soon', slotAt('alder', '2026-03-05', [15, 16])],
  ['of nobody', { ...wednesday, providerId: 'nobody' }],
])('a time that is %s is refused, to book and to move to', (_, slot) => {
  expect(book(booked(), { slot, holder: 'Other', clock }).kind).toBe('refused')
  const two = after(book(booked(), { slot: slotAt('alder', '2026-03-12', [10, 11]), holder: 'Other', clock }))
  expect(reschedule(two, { id: 2, slot, clock }).kind).toBe('refused')
})

test('a freed time is offered to the first who waits and whom it fits, not to the first of all', () => {
  let current = joinWaiting(booked(), { ...cardiology, time: { kind: 'between', from: 0, to: 720 } }, 'Morning')
  current = joinWaiting(current, { ...openRequest, specialtyIds: ['dermatology'] }, 'Skin')
  current = joinWaiting(current, { ...openRequest, providerIds: ['birch'] }, 'Birch only')
  const fitting = joinWaiting(current, { ...cardiology, minutes: 45 }, 'Fits')
  expect(freed(fitting).offer).toMatchObject({ waiting: { holder: 'Fits' }, proposal: { providerId: 'alder' } })
  const moved = after(reschedule(fitting, { id: 1, slot: wednesday, clock }))
  expect(moved.offer?.waiting.holder, 'the old time of a moved booking').toBe('Fits')
})

test('an accepted offer is a booking and leaves the list; one that is declined or left goes to the next', () => {
  const offered = freed(waiting())
  const accepted = after(acceptOffer(offered, clock))
  expect([accepted.appointments[0]?.holder, accepted.waiting.length, accepted.offer]).toEqual(['First', 1, null])
  const declined = declineOffer(offered, clock)
  expect([declined.offer?.waiting.holder, declined.waiting.length]).toEqual(['Second', 2])
  expect(declineOffer(declined, clock).offer).toBeNull()
  const left = leaveWaiting(offered, offered.offer?.waiting.id ?? 0, clock)
  expect([left.offer?.waiting.holder, left.waiting.length]).toEqual(['Second', 1])
})

test('an offer whose time is booked meanwhile is not kept', () => {
  const offered = freed(waiting())
  const slot = { ...tuesday, start: offered.offer?.proposal.start ?? 0, end: offered.offer?.proposal.end ?? 0 }
  const taken = after(book(offered, { slot, holder: 'You', clock }))
  expect(taken.offer?.proposal.start).not.toBe(slot.start)
})

test('a second time freed while an offer is open is offered after it', () => {
  const two = after(book(waiting(), { slot: wednesday, holder: 'Other', clock }))
  const current = after(cancel(freed(two), { id: two.appointments[1]?.id ?? 0, clock }))
  expect(current.offer?.waiting.holder).toBe('First')
  const next = after(acceptOffer(current, clock))
  expect(next.offer).toMatchObject({ waiting: { holder: 'Second' }, freed: { start: wednesday.start } })
})
