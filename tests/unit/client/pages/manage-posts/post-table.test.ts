import { expect, test } from 'vitest'
import { newestFirst, nextOrder, searchPosts, sortPosts } from '../../../../../client/pages/manage-posts/post-table.ts'
import { makeEntry } from '../../../../support/stored-posts.ts'

const posts = [
  makeEntry({ id: 'b', title: 'Bridges', 'author.name': 'Ada', publishDate: '2025-01-02T09:00' }),
  makeEntry({ id: 'a', title: 'arches', 'author.name': 'Bob', publishDate: '2025-01-02T10:00', tags: 'Stone' }),
].map(({ summary }) => summary)

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join('')

test('a search finds every word in title, topics or author, whatever their case', () => {
  expect(idsOf(searchPosts(posts, ' '))).toBe('ba')
  expect(idsOf(searchPosts(posts, 'STONE bob'))).toBe('a')
  expect(idsOf(searchPosts(posts, 'stone ada'))).toBe('')
})

test('posts are sorted by any column, dates to the minute', () => {
  expect(idsOf(sortPosts(posts, newestFirst))).toBe('ab')
  expect(idsOf(sortPosts(posts, { column: 'title', direction: 'ascending' }))).toBe('ab')
  expect(idsOf(sortPosts(posts, { column: 'author', direction: 'descending' }))).toBe('ab')
})

test('pressing a column again turns its order round', () => {
  expect(nextOrder(newestFirst, 'date')).toEqual({ column: 'date', direction: 'ascending' })
  expect(nextOrder(newestFirst, 'title')).toEqual({ column: 'title', direction: 'ascending' })
})
