import { expect, test } from 'vitest'
import { describeDays, describeTime, describeWho } from '../program/format.ts'
import { propose } from '../program/propose.ts'
import { readLearned } from '../program/reader.ts'
import { createScreen, reduceScreen } from '../program/screen.ts'
import { findOffers } from '../program/screen-offers.ts'
import type { Screen } from '../program/screen-steps.ts'
import { emptyBook, now, talk, zone } from './support.ts'

const show = ({ request, ask }: Screen) => [describeDays(request), describeTime(request.time), ask?.text ?? null]

const day = 'What day would you like to come?'
const time = 'What time suits you?'
const half = 'In the morning or in the evening?'

test.each([
  [['a skin doctor'], ['Any day', 'Any time', day]],
  [
    ['a skin doctor', '>next week'],
    ['Mon, Mar 9 – Sun, Mar 15', 'Any time', time],
  ],
  [
    ['a skin doctor', '>next week', '>5'],
    ['Mon, Mar 9 – Sun, Mar 15', 'At 5:00 pm', null],
  ],
  [
    ['a skin doctor', 'next Friday'],
    ['Fri, Mar 13', 'Any time', time],
  ],
  [
    ['a skin doctor', '>doesn’t matter', '>noon'],
    ['Any day', 'At 12:00 pm', null],
  ],
  [['Friday at 7'], ['Fri, Mar 6', 'At 7:00 am', half]],
  [
    ['Friday at 7', '>yes'],
    ['Fri, Mar 6', 'At 7:00 am', null],
  ],
  [
    ['Friday at 7', '>no'],
    ['Fri, Mar 6', 'At 7:00 pm', null],
  ],
  [
    ['Friday at 7', '>in the evening'],
    ['Fri, Mar 6', '5:00 pm – 10:00 pm', null],
  ],
  [
    ['Monday Wednesday at 3 pm'],
    ['Mon, Mar 9 or Wed, Mar 11', 'At 3:00 pm', 'You named more than one day. Which one?'],
  ],
  [
    ['Monday Wednesday at 3 pm', '>Wednesday'],
    ['Wed, Mar 11', 'At 3:00 pm', null],
  ],
  [['Monday or Wednesday at 3 pm'], ['Mon, Mar 9 or Wed, Mar 11', 'At 3:00 pm', null]],
  [
    ['Tuesday at 3 pm', 'no, Thursday instead'],
    ['Thu, Mar 12', 'At 3:00 pm', null],
  ],
  [
    ['Tuesday at 3 pm', 'actually, make it 4 pm'],
    ['Tue, Mar 10', 'At 4:00 pm', null],
  ],
  [
    ['Tuesday at 3 pm', 'change it to Friday'],
    ['Fri, Mar 6', 'At 3:00 pm', null],
  ],
  [['evening 5 on the 14th'], ['Sat, Mar 14', 'At 5:00 pm', null]],
  [['hello'], ['Any day', 'Any time', day]],
  [['I’d like to make an appointment'], ['Any day', 'Any time', day]],
  [
    ['Friday at 7', '>pm'],
    ['Fri, Mar 6', 'At 7:00 pm', null],
  ],
  [
    ['Friday at 7', 'a.m.'],
    ['Fri, Mar 6', 'At 7:00 am', null],
  ],
  [
    ['Friday at 7', '>the second one'],
    ['Fri, Mar 6', 'At 7:00 pm', null],
  ],
  [
    ['Friday at 7', '>a skin doctor'],
    ['Fri, Mar 6', 'At 7:00 am', half],
  ],
  [
    ['Monday Wednesday at 3 pm', '>the first one'],
    ['Mon, Mar 9', 'At 3:00 pm', null],
  ],
  [
    ['Monday Wednesday at 3 pm', 'the second one'],
    ['Wed, Mar 11', 'At 3:00 pm', null],
  ],
])('after %j it is %j', (lines, expected) => {
  expect(show(talk(lines))).toEqual(expected)
})

test('a press on an answer counts as saying it, and another zone keeps what was said', () => {
  const asked = talk(['a skin doctor'])
  const choice = asked.ask?.choices.find(({ label }) => label === 'Next week')
  const picked = reduceScreen(asked, { type: 'pick', label: 'Next week', change: choice?.change ?? {}, topic: 'day' })
  expect(show(picked)).toEqual(['Mon, Mar 9 – Sun, Mar 15', 'Any time', time])
  const moved = reduceScreen(talk(['no, at 4 pm'], picked), { type: 'changeZone', zone: 'Asia/Tokyo', now })
  expect(show(moved)).toEqual(['Mon, Mar 9 – Sun, Mar 15', 'At 4:00 pm', null])
})

test('another language and a farewell change nothing and say so', () => {
  const before = talk(['Tuesday at 3 pm'])
  const after = talk(['Quisiera una cita el martes por la tarde'], before)
  expect(after.request).toEqual(before.request)
  expect(after.message).toBe(
    'This looks like Spanish. The program reads only English, so nothing was looked for. In an emergency, call 911.',
  )
  const end = talk(['No thanks, that is all.'], before)
  expect([end.request, end.message]).toEqual([before.request, 'All right. Nothing was changed.'])
})

test('a sentence that corrects itself means what it says last', () => {
  const asked = talk(['Friday at 10 with Dr. Alder... actually no, make it Monday, same time, and not Dr. Alder'])
  expect(show(asked)).toEqual(['Mon, Mar 9', 'At 10:00 am', null])
  expect(asked.request).toMatchObject({ providerIds: [], exceptIds: ['alder'] })
  const later = talk(['a cardiologist Tuesday at 3 pm, no wait, make that Wednesday'])
  expect(show(later)).toEqual(['Wed, Mar 11', 'At 3:00 pm', null])
  expect(later.request.specialtyIds).toEqual(['cardiology'])
  const again = talk(['not Dr. Birch. Dr. Birch is fine after all, Monday at 9 am'])
  expect(again.request.providerIds).toEqual(['birch'])
})

test('after words in another language nothing is offered', () => {
  const screen = talk(['Tuesday at 3 pm', 'Quisiera una cita el martes por la tarde'])
  expect(findOffers(screen).proposals).toEqual([])
  expect(findOffers(talk(['Wednesday at 3 pm'], screen)).proposals).not.toEqual([])
})

test('what the program doesn’t do is said where it is asked for', () => {
  const note = 'One visit for one person is booked at a time; ask for the next one afterwards.'
  expect(talk(['every other Wednesday at 8:15 am for six weeks, family medicine']).notes).toContain(note)
  expect(talk(['Wednesday at 8:15 am, family medicine']).notes).not.toContain(note)
  expect(talk(['Thursday at 9 am Tokyo time']).notes.join()).toContain('“Show and read times in”')
})

test('the days between Christmas and New Year are six', () => {
  expect(show(talk(['sometime between Christmas and New Year']))[0]).toBe('Sat, Dec 26 – Thu, Dec 31')
})

test('words that were not understood stay listed over corrections, and what is not to be had stays unmet', () => {
  const screen = talk(['a dentist in Oakland with my dog on Friday at 10 am', 'no, Monday'])
  expect(screen.notUnderstood).toEqual(['dog'])
  expect(screen.isUnmet).toBe(true)
  expect(screen.request.days?.ranges[0]?.from).toBe('2026-03-09')
})

test('words that may be a wish are not taken for a farewell, and those not understood stay listed after one', () => {
  const early = talk(['a skin doctor', '>next week', '>not too early'])
  expect(early.message).not.toBe('All right. Nothing was changed.')
  expect(early.notUnderstood).not.toEqual([])
  const withDog = talk(['a skin doctor on Thursday at 10 am with my dog', 'no thanks'])
  expect(withDog.notUnderstood).toEqual(['dog'])
})

test('days after the open calendars are said to be', () => {
  const { book, request } = talk(['July 8 at 10 am'])
  const { obstacles } = propose({ book, request, holder: 'You', now, zone })
  expect(obstacles).toEqual(['Calendars are open until Thu, Apr 30, and Wed, Jul 8, 2026 is later.'])
})

test('the words that were read are marked in what the visitor typed', () => {
  const { phrase, parts } = talk(['Can I see Dr. Elm Tue. at 3 p.m. for half an hour?'])
  expect(parts.map(({ kind, start, end }) => `${kind}: ${phrase.slice(start, end)}`)).toEqual([
    'who: see Dr. Elm',
    'days: Tue',
    'time: at 3 p.m',
    'length: for half an hour',
  ])
})

test('a day that is a holiday is said to be one', () => {
  expect(talk(['Memorial visit on May 25 at 10 am']).notes.join()).toContain('Memorial Day, a federal holiday')
})

test('a model that loads late reads the last sentence again, but undoes nothing that was done since', () => {
  const early = createScreen({ book: emptyBook(), now, zone }, '')
  const read = talk(['someone in Oakland on the 14th at 3 pm'], early)
  expect(read.isUnmet).toBe(false)
  expect(reduceScreen(read, { type: 'learn', reader: readLearned }).isUnmet).toBe(true)
  const booked = talk(['book it'], read)
  expect(reduceScreen(booked, { type: 'learn', reader: readLearned }).message).toBe(booked.message)
})

test.each([
  ['anyone but Dr. Alder on Monday at 10 am', 'Anyone but Dr. Alder', []],
  ['no Dr. Alder on Monday at 10 am please', 'Anyone but Dr. Alder', []],
  ['I don’t want to see Dr. Alder on Monday at 10 am', 'Anyone but Dr. Alder', []],
  ['a cardiologist, not Dr. Alder, on Monday at 10 am', 'Cardiology but Dr. Alder', []],
  ['no Dr. Alder or Dr. Birch on Monday at 10 am', 'Anyone but Dr. Alder or Dr. Birch', []],
])('“%s” asks for %s', (phrase, who, notUnderstood) => {
  const { request, book, notUnderstood: left } = talk([phrase])
  expect([describeWho(request, book.providers), left]).toEqual([who, notUnderstood])
  const { proposals } = propose({ book, request, holder: 'You', now, zone })
  expect(proposals.length).toBeGreaterThan(0)
  expect(proposals.map(({ providerId }) => providerId)).not.toContain('alder')
})

test('a person who is not wanted stays so until someone else is named', () => {
  const without = talk(['anyone but Dr. Alder on Monday', 'no, Tuesday'])
  expect([without.request.exceptIds, without.request.providerIds]).toEqual([['alder'], []])
  const changed = talk(['Monday with Dr. Alder', 'no, not Dr. Alder'])
  expect([changed.request.exceptIds, changed.request.providerIds]).toEqual([['alder'], []])
  expect(talk(['no, Dr. Birch'], without).request).toMatchObject({ exceptIds: [], providerIds: ['birch'] })
})

test('no offered visit is at a time that was excluded', () => {
  const { request, book } = talk(['any time but 3pm on Monday'])
  const { proposals } = propose({ book, request, holder: 'You', now, zone })
  const three = Date.parse('2026-03-09T15:00:00-04:00')
  expect(proposals.filter(({ start, end }) => start <= three && three < end)).toEqual([])
  expect(proposals.every(({ isFull }) => isFull)).toBe(true)
})

test.each([
  ['Thanksgiving at 10 am', ['Thu, Nov 26', 'At 10:00 am'], []],
  ['Christmas Day at 10 am', ['Fri, Dec 25', 'At 10:00 am'], []],
  ['a week from tomorrow at 4:30 pm', ['Fri, Mar 13', 'At 4:30 pm'], []],
  ['a dermatologist or a cardiologist on Monday at 10 am', ['Mon, Mar 9', 'At 10:00 am'], []],
])('“%s” is not said to name a place or a field that is not here', (phrase, wish, notUnderstood) => {
  const screen = talk([phrase])
  expect([show(screen).slice(0, 2), screen.notUnderstood, screen.isUnmet]).toEqual([wish, notUnderstood, false])
  expect(screen.notes.join()).not.toMatch(/no office|There’s no/)
})

test('a field that is not here is said to be none of ours', () => {
  expect(talk(['a podiatrist on Monday at 10 am'])).toMatchObject({ isUnmet: true, notUnderstood: [] })
})
