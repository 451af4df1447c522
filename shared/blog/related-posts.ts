import type { PostSummary } from '../content/library.ts'

const maxRelatedPosts = 3

/** The posts that share the most topics with the given one, ties in the given order, without parts of its own series. */
export function findRelatedPosts(posts: readonly PostSummary[], post: PostSummary): readonly PostSummary[] {
  const sharedTopics = ({ topics }: PostSummary) => topics.filter(topic => post.topics.includes(topic)).length
  return posts
    .filter(other => other.id !== post.id && !isInSameSeries(other, post) && sharedTopics(other) > 0)
    .toSorted((a, b) => sharedTopics(b) - sharedTopics(a))
    .slice(0, maxRelatedPosts)
}

/** The parts of the post's series in order; empty without a series. */
export function findSeriesParts(posts: readonly PostSummary[], post: PostSummary): readonly PostSummary[] {
  return posts
    .filter(other => isInSameSeries(other, post))
    .toSorted((a, b) => (a.series?.part ?? 0) - (b.series?.part ?? 0))
}

function isInSameSeries(one: PostSummary, other: PostSummary): boolean {
  return one.series !== undefined && one.series.name === other.series?.name
}
