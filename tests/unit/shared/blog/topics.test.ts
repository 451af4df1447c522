import { expect, test } from 'vitest'
import { parseTopic, postsAbout, toTopicQuery } from '../../../../shared/blog/topics.ts'
import { makePost, makeTopic } from '../../../support/make-post.ts'

const topics = [makeTopic('data', ['Data', 'Retrieval & RAG'], ['c']), makeTopic('retrieval', ['Law'], [])]
const posts = Object.entries({ a: ['Retrieval & RAG'], b: ['Law', 'Data'], c: ['Rare'], d: [] }).map(([id, tags]) =>
  makePost(id, tags),
)

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
