import { expect, test } from 'vitest'
import { compareNewestFirst, findNeighbors, withNeighbors } from '../../shared/values/order.ts'

test('Post order newest first, of days and moments, equal ones as they were', () => {
  const days = ['2024-12-31', '2025-08-12', '2025-08-02', '2025-08-12']
  expect(days.toSorted(compareNewestFirst)).toEqual(['2025-08-12', '2025-08-12', '2025-08-02', '2024-12-31'])
  expect(compareNewestFirst('2024-05-15T09:00:00Z', '2024-05-15T10:00:00Z')).toBe(1)
  expect(compareNewestFirst('2025-08-12', '2025-08-12')).toBe(0)
})

const [first, middle, last] = [{ id: 'new' }, { id: 'middle' }, { id: 'old' }]
const newestFirst = [first, middle, last]

test.each([
  ['middle', { previous: first, next: last }, newestFirst],
  ['new', { previous: undefined, next: middle }, [first, middle]],
  ['old', { previous: middle, next: undefined }, [middle, last]],
  ['lost', {}, []],
])('next id is the one after the current (undefined for the last), previous the one before: %s', (id, both, among) => {
  expect(findNeighbors(newestFirst, id)).toEqual(both)
  expect(withNeighbors(newestFirst, id)).toEqual(among)
})
