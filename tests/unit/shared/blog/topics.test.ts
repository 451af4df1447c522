import { expect, test } from 'vitest'
import { parseTopic, postsAbout, toTopicQuery } from '../../../../shared/blog/topics.ts'
import type { PostSummary } from '../../../../shared/content/library.ts'
import type { TopicSummary } from '../../../../shared/content/topic.ts'

const toTopic = (id: string, tags: string[], reading: readonly string[]): TopicSummary => {
  const articles = reading.map(article => ({ id: article, label: article, to: `/blogs/${article}` }))
  return { id, title: `About ${id}`, text: '', tags, reading: articles }
}
const topics = [toTopic('data', ['Data', 'Retrieval & RAG'], ['c']), toTopic('retrieval', ['Law'], [])]

const cover = { src: '/images/covers/default.jpg', alt: 'A bridge' }
const author = { name: 'Ada Lovelace', role: 'Analyst' }
const texts = { title: 'A', displayTitle: 'A', excerpt: '', publishedOn: '2025-01-01' }

const toPost = (id: string, topics: readonly string[]): PostSummary => {
  return { id, kind: 'article', cover, author, topics, ...texts }
}
const posts = [toPost('a', ['Retrieval & RAG']), toPost('b', ['Law', 'Data']), toPost('c', ['Rare']), toPost('d', [])]

test.each([
  ['', undefined, false],
  ['topic=', undefined, false],
  ['topic=data', 'data', false],
  // A tag, as the lists once had it; the id of a topic comes before.
  ['topic=retrieval-rag', 'data', false],
  ['topic=retrieval', 'retrieval', false],
  ['topic=law', 'retrieval', false],
  ['topic=Data', undefined, true],
  ['topic=unknown', undefined, true],
])('"%s" asks for the topic %s', (query, id, isUnknown) => {
  const choice = parseTopic(new URLSearchParams(query), topics)
  expect([choice.topic?.id, choice.isUnknown]).toEqual([id, isUnknown])
})

test('a topic has the posts that carry one of its tags or stand in its reading order; no topic has all', () => {
  expect(postsAbout(posts, topics[0]).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(postsAbout(posts, undefined)).toBe(posts)
})

test('the query of a topic is its id, and one for all that are unknown', () => {
  expect([toTopicQuery(topics[0]), toTopicQuery(undefined, true)]).toEqual([{ topic: 'data' }, { topic: 'unknown' }])
})
