import { expect, test } from 'vitest'
import { findNeighbours } from '../../shared/neighbours.ts'

const newestFirst = [{ id: 'new' }, { id: 'middle' }, { id: 'old' }]

test('next is the piece after, previous the one before', () => {
  expect(findNeighbours(newestFirst, 'middle')).toEqual({ previousId: 'new', nextId: 'old' })
})

test('the first piece has no previous and the last no next', () => {
  expect(findNeighbours(newestFirst, 'new')).toEqual({ previousId: undefined, nextId: 'middle' })
  expect(findNeighbours(newestFirst, 'old')).toEqual({ previousId: 'middle', nextId: undefined })
})

test('an unknown piece has no neighbours', () => {
  expect(findNeighbours(newestFirst, 'lost')).toEqual({})
})
