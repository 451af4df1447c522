import { expect, test } from 'vitest'
import { formatDateTime, formatLongDate, formatMonth, parseLongDate } from '../../../../shared/values/dates.ts'

test('dates and moments read as Intl has them, at every hour of every day of years', () => {
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const hour = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })
  for (let time = Date.UTC(2023, 0, 1); time < Date.UTC(2026, 0, 1); time += 61 * 60 * 1000) {
    const moment = new Date(time).toISOString()
    expect(formatLongDate(moment.slice(0, 10))).toBe(long.format(time))
    expect(formatDateTime(moment)).toBe(`${long.format(time)}, ${hour.format(time).replace(/\s/, ' ')} UTC`)
  }
})

test('a month reads as its name and year', () => {
  expect(formatMonth('2026-11')).toBe('November 2026')
  expect(formatMonth('2027-01')).toBe('January 2027')
})

test('a long date is read back as a calendar date', () => {
  expect(parseLongDate('August 12, 2025')).toBe('2025-08-12')
  expect(parseLongDate('July 1, 2025')).toBe('2025-07-01')
})

test.each(['Agust 12, 2025', 'February 30, 2025', '12 August 2025', ''])('"%s" is no date', words => {
  expect(parseLongDate(words)).toBeUndefined()
})
