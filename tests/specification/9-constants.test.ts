import { expect, test } from 'vitest'
import { formatLongDate, formatRelativeAge } from '../../shared/values/dates.ts'

const today = '2025-08-20'

function daysBefore(days: number): string {
  return new Date(Date.parse(today) - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

const ages = `0: Today, 1: Yesterday, 2: 2 days ago, 6: 6 days ago, 7: 1 week ago, 13: 1 week ago, 14: 2 weeks ago,
29: 4 weeks ago, 30: 1 month ago, 59: 1 month ago, 60: 2 months ago, 364: 12 months ago, 365: 1 year ago,
729: 1 year ago, 730: 2 years ago, -5: Today`

test.each([...ages.matchAll(/(-?\d+): ([^,]+)/g)].map(([, days, age]) => [Number(days), age]))(
  'Relative age: a date %i days back reads "%s"',
  (days, age) => expect(formatRelativeAge(daysBefore(days), today)).toBe(age),
)

test('Full dates in US English long format.', () => {
  expect(formatLongDate('2025-08-12')).toBe('August 12, 2025')
})
