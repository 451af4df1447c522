import { expect, test } from 'vitest'
import { findMainTopic, findNearestTopic, findReadingPlace, toTagLinks } from '../../../../shared/topics/find-topic.ts'
import { makeTopic } from '../../../support/make-post.ts'

const topics = [makeTopic('data', ['Data', 'Retrieval'], ['a', 'b', 'c']), makeTopic('law', ['Law'], ['b', 'd'])]

test('a tag leads to its topic, or to the industry of its name, or nowhere', () => {
  const industries = [{ id: 'energy', name: 'Energy & Utilities' }]
  expect(toTagLinks(['Retrieval', 'Energy & Utilities', 'Rare'], topics, industries)).toEqual([
    { label: 'Retrieval', to: '/topics/data' },
    { label: 'Energy & Utilities', to: '/industries/energy' },
    { label: 'Rare', to: undefined },
  ])
})

test('an article has its place in the reading order of the topic of its first tag', () => {
  expect(findReadingPlace({ id: 'b', tags: ['Law', 'Data'] }, topics)).toEqual({
    topic: { label: 'About law', to: '/topics/law' },
    position: 1,
    count: 2,
    previous: undefined,
    next: { label: 'D', to: '/blogs/d' },
  })
  const place = findReadingPlace({ id: 'b', tags: ['Data', 'Law'] }, topics)
  expect(place).toMatchObject({ position: 2, count: 3, previous: { label: 'A' }, next: { label: 'C' } })
})

test('an article in the order of another topic than its own has its place there; one in no order has none', () => {
  expect(findReadingPlace({ id: 'd', tags: ['Data'] }, topics)?.topic.to).toBe('/topics/law')
  expect(findReadingPlace({ id: 'x', tags: ['Data'] }, topics)).toBeUndefined()
})

test('the nearest topic shares the most tags, ties by the order of the tags', () => {
  expect(findNearestTopic(['Law', 'Data', 'Retrieval'], topics)?.to).toBe('/topics/data')
  expect(findNearestTopic(['Law', 'Data'], topics)?.to).toBe('/topics/law')
  expect(findNearestTopic(['Rare'], topics)).toBeUndefined()
})

test('a card names the topic that has the article in its order before the nearest one', () => {
  expect(findMainTopic({ id: 'd', tags: ['Data', 'Retrieval'] }, topics)?.to).toBe('/topics/law')
  expect(findMainTopic({ id: 'x', tags: ['Retrieval'] }, topics)?.to).toBe('/topics/data')
})
