import { expect, test } from 'vitest'
import { findRelatedPosts, findSeriesParts } from '../../../../shared/blog/related-posts.ts'
import { makePost } from '../../../support/make-post.ts'

test('related posts are the three with the most shared topics, ties in the order of the list', () => {
  const post = makePost('this', ['Data', 'Models'])
  const others = { one: ['Data'], both: ['Models', 'Data'], none: ['People'], other: ['Models'], fourth: ['Data'] }
  const posts = [post, ...Object.entries(others).map(([id, topics]) => makePost(id, topics))]
  expect(findRelatedPosts(posts, post).map(({ id }) => id)).toEqual(['both', 'one', 'other'])
})

test('the parts of a series are listed in order and are not related posts', () => {
  const parts = ['third', 'first', 'second'].map((id, index) =>
    makePost(id, ['Agents'], { series: { name: 'A Series', part: [3, 1, 2][index] ?? 0 } }),
  )
  const [third = makePost('none', [])] = parts
  expect(findSeriesParts(parts, third).map(({ id }) => id)).toEqual(['first', 'second', 'third'])
  expect(findRelatedPosts(parts, third)).toEqual([])
})

test('a post without a series has no parts', () => {
  const post = makePost('alone', ['Data'])
  expect(findSeriesParts([post, makePost('other', [])], post)).toEqual([])
})
