import { expect, test } from 'vitest'
import { freeSlots } from '../program/availability.ts'
import { formatTime } from '../program/format.ts'
import { weekDays, weekRows } from '../program/week.ts'
import { dayIn } from '../program/zoned.ts'
import { emptyBook, getProvider, now, slotAt, visit, zone } from './support.ts'

type Options = { minutes?: number; taken?: ReturnType<typeof visit>; provider?: ReturnType<typeof getProvider> }

function startsOn(day: string, id: string, { minutes = 60, taken, provider = getProvider(id) }: Options = {}) {
  const appointments = taken === undefined ? [] : [taken]
  const at = day < '2026-03-05' ? Date.parse('2026-01-01T00:00:00Z') : now
  return freeSlots({ provider, minutes, from: day, to: day, appointments, holder: 'You', now: at })
    .filter(({ start }) => dayIn(start, zone) === day)
    .map(({ start }) => formatTime(start, zone))
}

const tuesday = '2026-03-10'

test('an empty day offers a start each quarter of an hour, none across lunch or after hours', () => {
  const starts = startsOn(tuesday, 'alder')
  expect(starts.slice(0, 2)).toEqual(['9:00 am', '9:15 am'])
  expect(starts).toContain('11:00 am')
  expect(starts).not.toContain('11:15 am')
  expect(starts.at(-1)).toBe('4:00 pm')
})

test('a visit keeps its buffer on both sides; a visitor’s own elsewhere blocks its time without one', () => {
  const taken = visit(1, slotAt('alder', tuesday, [14, 15]))
  const afternoon = startsOn(tuesday, 'alder', { taken, minutes: 30 }).filter(start => start.endsWith('pm'))
  expect(afternoon.slice(0, 3)).toEqual(['1:00 pm', '1:15 pm', '3:15 pm'])
  const own = visit(1, slotAt('linden', tuesday, [9, 11]), 'You')
  expect(startsOn(tuesday, 'alder', { taken: own })[0]).toBe('11:00 am')
})

test('nothing is offered sooner than the notice, at a length outside the rules, or on a full day', () => {
  expect(startsOn('2026-03-06', 'alder')[0]).toBe('10:00 am')
  expect(startsOn(tuesday, 'cedar', { minutes: 45 })).toEqual([])
  const cedar = getProvider('cedar')
  const full = {
    ...{ minutes: 15, taken: visit(1, slotAt('cedar', tuesday, [8, 8.25])) },
    provider: { ...cedar, rules: { ...cedar.rules, maxPerDay: 1 } },
  }
  expect(startsOn(tuesday, 'cedar', full)).toEqual([])
  expect(startsOn('2026-03-11', 'cedar', full)).not.toEqual([])
})

test('where only one of two zones has changed its clocks a provider moves by an hour, a night by its lost hour', () => {
  const first = ['2026-03-06', tuesday, '2026-03-31'].map(day => startsOn(day, 'birch')[0])
  expect(first).toEqual(['7:00 am', '8:00 am', '7:00 am'])
  const provider = { ...getProvider('hazel'), hours: [{ weekdays: [7], from: 0, to: 360 }] }
  const nights = ['2026-03-01', '2026-03-08', '2026-11-01'].map(day => startsOn(day, '', { provider, minutes: 15 }))
  expect(nights.map(starts => starts.length)).toEqual([24, 20, 28])
})

const book = { ...emptyBook(), appointments: [visit(1, slotAt('alder', tuesday, [10, 11]), 'You')] }

function cellOf(providerId: string, day: string, place = zone) {
  const row = weekRows(book, day, place).find(({ provider }) => provider.id === providerId)
  return row?.cells.find(cell => cell.day === day)
}

test('the calendar of a week begins on Monday and shows free and booked pieces in order, cut at midnight', () => {
  expect(weekDays('2026-03-08').at(0)).toBe('2026-03-02')
  const cell = cellOf('alder', tuesday)
  expect(cell?.blocks.map(({ kind }) => kind)).toEqual(['free', 'yours', 'free', 'free'])
  expect(cell).toMatchObject({ booked: 1, yours: 1, freeMinutes: 6 * 60 })
  expect(cellOf('alder', '2026-03-08')?.blocks).toEqual([])
  const minutes = weekDays('2026-03-11').map(day => cellOf('birch', day, 'Asia/Tokyo')?.freeMinutes ?? 0)
  expect(minutes.reduce((sum, each) => sum + each, 0)).toBe(5 * 8 * 60)
})
