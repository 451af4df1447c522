import type { PostSummary } from '../content/library.ts'

const maxRelatedPosts = 3

/** The posts that share the most topics with the given one, ties in the given order, without parts of its own series. */
export function findRelatedPosts(posts: readonly PostSummary[], post: PostSummary): readonly PostSummary[] {
  const others = posts.filter(other => other.id !== post.id && !isInSameSeries(other, post))
  return findByTopics(others, post.topics, ({ topics }) => topics).slice(0, maxRelatedPosts)
}

/** The pieces that share topics with the given ones, the most first, ties in the given order. */
export function findByTopics<Piece>(
  pieces: readonly Piece[],
  topics: readonly string[],
  topicsOf: (piece: Piece) => readonly string[],
): readonly Piece[] {
  const countShared = (piece: Piece) => topicsOf(piece).filter(topic => topics.includes(topic)).length
  return pieces.filter(piece => countShared(piece) > 0).toSorted((a, b) => countShared(b) - countShared(a))
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
