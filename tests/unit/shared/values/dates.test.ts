import { expect, test } from 'vitest'
import { formatDateTime, formatLongDate, formatMonth, parseLongDate } from '../../../../shared/values/dates.ts'

test('dates and moments read as Intl has them, at every hour of a leap year and of its ends', () => {
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const hour = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })
  for (let time = Date.UTC(2023, 11, 31); time < Date.UTC(2025, 0, 2); time += 301 * 60 * 1000) {
    const moment = new Date(time).toISOString()
    expect(formatLongDate(moment.slice(0, 10))).toBe(long.format(time))
    expect(formatDateTime(moment)).toBe(`${long.format(time)}, ${hour.format(time).replace(/\s/, ' ')} UTC`)
  }
})

test('a month reads as its name and its year', () => {
  expect(['2026-11', '2027-01'].map(formatMonth)).toEqual(['November 2026', 'January 2027'])
})

test.each([
  ['August 12, 2025', '2025-08-12'],
  ['July 1, 2025', '2025-07-01'],
  ['Agust 12, 2025', undefined],
  ['February 30, 2025', undefined],
  ['12 August 2025', undefined],
  ['', undefined],
])('the long date "%s" is %s', (words, date) => {
  expect(parseLongDate(words)).toBe(date)
})
