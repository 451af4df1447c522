import { expect, test } from 'vitest'
import { parsePeriod, postsInPeriod, toArchive } from '../../shared/blog/archive.ts'

const posts = ['2025-08-12', '2025-08-01', '2024-12-31', '2025-01-05'].map(publishedOn => ({ publishedOn }))

test('Year groups (newest year first), months newest first with post counts', () => {
  expect(toArchive(posts)).toEqual([
    {
      year: 2025,
      months: [
        { month: 8, count: 2 },
        { month: 1, count: 1 },
      ],
    },
    { year: 2024, months: [{ month: 12, count: 1 }] },
  ])
})

test('Blog filter applies only when both year and month are present, read as whole numbers.', () => {
  expect(parsePeriod(new URLSearchParams('year=2025&month=8'))).toEqual({ year: 2025, month: 8 })
  expect(parsePeriod(new URLSearchParams('year=2025&month=08'))).toEqual({ year: 2025, month: 8 })
})

const invalid = ['', 'year=2025', 'month=8', 'year=2025&month=0', 'year=2025&month=13', 'year=x&month=8']

test.each([...invalid, 'year=2025&month=1.5'])('With no valid year and month pair, all posts show: "%s"', query => {
  expect(parsePeriod(new URLSearchParams(query))).toBeUndefined()
  expect(postsInPeriod(posts, undefined)).toBe(posts)
})

test('a period keeps the posts of its month', () => {
  expect(postsInPeriod(posts, { year: 2025, month: 8 }).map(({ publishedOn }) => publishedOn)).toEqual([
    '2025-08-12',
    '2025-08-01',
  ])
})
