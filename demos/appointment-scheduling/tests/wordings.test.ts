import { expect, test } from 'vitest'
import { distanceOf, isFit, isWanted } from '../program/fit.ts'
import { findOffers } from '../program/screen-offers.ts'
import type { Screen } from '../program/screen-steps.ts'
import { instantAt } from '../program/zoned.ts'
import { talk, zone } from './support.ts'
import { otherFields, ownFields } from './wordings/fields.ts'
import { pairs, shared } from './wordings/pairs.ts'
import { people } from './wordings/people.ts'
import { allowances, refusals } from './wordings/refusals.ts'

const halfAnHourMs = 1_800_000

/** "Tue 10 15:00" is half an hour from then on, in March 2026. */
function toSlot(words: string) {
  const [, date = '', hours, minutes] = /(\d+) (\d+):(\d+)$/.exec(words) ?? []
  const start = instantAt(`2026-03-${date.padStart(2, '0')}`, Number(hours) * 60 + Number(minutes), zone)
  return { start, end: start + halfAnHourMs }
}

/** Those of the times that fit what was asked for. */
function fitting({ request }: Screen, times: string): readonly string[] {
  return times.split(', ').filter(words => isFit(distanceOf(toSlot(words), request, zone)))
}

test('each table has at least sixty wordings', () => {
  expect([refusals, pairs, people, otherFields].map(({ length }) => length >= 60)).toEqual([true, true, true, true])
})

test.each([...refusals, ...allowances])('“%s” refuses %s and allows %s', (phrase, refused, wanted) => {
  const screen = talk([phrase])
  expect([fitting(screen, refused), fitting(screen, wanted)]).toEqual([[], wanted.split(', ')])
  const offered = findOffers(screen).proposals.filter(proposal =>
    refused.split(', ').some(words => {
      const { start, end } = toSlot(words)
      return proposal.isFull && proposal.start < end && start < proposal.end
    }),
  )
  expect(offered).toEqual([])
})

test.each([...pairs, ...shared])('“%s” is met by %s and not by %s', (phrase, wanted, refused) => {
  const screen = talk([phrase])
  expect([fitting(screen, wanted), fitting(screen, refused)]).toEqual([wanted.split(', '), []])
})

test.each(people)('“%s” asks for %s', (phrase, wanted) => {
  const { request, book } = talk([phrase])
  const ids = book.providers.filter(provider => isWanted(provider, request)).map(({ id }) => id)
  expect(ids.join(' ')).toBe(wanted)
})

test.each(otherFields)('“%s” gets no times until the visitor says who else will do', phrase => {
  const screen = talk([phrase])
  expect([findOffers(screen).proposals, screen.ask?.topic]).toEqual([[], 'who'])
  const open = talk(['anyone'], screen)
  expect(findOffers(open).proposals).not.toEqual([])
  expect(open.isUnmet).toBe(true)
})

test.each(ownFields)('“%s” gets times', phrase => {
  expect(findOffers(talk([phrase])).proposals).not.toEqual([])
})
