import { expect, test } from 'vitest'
import { describeFit } from '../program/fit.ts'
import { describeDays, describeTime, describeWho } from '../program/format.ts'
import { readLearned } from '../program/reader.ts'
import { createScreen, reduceScreen } from '../program/screen.ts'
import { findOffers } from '../program/screen-offers.ts'
import type { Screen } from '../program/screen-steps.ts'
import { emptyBook, now, slotAt, talk, zone } from './support.ts'

const show = ({ request, ask }: Screen) => [describeDays(request), describeTime(request.time), ask?.text ?? null]
const inTokyo = (screen: Screen) => reduceScreen(screen, { type: 'changeZone', zone: 'Asia/Tokyo', now })

const day = 'What day would you like to come?'
const time = 'What time suits you?'
const half = 'In the morning or in the evening?'
const week = 'Mon, Mar 9 – Sun, Mar 15'
const both = 'Mon, Mar 9 or Wed, Mar 11'

/** Sentences between slashes; those that begin with ">" answer the question. */
test.each([
  ['hello', 'Any day', 'Any time', day],
  ['a skin doctor asap', 'Any day', 'Any time', null],
  ['a skin doctor/>next week', week, 'Any time', time],
  ['a skin doctor/>next week/>5', week, 'At 5:00 pm', null],
  ['a skin doctor/next Friday', 'Fri, Mar 13', 'Any time', time],
  ['Friday at 7', 'Fri, Mar 6', 'At 7:00 am', half],
  ['Friday at 7/>no', 'Fri, Mar 6', 'At 7:00 pm', null],
  ['Friday at 7/>pm', 'Fri, Mar 6', 'At 7:00 pm', null],
  ['Friday at 7/a.m.', 'Fri, Mar 6', 'At 7:00 am', null],
  ['Friday at 7/>the second one', 'Fri, Mar 6', 'At 7:00 pm', null],
  ['Friday at 7/>in the evening', 'Fri, Mar 6', '5:00 pm – 10:00 pm', null],
  ['Friday at 7/>a skin doctor', 'Fri, Mar 6', 'At 7:00 am', half],
  ['Monday Wednesday at 3 pm', both, 'At 3:00 pm', 'You named more than one day. Which one?'],
  ['Monday Wednesday at 3 pm/>Wednesday', 'Wed, Mar 11', 'At 3:00 pm', null],
  ['Monday Wednesday at 3 pm/>the first one', 'Mon, Mar 9', 'At 3:00 pm', null],
  ['Monday or Wednesday at 3 pm', both, 'At 3:00 pm', null],
  ['Tuesday at 3 pm/no, Thursday instead', 'Thu, Mar 12', 'At 3:00 pm', null],
  ['Tuesday at 3 pm/actually, make it 4 pm', 'Tue, Mar 10', 'At 4:00 pm', null],
  ['Friday at 10 with Dr. Alder... actually no, make it Monday, same time', 'Mon, Mar 9', 'At 10:00 am', null],
  ['a cardiologist Tuesday at 3 pm, no wait, make that Wednesday', 'Wed, Mar 11', 'At 3:00 pm', null],
  ['sometime between Christmas and New Year', 'Sat, Dec 26 – Thu, Dec 31', 'Any time', time],
  ['what time do you close on fridays?', 'Any day', 'Any time', null],
  ['when do you close? I need an hour on Friday', 'Fri, Mar 6', 'Any time', time],
])('after “%s” it is %s, %s, and asks: %s', (lines, ...expected) => {
  expect(show(talk(lines.split('/')))).toEqual(expected)
})

test('a press on an answer counts as saying it, and another zone keeps what was said, on its own clock', () => {
  const asked = talk(['a skin doctor'])
  const choice = asked.ask?.choices.find(({ label }) => label === 'Next week')
  const picked = reduceScreen(asked, { type: 'pick', label: 'Next week', change: choice?.change ?? {}, topic: 'day' })
  expect(show(picked)).toEqual([week, 'Any time', time])
  expect(show(inTokyo(talk(['no, at 4 pm'], picked)))).toEqual([week, 'At 4:00 pm', null])
  const late = createScreen({ book: emptyBook(), now: Date.parse('2026-03-06T02:00:00Z'), zone }, 'tomorrow at 9')
  const there = reduceScreen(late, { type: 'changeZone', zone: 'Asia/Tokyo', now: late.now })
  expect([late, there].map(screen => show(screen)[0])).toEqual(['Fri, Mar 6', 'Sat, Mar 7'])
})

test('another language and a farewell change nothing and say so, and after the former nothing is offered', () => {
  const before = talk(['Tuesday at 3 pm'])
  const after = talk(['Quisiera una cita el martes por la tarde'], before)
  expect([after.request, findOffers(after).proposals]).toEqual([before.request, []])
  expect(after.message).toBe(
    'This looks like Spanish. The program reads only English, so nothing was looked for. In an emergency, call 911.',
  )
  const end = talk(['No thanks, that is all.'], before)
  expect([end.request, end.message]).toEqual([before.request, 'All right. Nothing was changed.'])
  expect(talk(['a skin doctor', '>next week', '>not too early']).message).not.toBe(end.message)
})

test.each([
  ['Thursday at 9 am Tokyo time', '“Show and read times in”'],
  ['every other Wednesday at 8:15 am for six weeks', 'One visit for one person is booked at a time'],
  ['Memorial visit on May 25 at 10 am', 'Memorial Day, a federal holiday'],
])('“%s” gets a note: %s', (phrase, note) => {
  expect(talk([phrase]).notes.join()).toContain(note)
  expect(talk(['Wednesday at 8:15 am, family medicine']).notes.join()).not.toContain(note)
})

test.each([
  ['a dentist in Oakland with my dog on Friday at 10 am/no, Monday', ['dog'], true],
  ['a skin doctor on Thursday at 10 am with my dog/no thanks', ['dog'], false],
  ['a podiatrist on Monday at 10 am', [], true],
  ['a dermatologist or a cardiologist on Monday at 10 am', [], false],
  ['Christmas Day at 10 am', [], false],
  ['a video visit on Friday', [], false],
  ['a video visit with Dr. Alder', [], true],
  ['my knee hurts, Friday', [], false],
])('of “%s” the words %j stay not understood, and some wish is not to be had: %s', (lines, words, isUnmet) => {
  expect(talk(lines.split('/'))).toMatchObject({ notUnderstood: words, isUnmet })
})

test('the words that were read are marked in what the visitor typed', () => {
  const { phrase, parts } = talk(['Can I see a cardioligist Tue. at 3 p.m. for half an hour?'])
  expect(parts.map(({ kind, start, end }) => `${kind}: ${phrase.slice(start, end)}`)).toEqual([
    'who: a cardioligist',
    'days: Tue',
    'time: at 3 p.m',
    'length: for half an hour',
  ])
})

test('a model that loads late reads the last sentence again, but undoes nothing that was done since', () => {
  const early = createScreen({ book: emptyBook(), now, zone }, '')
  const read = talk(['someone in Oakland on the 14th at 3 pm'], early)
  expect(read.isUnmet).toBe(false)
  expect(reduceScreen(read, { type: 'learn', reader: readLearned }).isUnmet).toBe(true)
  const booked = reduceScreen(read, { type: 'choose', slot: slotAt('alder', '2026-03-10', [15, 16]), now })
  expect(reduceScreen(booked, { type: 'learn', reader: readLearned }).message).toBe(booked.message)
})

test.each([
  ['anyone but Dr. Alder on Monday/no, Tuesday', 'Anyone but Dr. Alder'],
  ['a cardiologist, not Dr. Alder, on Monday at 10 am', 'Cardiology but Dr. Alder'],
  ['no Dr. Alder or Dr. Birch on Monday at 10 am', 'Anyone but Dr. Alder or Dr. Birch'],
  ['Monday with Dr. Alder/no, not Dr. Alder', 'Anyone but Dr. Alder'],
  ['anyone but Dr. Alder on Monday/no, Dr. Birch', 'Dr. Birch'],
  ['not Dr. Birch. Dr. Birch is fine after all, Monday at 9 am', 'Dr. Birch'],
  ['my knee hurts, Friday', 'Physical therapy'],
  ['a physical for my 6 year old after school', 'Family medicine'],
])('“%s” asks for %s', (lines, who) => {
  const { request, book } = talk(lines.split('/'))
  expect(describeWho(request, book.providers)).toBe(who)
})

test.each([
  ['Tuesday when the moon is full', 'meets what was understood', false],
  ['hello, something blue', 'free', false],
  ['hello', 'free', true],
  ['a dentist or a cardiologist on Tuesday', 'meets the rest of your request', false],
  ['Monday at 9 with Dr. Alder or Tuesday at 4 with Dr. Birch', 'meets the rest of your request', false],
  ['I’ve had a headache since Monday, Tuesday at 10', 'meets what was understood', false],
  ['next Tuesday after 3, 45 minutes with a cardiologist', 'meets every request', true],
  ['next week but I work Tuesdays', 'meets every request', true],
  ['Dr. Alder or Dr. Birch on Monday at 10', 'meets every request', true],
])('what fits “%s” is said to be one that %s', (phrase, text, isWhole) => {
  const screen = talk([phrase])
  expect(describeFit(screen.request, screen)).toMatchObject({ text, isWhole })
})
