import { expect, test } from 'vitest'
import { comingHoliday, findHoliday } from '../program/holidays.ts'
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

const daysOf = (year: number) =>
  Array.from({ length: 366 }, (_, ahead) => plusDays(`${year}-01-01`, ahead)).filter(day => day.startsWith(`${year}`))

test('the federal holidays of 2026, with the one that is kept on a Friday', () => {
  const found = daysOf(2026).flatMap(day => (findHoliday(day) === null ? [] : [`${day.slice(5)} ${findHoliday(day)}`]))
  expect(found).toEqual([
    '01-01 New Year’s Day',
    '01-19 Martin Luther King Jr. Day',
    '02-16 Washington’s Birthday',
    '05-25 Memorial Day',
    '06-19 Juneteenth',
    '07-03 Independence Day (observed)',
    '07-04 Independence Day',
    '09-07 Labor Day',
    '10-12 Columbus Day',
    '11-11 Veterans Day',
    '11-26 Thanksgiving Day',
    '12-25 Christmas Day',
  ])
})

test.each([
  ['2027-12-31', 'New Year’s Day (observed)'],
  ['2021-07-05', 'Independence Day (observed)'],
  ['2020-06-19', null],
  ['2024-05-27', 'Memorial Day'],
])('%s is %s', (day, name) => {
  expect(findHoliday(day)).toBe(name)
})

test.each([
  ['labor day', '2026-03-05', '2026-09-07'],
  ['memorial day', '2026-05-25', '2026-05-25'],
  ['memorial day', '2026-05-26', '2027-05-31'],
  ['my birthday', '2026-05-26', null],
])('a named holiday is the next one, today included: %s on %s', (name, today, day) => {
  expect(comingHoliday(name, today)).toBe(day)
})

const newYork = 'America/New_York'

test.each([
  ['2026-03-07', 9, newYork, '2026-03-07T14:00:00.000Z'],
  ['2026-03-09', 9, newYork, '2026-03-09T13:00:00.000Z'],
  ['2026-03-27', 9, 'Europe/Berlin', '2026-03-27T08:00:00.000Z'],
  ['2026-03-30', 9, 'Europe/Berlin', '2026-03-30T07:00:00.000Z'],
  ['2026-04-06', 9, 'Australia/Sydney', '2026-04-05T23:00:00.000Z'],
  ['2026-03-09', 9, 'Asia/Kolkata', '2026-03-09T03:30:00.000Z'],
  ['2026-03-09', 24, 'UTC', '2026-03-10T00:00:00.000Z'],
])('%s at %s o’clock in %s is %s', (day, hour, zone, iso) => {
  expect(new Date(instantAt(day, hour * 60, zone)).toISOString()).toBe(iso)
})

test('a time skipped in spring is taken an hour later and known to be skipped, one shown twice is one of the two', () => {
  expect(minuteIn(instantAt('2026-03-08', 150, newYork), newYork)).toBe(210)
  expect([150, 210].map(minute => isShown('2026-03-08', minute, newYork))).toEqual([false, true])
  const twice = new Date(instantAt('2026-11-01', 90, newYork)).toISOString()
  expect(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']).toContain(twice)
  expect(isShown('2026-11-01', 90, newYork)).toBe(true)
})

test('days are counted across months, years, leap days and zones, and exist', () => {
  const instant = Date.parse('2026-03-09T23:30:00Z')
  expect([dayIn(instant, newYork), dayIn(instant, 'Asia/Tokyo')]).toEqual(['2026-03-09', '2026-03-10'])
  expect([plusDays('2026-03-07', 2), plusDays('2026-12-31', 1)]).toEqual(['2026-03-09', '2027-01-01'])
  expect([weekdayOf('2026-03-08'), mondayOf('2026-03-08')]).toEqual([7, '2026-03-02'])
  expect([findDay(2026, 2, 30), findDay(2026, 2, 29), findDay(2028, 2, 29)]).toEqual([null, null, '2028-02-29'])
  expect([isZone('Europe/Lisbon'), isZone('Moon/Crater')]).toEqual([true, false])
})
