import type { PostSummary } from '../content/library.ts'

const most = 3

/** Up to three posts that share most topics with the given one; among equals the newer. Parts of its own series are left out. */
export function findRelatedPosts(posts: readonly PostSummary[], post: PostSummary): readonly PostSummary[] {
  const sharedTopics = ({ topics }: PostSummary) => topics.filter(topic => post.topics.includes(topic)).length
  return posts
    .filter(other => other.id !== post.id && !isInSameSeries(other, post) && sharedTopics(other) > 0)
    .toSorted((a, b) => sharedTopics(b) - sharedTopics(a))
    .slice(0, most)
}

/** The parts of the post's series in order; empty when it belongs to none. */
export function findSeriesParts(posts: readonly PostSummary[], post: PostSummary): readonly PostSummary[] {
  return posts
    .filter(other => isInSameSeries(other, post))
    .toSorted((a, b) => (a.series?.part ?? 0) - (b.series?.part ?? 0))
}

function isInSameSeries(one: PostSummary, other: PostSummary): boolean {
  return one.series !== undefined && one.series.name === other.series?.name
}
