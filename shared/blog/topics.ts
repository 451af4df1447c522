import type { PostSummary } from '../content/library.ts'
import { toSlug } from '../slug.ts'

type Filed = Pick<PostSummary, 'topics'>

/** Fewer make no list. */
const minPosts = 2

/** The topics that the lists offer as filters, those with the most posts first. */
export function listTopics(posts: readonly Filed[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const topic of posts.flatMap(({ topics }) => topics)) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count >= minPosts)
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b, 'en'))
    .map(([topic]) => topic)
}

/** The topic whose slug is in the query; undefined unless it is among the given ones. */
export function parseTopic(query: URLSearchParams, topics: readonly string[]): string | undefined {
  return topics.find(topic => toSlug(topic) === query.get('topic'))
}

export function postsAbout<Post extends Filed>(posts: readonly Post[], topic: string | undefined): readonly Post[] {
  return topic === undefined ? posts : posts.filter(({ topics }) => topics.includes(topic))
}

/** The query of a topic's URL. */
export function toTopicQuery(topic: string | undefined): { readonly topic?: string } {
  return { topic: topic && toSlug(topic) }
}
