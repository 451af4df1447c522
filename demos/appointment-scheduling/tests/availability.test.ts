import { expect, test } from 'vitest'
import { freeSlots } from '../program/availability.ts'
import { formatTime } from '../program/format.ts'
import type { Provider } from '../program/types.ts'
import { dayIn } from '../program/zoned.ts'
import { getProvider, now, slotAt, visit, zone } from './support.ts'

type Options = { minutes?: number; appointments?: ReturnType<typeof visit>[]; at?: number; holder?: string }

function startsOn(
  day: string,
  provider: Provider,
  { minutes = 60, appointments = [], at = now, holder = 'You' }: Options = {},
) {
  return freeSlots({ provider, minutes, from: day, to: day, appointments, holder, now: at })
    .filter(({ start }) => dayIn(start, zone) === day)
    .map(({ start }) => formatTime(start, zone))
}

test('an empty day offers a start each quarter of an hour, none across lunch or after hours', () => {
  const starts = startsOn('2026-03-10', getProvider('alder'))
  expect(starts.slice(0, 2)).toEqual(['9:00 am', '9:15 am'])
  expect(starts).toContain('11:00 am')
  expect(starts).not.toContain('11:15 am')
  expect(starts.at(-1)).toBe('4:00 pm')
})

test('a visit keeps its buffer on both sides', () => {
  const appointments = [visit(1, slotAt('alder', '2026-03-10', [14, 15]))]
  const starts = startsOn('2026-03-10', getProvider('alder'), { appointments, minutes: 30 })
  expect(starts.filter(start => start.endsWith('pm'))).toEqual([
    '1:00 pm',
    '1:15 pm',
    '3:15 pm',
    '3:30 pm',
    '3:45 pm',
    '4:00 pm',
    '4:15 pm',
    '4:30 pm',
  ])
})

test('a visitor’s booking elsewhere blocks the same time here, without a buffer', () => {
  const appointments = [visit(1, slotAt('linden', '2026-03-10', [9, 11]), 'You')]
  expect(startsOn('2026-03-10', getProvider('alder'), { appointments })[0]).toBe('11:00 am')
})

test('nothing is offered sooner than the notice asks', () => {
  expect(startsOn('2026-03-06', getProvider('alder'))[0]).toBe('10:00 am')
})

test('a length outside the provider’s rules has no slots', () => {
  expect(startsOn('2026-03-10', getProvider('cedar'), { minutes: 45 })).toEqual([])
})

test('a day with its full number of visits is closed', () => {
  const cedar = getProvider('cedar')
  const appointments = [visit(1, slotAt('cedar', '2026-03-10', [8, 8.25]))]
  const small = { ...cedar, rules: { ...cedar.rules, maxPerDay: 1 } }
  expect(startsOn('2026-03-10', small, { appointments, minutes: 15 })).toEqual([])
  expect(startsOn('2026-03-11', small, { appointments, minutes: 15 })).not.toEqual([])
})

test('a provider in Lisbon moves by an hour for New York in the weeks when only one has changed its clocks', () => {
  const [before, between, after] = ['2026-03-06', '2026-03-10', '2026-03-31'].map(
    day => startsOn(day, getProvider('birch'))[0],
  )
  expect([before, between, after]).toEqual(['7:00 am', '8:00 am', '7:00 am'])
})

test('a night shift loses an hour in spring and gains one in autumn', () => {
  const night = { ...getProvider('hazel'), hours: [{ weekdays: [7], from: 0, to: 360 }] }
  const count = (day: string) => startsOn(day, night, { minutes: 15, at: Date.parse('2026-01-01T00:00:00Z') }).length
  expect([count('2026-03-01'), count('2026-03-08'), count('2026-11-01')]).toEqual([24, 20, 28])
})
