import { expect, test } from 'vitest'
import { compareNewestFirst } from '../../../shared/newest-first.ts'

test('days and moments are sorted newest first, equal ones as they were', () => {
  const days = ['2024-12-31', '2025-08-12', '2025-08-02', '2025-08-12']
  expect(days.toSorted(compareNewestFirst)).toEqual(['2025-08-12', '2025-08-12', '2025-08-02', '2024-12-31'])
  expect(compareNewestFirst('2024-05-15T09:00:00Z', '2024-05-15T10:00:00Z')).toBe(1)
  expect(compareNewestFirst('2025-08-12', '2025-08-12')).toBe(0)
})
