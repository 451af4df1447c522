import type { AddressQuery } from '../addresses/routes.ts'
import type { PostSummary } from '../content/library.ts'
import type { TopicSummary } from '../content/topic.ts'
import { isOfTopic } from '../topics/list-articles.ts'
import { toSlug } from '../values/slug.ts'

/** A topic as a filter of the lists. */
export type PostTopic = Pick<TopicSummary, 'id' | 'title'>

/** In the query of the one page that says that a topic is unknown. */
const unknownTopic = 'unknown'

type Choice = { readonly topic: TopicSummary | undefined; readonly isUnknown: boolean }

/** The topic whose id is in the query, or that holds the tag in it: the lists were once filtered by tags. */
export function parseTopic(query: AddressQuery<'topic'>, topics: readonly TopicSummary[]): Choice {
  const id = query.get('topic') ?? ''
  const topic =
    topics.find(candidate => candidate.id === id) ?? topics.find(({ tags }) => tags.some(tag => toSlug(tag) === id))
  return { topic, isUnknown: topic === undefined && id !== '' }
}

export function postsAbout(posts: readonly PostSummary[], topic: TopicSummary | undefined): readonly PostSummary[] {
  return topic === undefined ? posts : posts.filter(({ id, topics }) => isOfTopic({ id, tags: topics }, topic))
}

/** The query of a topic's URL. */
export function toTopicQuery(topic: PostTopic | undefined, isUnknown = false): { readonly topic?: string | undefined } {
  return { topic: isUnknown ? unknownTopic : topic?.id }
}
