import { expect, test } from 'vitest'
import { paginate } from '../../../shared/blog/pagination.ts'

const list = (length: number) => [...Array(length).keys()]

test('up to 30 pieces are on one page', () => {
  expect(paginate(list(30), 1)).toEqual({ items: list(30), page: 1, pageCount: 1 })
})

test('more than 30 pieces come 24 at a time', () => {
  expect(paginate(list(31), 1)).toMatchObject({ items: list(24), pageCount: 2 })
  expect(paginate(list(31), 2).items).toEqual([24, 25, 26, 27, 28, 29, 30])
})

test.each([
  [0, 1],
  [3, 2],
  [999_999, 2],
])('page %i of two is page %i', (wanted, page) => {
  expect(paginate(list(40), wanted).page).toBe(page)
})
