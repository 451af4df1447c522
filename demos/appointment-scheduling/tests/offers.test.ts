import { expect, test } from 'vitest'
import { describeFit } from '../program/fit.ts'
import { readLearned } from '../program/reader.ts'
import { createScreen, reduceScreen } from '../program/screen.ts'
import { findOffers } from '../program/screen-offers.ts'
import { mine } from '../program/screen-steps.ts'
import { emptyBook, now, talk, zone } from './support.ts'

test('an emergency leaves no times, no question and nothing to book, whatever was said before', () => {
  for (const before of [[], ['a cardiologist on Tuesday at 3 pm'], ['Friday at 7'], ['dentist on Friday']]) {
    const screen = talk([...before, 'my chest hurts badly'])
    expect([screen.emergency, findOffers(screen).proposals, screen.ask]).toEqual(['medical', [], null])
    for (const words of ['book it', 'yes', 'the second one', 'hello', '>the first one']) {
      const after = talk([words], screen)
      expect([after.emergency, mine(after.book)]).toEqual(['medical', []])
    }
  }
})

test('an emergency in the answer to a question is seen, and a model that loads late does not end it', () => {
  const screen = talk(['a skin doctor', '>I can’t breathe'])
  expect(screen.emergency).toBe('medical')
  expect(reduceScreen(screen, { type: 'learn', reader: readLearned }).emergency).toBe('medical')
})

test('an emergency ends with a new wish, or when the visitor says that it is none', () => {
  const screen = talk(['chest pain, cardiologist on Tuesday at 3 pm'])
  expect(findOffers(talk(['a skin doctor on Tuesday'], screen)).proposals).not.toEqual([])
  const read = reduceScreen(screen, { type: 'readOn', now })
  expect([read.emergency, read.request.specialtyIds]).toEqual([null, ['cardiology']])
  expect(findOffers(read).proposals).not.toEqual([])
})

test('whoever may kill themselves gets the crisis line', () => {
  expect(talk(['I want to die']).emergency).toBe('crisis')
})

/** Monday, 23 November 2026: Thanksgiving is on Thursday. */
const november = Date.parse('2026-11-23T15:00:00Z')
const inNovember = (phrase: string) => createScreen({ book: emptyBook(), now: november, zone }, phrase)

test.each([
  'Thanksgiving at 10 am',
  'Thursday',
  'Thanksgiving Day with Dr. Alder',
  'on the 26th at 3',
  'Christmas Day',
])('no time for “%s” is said to meet every request, and those of the holiday come last', phrase => {
  const { proposals } = findOffers(inNovember(phrase))
  const holidays = proposals.map(({ holiday }) => holiday !== null)
  expect(holidays).toContain(true)
  expect(holidays).toEqual(holidays.toSorted())
  expect(proposals.filter(({ holiday, isFull }) => holiday !== null && isFull)).toEqual([])
})

test('a time on a holiday is asked for and not booked', () => {
  const screen = inNovember('Thanksgiving at 10 am')
  const slot = findOffers(screen).proposals.findLast(({ holiday }) => holiday !== null)
  if (slot === undefined) throw new Error('There is no time on the holiday.')
  const asked = reduceScreen(screen, { type: 'choose', slot, now: november })
  expect([mine(asked.book), asked.book.waiting.length]).toEqual([[], 1])
  expect(asked.message).toMatch(/^Asked for Thu, Nov 26, 10:00 am, not booked: /)
})

test.each([
  ['Tuesday when the moon is full', false],
  ['Tuesday if my sister can drive me', false],
  ['hello, something blue', false],
  ['a dentist or a cardiologist on Tuesday', false],
  ['Monday at 9 with Dr. Alder or Tuesday at 4 with Dr. Birch', false],
  ['I’ve had a headache since Monday, Tuesday at 10', false],
  ['next Tuesday after 3, 45 minutes with a cardiologist', true],
  ['next week but I work Tuesdays', true],
  ['tomorrow at noon or Thursday evening', true],
  ['Dr. Alder or Dr. Birch on Monday at 10', true],
])('what fits “%s” is praised: %s', (phrase, isWhole) => {
  const screen = talk([phrase])
  expect(describeFit(screen.request, screen).isWhole).toBe(isWhole)
})

test('a refusal in an answer keeps what was wanted before, and no time in it is offered, fit or not', () => {
  const screen = talk(['Dr. Cedar next week', '>but I work Tuesdays'])
  expect(screen.request.days?.ranges).toEqual([{ from: '2026-03-09', to: '2026-03-15' }])
  const days = findOffers(screen).proposals.map(({ start }) => new Date(start).getUTCDay())
  expect(days.length).toBeGreaterThan(0)
  expect(days).not.toContain(2)
})
