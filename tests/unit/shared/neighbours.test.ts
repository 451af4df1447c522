import { expect, test } from 'vitest'
import { findNeighbours, surroundings } from '../../../shared/neighbours.ts'

const newestFirst = [{ id: 'new' }, { id: 'middle' }, { id: 'old' }]

test('next is the piece after, previous the one before', () => {
  expect(findNeighbours(newestFirst, 'middle')).toEqual({ previous: { id: 'new' }, next: { id: 'old' } })
})

test('the first piece has no previous and the last no next', () => {
  expect(findNeighbours(newestFirst, 'new')).toEqual({ previous: undefined, next: { id: 'middle' } })
  expect(findNeighbours(newestFirst, 'old')).toEqual({ previous: { id: 'middle' }, next: undefined })
})

test('an unknown piece has neither previous nor next', () => {
  expect(findNeighbours(newestFirst, 'lost')).toEqual({})
  expect(surroundings(newestFirst, 'lost')).toEqual([])
})

test('a piece comes with the previous and the next one', () => {
  expect(surroundings(newestFirst, 'middle')).toEqual(newestFirst)
  expect(surroundings(newestFirst, 'new')).toEqual([{ id: 'new' }, { id: 'middle' }])
})
