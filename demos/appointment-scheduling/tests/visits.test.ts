import { expect, test } from 'vitest'
import { findOffers } from '../program/screen-offers.ts'
import { mine, type Screen } from '../program/screen-steps.ts'
import { talk } from './support.ts'

/** With a booking on Tuesday, March 10, at 3 pm. */
const booked = () => talk(['a cardiologist on Tuesday at 3 pm', 'book it'])
const days = ({ request }: Screen) => request.days?.ranges.map(({ from, to }) => `${from} ${to}`)

test('“push my heart appointment to later that week” moves the booking within its week', () => {
  for (const line of [
    'something came up, can you push my heart appointment to later that week?',
    'push it to later that week',
    'bump my visit to later the same week',
  ]) {
    const screen = talk([line], booked())
    expect([line, screen.movingId, days(screen)]).toEqual([line, mine(screen.book)[0]?.id, ['2026-03-11 2026-03-15']])
    expect(screen.notUnderstood).toEqual([])
    expect(mine(talk(['book it'], screen).book)).toHaveLength(1)
  }
  expect(days(talk(['move my visit to the week after'], booked()))).toEqual(['2026-03-16 2026-03-22'])
})

test('words that are likely about a booking ask whether to move it, and offer nothing to book', () => {
  for (const line of ['something came up', 'my heart appointment, Thursday is better', 'I’m free that week at 5 pm']) {
    const screen = talk([line], booked())
    expect([line, screen.question]).toEqual([line, { intent: 'move', ids: [mine(screen.book)[0]?.id] }])
    expect(findOffers(screen).proposals).toEqual([])
    expect(mine(talk(['book it'], screen).book)).toHaveLength(1)
    expect(talk(['yes'], screen).movingId).toBe(mine(screen.book)[0]?.id)
    expect(talk(['no'], screen).question).toBeNull()
  }
  expect(talk(['move my skin appointment to Friday'], booked()).question?.intent).toBe('move')
})

test('a new request stays one, with a booking and without', () => {
  const other = talk(['I need a skin doctor on Friday at 10 am'], booked())
  expect([other.question, other.movingId, findOffers(other).proposals.length > 0]).toEqual([null, null, true])
  expect(talk(['book my next appointment on Friday'], booked()).question).toBeNull()
  expect(talk(['something came up with my knee, Friday at 10']).question).toBeNull()
})

test('a question about the practice is no request', () => {
  for (const line of ['what time do you close on fridays?', 'Do you take my insurance?', 'where can I park?']) {
    const screen = talk([line])
    expect([line, screen.message]).toEqual([line, expect.stringMatching(/^I only book, move and cancel visits\./)])
    expect(screen.request.days).toBeNull()
  }
  expect(days(talk(['when do you close? I need an hour on Friday']))).toEqual(['2026-03-06 2026-03-06'])
})

test.each([
  ['my knee hurts, Friday', { specialtyIds: ['physiotherapy'] }],
  ['a physical for my 6 year old after school', { specialtyIds: ['general'], time: { from: 900 } }],
  ['a physical therapist', { specialtyIds: ['physiotherapy'] }],
  ['a video visit on Friday', { providerIds: ['birch'] }],
  ['a video visit with Dr. Alder', { providerIds: ['alder'] }],
])('“%s” is read', (line, request) => {
  const screen = talk([line])
  expect(screen.request).toMatchObject(request)
  expect([screen.notUnderstood, screen.isUnmet]).toEqual([[], line.endsWith('Alder')])
})

test('“as soon as possible” leaves no day to ask for', () => {
  expect(talk(['a skin doctor asap']).ask).toBeNull()
  expect(talk(['a skin doctor']).ask?.topic).toBe('day')
})
