import { linkTo, type PageLink } from '../addresses/links.ts'
import type { SiteData } from '../content/library.ts'
import type { TopicSummary } from '../content/topic.ts'
import { findNeighbors } from '../values/order.ts'

/** A tag, with the page it leads to. */
export type TagLink = { readonly label: string; readonly to: string | undefined }

/** Where an article stands in the reading order of a topic. */
export type ReadingPlace = {
  readonly topic: PageLink
  /** From 1. */
  readonly position: number
  readonly count: number
  readonly previous: PageLink | undefined
  readonly next: PageLink | undefined
}

/** The topic that holds a tag; undefined when none does. */
function findTopicOf(tag: string, topics: readonly TopicSummary[]): TopicSummary | undefined {
  return topics.find(({ tags }) => tags.includes(tag))
}

function toTopicLink({ id, title }: Pick<TopicSummary, 'id' | 'title'>): PageLink {
  return { label: title, to: linkTo('topic', { topicId: id }) }
}

type Tagged = { readonly id: string; readonly tags: readonly string[] }

/** The topic that a card of the article names: one with the article in its reading order, else the nearest. */
export function findMainTopic(article: Tagged, topics: readonly TopicSummary[]): PageLink | undefined {
  return findReadingPlace(article, topics)?.topic ?? findNearestTopic(article.tags, topics)
}

/** The topic that shares the most of these tags, ties in the order of the tags. */
export function findNearestTopic(tags: readonly string[], topics: readonly TopicSummary[]): PageLink | undefined {
  const found = tags.flatMap(tag => findTopicOf(tag, topics) ?? [])
  const count = (topic: TopicSummary) => found.filter(other => other === topic).length
  const [nearest] = found.toSorted((a, b) => count(b) - count(a))
  return nearest && toTopicLink(nearest)
}

/** A tag leads to the topic that holds it or, named like an industry, to the page of the industry. */
export function toTagLinks(
  tags: readonly string[],
  topics: readonly TopicSummary[],
  industries: SiteData['industries'],
): readonly TagLink[] {
  return tags.map(tag => {
    const topic = findTopicOf(tag, topics)
    const industry = industries.find(({ name }) => name === tag)
    const path = industry && linkTo('industry', { industryId: industry.id })
    return { label: tag, to: topic === undefined ? path : toTopicLink(topic).to }
  })
}

/** The place of an article in a reading order: in that of its own topics, by the order of its tags, before others. */
export function findReadingPlace({ id, tags }: Tagged, topics: readonly TopicSummary[]): ReadingPlace | undefined {
  const own = tags.flatMap(tag => findTopicOf(tag, topics) ?? [])
  const topic = [...own, ...topics].find(({ reading }) => reading.some(article => article.id === id))
  if (topic === undefined) return undefined
  const { previous, next } = findNeighbors(topic.reading, id)
  const toLink = (article: PageLink | undefined) => article && { label: article.label, to: article.to }
  return {
    topic: toTopicLink(topic),
    position: topic.reading.findIndex(article => article.id === id) + 1,
    count: topic.reading.length,
    previous: toLink(previous),
    next: toLink(next),
  }
}
