import { expect, test } from 'vitest'
import { compareNewestFirst, findNeighbors, withNeighbors } from '../../shared/values/order.ts'

test('Post order newest first, of days and moments, equal ones as they were', () => {
  const days = ['2024-12-31', '2025-08-12', '2025-08-02', '2025-08-12']
  expect(days.toSorted(compareNewestFirst)).toEqual(['2025-08-12', '2025-08-12', '2025-08-02', '2024-12-31'])
  expect(compareNewestFirst('2024-05-15T09:00:00Z', '2024-05-15T10:00:00Z')).toBe(1)
  expect(compareNewestFirst('2025-08-12', '2025-08-12')).toBe(0)
})

const newestFirst = [{ id: 'new' }, { id: 'middle' }, { id: 'old' }]

test('next id is the one after the current, previous the one before', () => {
  expect(findNeighbors(newestFirst, 'middle')).toEqual({ previous: { id: 'new' }, next: { id: 'old' } })
})

test('next id is undefined for the last, previous undefined for the first', () => {
  expect(findNeighbors(newestFirst, 'new')).toEqual({ previous: undefined, next: { id: 'middle' } })
  expect(findNeighbors(newestFirst, 'old')).toEqual({ previous: { id: 'middle' }, next: undefined })
})

test('an unknown article has neither previous nor next', () => {
  expect(findNeighbors(newestFirst, 'lost')).toEqual({})
  expect(withNeighbors(newestFirst, 'lost')).toEqual([])
})

test('an article comes with the previous and the next one', () => {
  expect(withNeighbors(newestFirst, 'middle')).toEqual(newestFirst)
  expect(withNeighbors(newestFirst, 'new')).toEqual([{ id: 'new' }, { id: 'middle' }])
})
