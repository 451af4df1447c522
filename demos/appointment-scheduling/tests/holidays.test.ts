import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comingHoliday, findHoliday } from '../program/holidays.ts'
import { plusDays, weekdayOf } from '../program/zoned.ts'

function daysOf(year: number): readonly string[] {
  return Array.from({ length: 366 }, (_, ahead) => plusDays(`${year}-01-01`, ahead)).filter(day =>
    day.startsWith(String(year)),
  )
}

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
  ['2023-05-29', 'Memorial Day'],
])('%s is %s', (day, name) => {
  expect(findHoliday(day)).toBe(name)
})

test('a named holiday is the next one, today included', () => {
  expect(comingHoliday('labor day', '2026-03-05')).toBe('2026-09-07')
  expect(comingHoliday('memorial day', '2026-05-25')).toBe('2026-05-25')
  expect(comingHoliday('memorial day', '2026-05-26')).toBe('2027-05-31')
  expect(comingHoliday('my birthday', '2026-05-26')).toBeNull()
})

test('each year has eleven holidays, and each of them closes a working day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2022, max: 2200 }), year => {
      const own = daysOf(year).filter(day => findHoliday(day) !== null && !findHoliday(day)?.includes('observed'))
      expect(own).toHaveLength(11)
      for (const day of own) {
        const kept = weekdayOf(day) === 6 ? plusDays(day, -1) : weekdayOf(day) === 7 ? plusDays(day, 1) : day
        expect(findHoliday(kept)).not.toBeNull()
      }
    }),
    { numRuns: 20 },
  )
})
