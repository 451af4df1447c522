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
import { createSampleBook } from '../program/sample.ts'
import { type Book, openRequest } from '../program/types.ts'
import { clock, emptyBook, now, slotAt, zone } from './support.ts'

const tuesday = slotAt('alder', '2026-03-10', [15, 16])
const wednesday = slotAt('alder', '2026-03-11', [10, 11])
const cardiology = { ...openRequest, specialtyIds: ['cardiology'] as const } as const

function after(change: Change): Book {
  if (change.kind === 'refused') throw new Error(change.reason)
  return change.book
}

const booked = () => after(book(emptyBook(), { slot: tuesday, holder: 'You', clock }))

test('a booking is in the book, and its time is no longer free', () => {
  const current = booked()
  expect(current.appointments).toMatchObject([{ ...tuesday, holder: 'You', revision: 0 }])
  expect(book(current, { slot: tuesday, holder: 'Other', clock }).kind).toBe('refused')
})

test('a time off the grid, outside the hours or too soon is refused', () => {
  const slots = [
    { ...tuesday, start: tuesday.start + 60_000 },
    slotAt('alder', '2026-03-10', [12, 13]),
    slotAt('alder', '2026-03-05', [15, 16]),
    { ...tuesday, providerId: 'nobody' },
  ]
  expect(slots.map(slot => book(emptyBook(), { slot, holder: 'You', clock }).kind)).toEqual(Array(4).fill('refused'))
})

test('a moved booking keeps its number, counts the change and may overlap its old time', () => {
  const moved = after(reschedule(booked(), { id: 1, slot: slotAt('alder', '2026-03-10', [15.5, 16.5]), clock }))
  expect(moved.appointments).toMatchObject([{ id: 1, revision: 1 }])
})

test('a move to a taken time is refused', () => {
  const two = after(book(booked(), { slot: wednesday, holder: 'Other', clock }))
  expect(reschedule(two, { id: 1, slot: wednesday, clock }).kind).toBe('refused')
})

test('a canceled booking is gone, and canceling it twice is refused', () => {
  const canceled = after(cancel(booked(), { id: 1, clock }))
  expect(canceled.appointments).toEqual([])
  expect(cancel(canceled, { id: 1, clock }).kind).toBe('refused')
})

test('a freed time is offered to the first who waits and whom it fits, not to the first of all', () => {
  let current = joinWaiting(booked(), { ...cardiology, time: { kind: 'between', from: 0, to: 720 } }, 'Morning')
  current = joinWaiting(current, { ...openRequest, specialtyIds: ['dermatology'] }, 'Skin')
  current = joinWaiting(current, { ...cardiology, minutes: 45 }, 'Fits')
  const { offer } = after(cancel(current, { id: 1, clock }))
  expect(offer?.waiting.holder).toBe('Fits')
  expect(offer?.proposal.providerId).toBe('alder')
})

test('a freed time is not a reason to offer the same hour of a colleague', () => {
  const current = joinWaiting(booked(), { ...cardiology, specialtyIds: [], providerIds: ['birch'] }, 'Birch only')
  expect(after(cancel(current, { id: 1, clock })).offer).toBeNull()
})

test('moving a booking offers its old time too', () => {
  const current = joinWaiting(booked(), cardiology, 'Waits')
  expect(after(reschedule(current, { id: 1, slot: wednesday, clock })).offer?.waiting.holder).toBe('Waits')
})

test('an accepted offer is a booking and leaves the list; a declined one goes to the next', () => {
  const current = joinWaiting(joinWaiting(booked(), cardiology, 'First'), cardiology, 'Second')
  const offered = after(cancel(current, { id: 1, clock }))
  const accepted = after(acceptOffer(offered, clock))
  expect([accepted.appointments[0]?.holder, accepted.waiting.length, accepted.offer]).toEqual(['First', 1, null])
  const declined = declineOffer(offered, clock)
  expect([declined.offer?.waiting.holder, declined.waiting.length]).toEqual(['Second', 2])
  expect(declineOffer(declined, clock).offer).toBeNull()
})

test('an open offer passes on when its holder leaves the list', () => {
  const current = joinWaiting(joinWaiting(booked(), cardiology, 'First'), cardiology, 'Second')
  const offered = after(cancel(current, { id: 1, clock }))
  const left = leaveWaiting(offered, offered.offer?.waiting.id ?? 0, clock)
  expect([left.offer?.waiting.holder, left.waiting.length]).toEqual(['Second', 1])
})

test('an offer whose time is booked meanwhile is not kept', () => {
  const offered = after(cancel(joinWaiting(booked(), cardiology, 'First'), { id: 1, clock }))
  const slot = { ...tuesday, start: offered.offer?.proposal.start ?? 0, end: offered.offer?.proposal.end ?? 0 }
  const taken = after(book(offered, { slot, holder: 'You', clock }))
  expect(taken.offer?.proposal.start).not.toBe(slot.start)
})

test('a second time freed while an offer is open is offered after it', () => {
  const wishes = [
    { ...cardiology, minutes: 60 },
    { ...cardiology, minutes: 30 },
  ]
  let current = after(book(booked(), { slot: wednesday, holder: 'Other', clock }))
  current = joinWaiting(joinWaiting(current, wishes[0] ?? cardiology, 'First'), wishes[1] ?? cardiology, 'Second')
  current = after(cancel(current, { id: 1, clock }))
  current = after(cancel(current, { id: 2, clock }))
  expect(current.offer?.waiting.holder).toBe('First')
  const next = after(acceptOffer(current, clock))
  expect(next.offer).toMatchObject({ waiting: { holder: 'Second' }, freed: { start: wednesday.start } })
})

test('the sample begins on the next working day, obeys its own rules and is the same for the same seed', () => {
  const friday = Date.parse('2026-03-06T15:00:00Z')
  const sample = createSampleBook({ now: friday, zone, seed: 11 })
  expect(Math.min(...sample.appointments.map(({ start }) => start))).toBeGreaterThan(Date.parse('2026-03-09T00:00:00Z'))
  expect(createSampleBook({ now: friday, zone, seed: 11 })).toEqual(sample)
  expect(createSampleBook({ now, zone, seed: 12 })).not.toEqual(createSampleBook({ now, zone, seed: 11 }))
  for (const provider of sample.providers) {
    const buffer = provider.rules.bufferMinutes * 60_000
    const own = sample.appointments.filter(({ providerId }) => providerId === provider.id)
    for (const [index, { end }] of own.entries()) {
      expect(own[index + 1]?.start ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(end + buffer)
    }
  }
})
