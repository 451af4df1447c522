import { expect, test } from 'vitest'
import { listTopics, parseTopic, postsAbout } from '../../../shared/blog/topics.ts'

const posts = [['Data', 'Small Business'], ['Models', 'Data'], ['Small Business'], ['Data'], ['Models'], ['Rare']].map(
  topics => ({ topics }),
)
const topics = ['Data', 'Models', 'Small Business']

test('the lists offer the topics of at least two posts, those with the most posts first, then by name', () => {
  expect(listTopics(posts)).toEqual(topics)
})

test('a topic is in the query as its slug', () => {
  expect(parseTopic(new URLSearchParams('topic=small-business'), topics)).toBe('Small Business')
})

test.each(['', 'topic=', 'topic=Data', 'topic=rare'])('"%s" has no topic, so that all posts show', query => {
  expect(parseTopic(new URLSearchParams(query), topics)).toBeUndefined()
  expect(postsAbout(posts, undefined)).toBe(posts)
})

test('a topic keeps its posts', () => {
  expect(postsAbout(posts, 'Models')).toEqual([{ topics: ['Models', 'Data'] }, { topics: ['Models'] }])
})
