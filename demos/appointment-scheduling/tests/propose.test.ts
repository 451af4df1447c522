import { expect, test } from 'vitest'
import { overlaps } from '../program/availability.ts'
import { describeFit } from '../program/fit.ts'
import { formatInstant } from '../program/format.ts'
import { parsePhrase } from '../program/parse-phrase.ts'
import { propose } from '../program/propose.ts'
import { createSampleBook } from '../program/sample.ts'
import type { Book } from '../program/types.ts'
import { emptyBook, now, slotAt, visit, zone } from './support.ts'

function ask(phrase: string, book: Book = emptyBook(), at = now, in_ = zone) {
  const { request } = parsePhrase(phrase, { now: at, zone: in_, providers: book.providers })
  return propose({ book, request, holder: 'You', now: at, zone: in_ })
}

const issuePhrase = 'next Tuesday after 3, 45 minutes with a cardiologist'

test('the phrase of the specification gets the first time that fits, with its reasons', () => {
  const [first] = ask(issuePhrase).proposals
  expect(formatInstant(first?.start ?? 0, zone)).toBe('Tue, Mar 10, 3:00 pm')
  expect(first).toMatchObject({ providerId: 'alder', isFull: true, misses: [] })
  expect(first?.reasons).toContain('the earliest time that fits')
})

test.each([
  [issuePhrase, 'meets every request', 'the earliest time that fits'],
  ['Tuesday when the moon is full', 'meets what was understood', 'the earliest time that fits'],
  ['hello', 'free', 'the earliest free time'],
  ['when the moon is full', 'free', 'the earliest free time'],
])('a time proposed for “%s” is said to be one that “%s”, and %s', (phrase, fit, reason) => {
  const parsed = parsePhrase(phrase, { now, zone, providers: emptyBook().providers })
  expect(describeFit(parsed.request, parsed).text).toBe(fit)
  expect(ask(phrase).proposals.flatMap(({ reasons }) => reasons)).toContain(reason)
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

test('when nothing fits completely the nearest times are offered, each with what it misses', () => {
  const taken = [visit(1, slotAt('alder', '2026-03-10', [15, 17])), visit(2, slotAt('birch', '2026-03-10', [15, 16]))]
  const { proposals } = ask(issuePhrase, { ...emptyBook(), appointments: taken })
  expect(proposals.map(({ isFull }) => isFull)).toEqual([false, false, false])
  for (const { misses } of proposals) expect(misses.join()).toMatch(/earlier|later/)
})

test('complete fits come before times that miss a wish', () => {
  const taken = [visit(1, slotAt('alder', '2026-03-10', [15, 17]))]
  const { proposals } = ask(issuePhrase, { ...emptyBook(), appointments: taken })
  expect(proposals.map(({ isFull }) => isFull)).toEqual([true, false, false, false])
})

test('a named provider without time is replaced by a colleague of the same field, with a note', () => {
  const book = { ...emptyBook(), appointments: [visit(1, slotAt('alder', '2026-03-10', [9, 17]))] }
  const colleague = ask('Dr. Alder on Tuesday at 9', book).proposals.find(({ providerId }) => providerId === 'birch')
  expect(colleague?.misses).toContain('not with Dr. Alder')
})

test('a length that no provider offers is answered with the limits', () => {
  const { proposals, obstacles } = ask('two hours with a dermatologist')
  expect([proposals, obstacles]).toEqual([[], ['Dr. Cedar offers visits of 15 min to 30 min, not 2 hr.']])
})

test('a time next to another visit is preferred to one that leaves an idle piece', () => {
  const book = { ...emptyBook(), appointments: [visit(1, slotAt('linden', '2026-03-10', [9, 10]))] }
  const { proposals } = ask('physio on Tuesday around 10, one hour', book)
  expect(formatInstant(proposals[0]?.start ?? 0, zone)).toBe('Tue, Mar 10, 10:00 am')
  expect(proposals[0]?.reasons).toContain('next to another visit, with no idle gap')
})

test('the sample has a time for the first phrase, whatever the day, here and elsewhere', () => {
  for (const place of [zone, 'Europe/Berlin', 'Asia/Tokyo']) {
    for (let day = 0; day < 7; day++) {
      const at = Date.parse('2026-10-19T02:00:00Z') + day * 86_400_000
      const book = createSampleBook({ now: at, zone: place, seed: 11 })
      const { proposals } = ask(issuePhrase, book, at, place)
      expect(
        proposals.some(({ isFull }) => isFull),
        `${place}, day ${day}`,
      ).toBe(true)
    }
  }
})

test('an open wish is answered by more than one provider', () => {
  expect(new Set(ask('').proposals.map(({ providerId }) => providerId)).size).toBeGreaterThan(1)
})
