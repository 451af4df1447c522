import { expect, test } from 'vitest'
import { overlaps } from '../program/availability.ts'
import { formatInstant } from '../program/format.ts'
import { parsePhrase } from '../program/parse-phrase.ts'
import { propose } from '../program/propose.ts'
import { createSampleBook } from '../program/sample.ts'
import { emptyBook, now, slotAt, talk, visit, zone } from './support.ts'

const withVisits = (...appointments: readonly ReturnType<typeof visit>[]) => ({ ...emptyBook(), appointments })

function ask(phrase: string, book = emptyBook(), at = now, place = zone) {
  const { request } = parsePhrase(phrase, { now: at, zone: place, providers: book.providers })
  return propose({ book, request, holder: 'You', now: at, zone: place })
}

const wish = 'next Tuesday after 3, 45 minutes with a cardiologist'
const alderTaken = visit(1, slotAt('alder', '2026-03-10', [15, 17]))
const birchTaken = visit(2, slotAt('birch', '2026-03-10', [15, 16]))

test('the first wish of the page gets the first time that fits, with its reasons', () => {
  const [first] = ask(wish).proposals
  expect(formatInstant(first?.start ?? 0, zone)).toBe('Tue, Mar 10, 3:00 pm')
  expect(first).toMatchObject({ providerId: 'alder', isFull: true, misses: [] })
  expect(first?.reasons).toContain('the earliest time that fits')
})

test('every proposal is free of conflicts, and two of one provider are an hour apart', () => {
  const book = createSampleBook({ now, zone, seed: 11 })
  const { proposals } = ask('next week with a cardiologist', book)
  expect(proposals.length).toBeGreaterThan(2)
  for (const proposal of proposals) {
    const own = book.appointments.filter(({ providerId }) => providerId === proposal.providerId)
    expect(own.some(other => overlaps(other, proposal))).toBe(false)
    const near = proposals.filter(
      one => one.providerId === proposal.providerId && Math.abs(one.start - proposal.start) < 3_600_000,
    )
    expect(near).toHaveLength(1)
  }
})

test('complete fits come before times that miss a wish, and each of those says what it misses', () => {
  const some = ask(wish, withVisits(alderTaken)).proposals
  expect(some.map(({ isFull }) => isFull)).toEqual([true, false, false, false])
  const none = ask(wish, withVisits(alderTaken, birchTaken)).proposals
  expect(none.map(({ isFull }) => isFull)).toEqual([false, false, false])
  for (const { misses } of none) expect(misses.join()).toMatch(/earlier|later/)
})

test('a named provider without time is replaced by a colleague of the same field, with a note', () => {
  const book = withVisits(visit(1, slotAt('alder', '2026-03-10', [9, 17])))
  const colleague = ask('Dr. Alder on Tuesday at 9', book).proposals.find(({ providerId }) => providerId === 'birch')
  expect(colleague?.misses).toContain('not with Dr. Alder')
})

test.each([
  ['two hours with a dermatologist', 'Dr. Cedar offers visits of 15 min to 30 min, not 2 hr.'],
  ['July 8 at 10 am', 'Calendars are open until Thu, Apr 30, and Wed, Jul 8, 2026 is later.'],
])('“%s” is answered with the limit', (phrase, obstacle) => {
  expect(ask(phrase).obstacles).toEqual([obstacle])
})

test('a time next to another visit is preferred to one that leaves an idle piece', () => {
  const book = withVisits(visit(1, slotAt('linden', '2026-03-10', [9, 10])))
  const [first] = ask('physio on Tuesday around 10, one hour', book).proposals
  expect(formatInstant(first?.start ?? 0, zone)).toBe('Tue, Mar 10, 10:00 am')
  expect(first?.reasons).toContain('next to another visit, with no idle gap')
})

test('an open wish is answered by more than one provider, without praise for a fit', () => {
  const { proposals } = ask('')
  expect(new Set(proposals.map(({ providerId }) => providerId)).size).toBeGreaterThan(1)
  expect(proposals.flatMap(({ reasons }) => reasons)).toContain('the earliest free time')
})

test('no offered visit is at a time or with a person or on a day that was refused', () => {
  const { request, book } = talk(['anyone but Dr. Alder next week, any time but 3pm', '>but I work Tuesdays'])
  const { proposals } = propose({ book, request, holder: 'You', now, zone })
  expect(proposals.length).toBeGreaterThan(0)
  expect(proposals.map(({ providerId }) => providerId)).not.toContain('alder')
  expect(proposals.map(({ start }) => formatInstant(start, zone)).join()).not.toMatch(/Tue|3:00 pm/)
  expect(request.days?.ranges).toEqual([{ from: '2026-03-09', to: '2026-03-15' }])
})

test.each([zone, 'Asia/Tokyo'])('the sample of any day has a time for the first wish in %s', place => {
  for (const day of [0, 5]) {
    const at = Date.parse('2026-10-19T02:00:00Z') + day * 86_400_000
    const { proposals } = ask(wish, createSampleBook({ now: at, zone: place, seed: 11 }), at, place)
    expect(proposals.some(({ isFull }) => isFull)).toBe(true)
  }
})
