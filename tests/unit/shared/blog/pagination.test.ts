import { expect, test } from 'vitest'
import { paginate } from '../../../../shared/blog/pagination.ts'

const list = (length: number) => [...Array(length).keys()]

test('up to 30 articles are on one page', () => {
  expect(paginate(list(30), null)).toEqual({ items: list(30), page: 1, pageCount: 1 })
})

test('more than 30 articles come 24 at a time', () => {
  expect(paginate(list(31), null)).toMatchObject({ items: list(24), pageCount: 2 })
  expect(paginate(list(31), '2')?.items).toEqual([24, 25, 26, 27, 28, 29, 30])
})

test('a text that is not the number of a page has none', () => {
  const texts = ['', '0', '3', '-1', '1.5', '02', ' 2', '2e0', 'two', '9'.repeat(20)]
  expect(texts.filter(text => paginate(list(40), text))).toEqual([])
})

test('an empty list has its first page only', () => {
  expect(paginate([], '1')).toEqual({ items: [], page: 1, pageCount: 1 })
  expect(paginate([], '2')).toBeUndefined()
})
