import { expect, test } from 'vitest'
import { findRelatedPosts, findSeriesParts } from '../../../../shared/blog/related-posts.ts'
import type { PostSummary } from '../../../../shared/content/library.ts'

const cover = { src: '/images/covers/default.jpg', alt: 'A bridge' }
const author = { name: 'Ada Lovelace', role: 'Analyst' }

function makePost(id: string, topics: readonly string[], part?: number): PostSummary {
  const series = part === undefined ? undefined : { name: 'A Series', part }
  const texts = { title: id, displayTitle: id, excerpt: '', publishedOn: '2025-01-01' }
  return { id, kind: 'article', cover, author, topics, series, ...texts }
}

test('related posts are the three with the most shared topics, ties in the order of the list', () => {
  const post = makePost('this', ['Data', 'Models'])
  const posts = [
    post,
    makePost('one', ['Data']),
    makePost('both', ['Models', 'Data']),
    makePost('none', ['People']),
    makePost('other', ['Models']),
    makePost('fourth', ['Data']),
  ]
  expect(findRelatedPosts(posts, post).map(({ id }) => id)).toEqual(['both', 'one', 'other'])
})

test('the parts of a series are listed in order and are not related posts', () => {
  const parts = [makePost('third', ['Agents'], 3), makePost('first', ['Agents'], 1), makePost('second', ['Agents'], 2)]
  const [third = makePost('none', [])] = parts
  expect(findSeriesParts(parts, third).map(({ id }) => id)).toEqual(['first', 'second', 'third'])
  expect(findRelatedPosts(parts, third)).toEqual([])
})

test('a post without a series has no parts', () => {
  const post = makePost('alone', ['Data'])
  expect(findSeriesParts([post, makePost('other', [])], post)).toEqual([])
})
