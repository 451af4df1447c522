import { expect, test } from 'vitest'
import { parseTopic, postsAbout } from '../../../shared/blog/topics.ts'
import { toSlug } from '../../../shared/values/slug.ts'
import { siteLibrary } from '../../support/site-pages.ts'

const topics = await siteLibrary.read('topics')
const posts = await siteLibrary.read('posts')

const choose = (query: string) => parseTopic(new URLSearchParams(query), topics)

test('a topic is in the query as its id', () => {
  for (const topic of topics) expect(choose(`topic=${topic.id}`)).toEqual({ topic, isUnknown: false })
})

test('a tag in the query, as the lists once had it, is the topic that holds the tag', () => {
  const ids = topics.map(({ id }) => id)
  for (const topic of topics) {
    for (const slug of topic.tags.map(toSlug).filter(slug => !ids.includes(slug))) {
      expect([slug, choose(`topic=${slug}`).topic?.id]).toEqual([slug, topic.id])
    }
  }
})

test.each(['', 'topic='])('"%s" asks for no topic, so that all posts show', query => {
  expect(choose(query)).toEqual({ topic: undefined, isUnknown: false })
  expect(postsAbout(posts, undefined)).toBe(posts)
})

test.each(['topic=Data', 'topic=weather', 'topic=unknown'])('"%s" names no topic', query => {
  expect(choose(query)).toEqual({ topic: undefined, isUnknown: true })
})

test('a topic has the posts that carry one of its tags or stand in its reading order', () => {
  for (const topic of topics) {
    const expected = posts.filter(
      post => post.topics.some(tag => topic.tags.includes(tag)) || topic.reading.some(({ id }) => id === post.id),
    )
    expect(postsAbout(posts, topic)).toEqual(expected)
    expect(expected.length).toBeGreaterThan(0)
  }
})
