import { expect, test } from 'vitest'
import {
  dayIn,
  findDay,
  instantAt,
  isShown,
  isZone,
  minuteIn,
  mondayOf,
  plusDays,
  weekdayOf,
} from '../program/zoned.ts'

test.each([
  ['2026-03-07', 9, 'America/New_York', '2026-03-07T14:00:00.000Z'],
  ['2026-03-09', 9, 'America/New_York', '2026-03-09T13:00:00.000Z'],
  ['2026-03-27', 9, 'Europe/Berlin', '2026-03-27T08:00:00.000Z'],
  ['2026-03-30', 9, 'Europe/Berlin', '2026-03-30T07:00:00.000Z'],
  ['2026-10-26', 9, 'Europe/London', '2026-10-26T09:00:00.000Z'],
  ['2026-04-06', 9, 'Australia/Sydney', '2026-04-05T23:00:00.000Z'],
  ['2026-03-09', 9, 'Asia/Kolkata', '2026-03-09T03:30:00.000Z'],
  ['2026-03-09', 24, 'UTC', '2026-03-10T00:00:00.000Z'],
])('%s at %s o’clock in %s is %s', (day, hour, zone, iso) => {
  expect(new Date(instantAt(day, hour * 60, zone)).toISOString()).toBe(iso)
})

test('a time skipped in spring is taken an hour later, and known to be skipped', () => {
  const skipped = instantAt('2026-03-08', 2 * 60 + 30, 'America/New_York')
  expect(minuteIn(skipped, 'America/New_York')).toBe(3 * 60 + 30)
  expect(isShown('2026-03-08', 2 * 60 + 30, 'America/New_York')).toBe(false)
  expect(isShown('2026-03-08', 3 * 60 + 30, 'America/New_York')).toBe(true)
})

test('a time shown twice in autumn is one of the two, and shown', () => {
  expect(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']).toContain(
    new Date(instantAt('2026-11-01', 90, 'America/New_York')).toISOString(),
  )
  expect(isShown('2026-11-01', 90, 'America/New_York')).toBe(true)
})

test('an instant is another day on the other side of the world', () => {
  const instant = Date.parse('2026-03-09T23:30:00Z')
  expect([dayIn(instant, 'America/New_York'), dayIn(instant, 'Asia/Tokyo')]).toEqual(['2026-03-09', '2026-03-10'])
})

test('days are counted across months, years, leap days and changes of the clock', () => {
  expect(plusDays('2026-03-07', 2)).toBe('2026-03-09')
  expect(plusDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(plusDays('2028-02-28', 1)).toBe('2028-02-29')
  expect([weekdayOf('2026-03-08'), mondayOf('2026-03-08')]).toEqual([7, '2026-03-02'])
})

test('the calendar has no 30 February, and 29 only in leap years', () => {
  expect([findDay(2026, 2, 30), findDay(2026, 2, 29), findDay(2028, 2, 29)]).toEqual([null, null, '2028-02-29'])
})

test('zone names are distinguished from other words', () => {
  expect([isZone('Europe/Lisbon'), isZone('Moon/Crater')]).toEqual([true, false])
})
