import type { PostSummary } from '../content/library.ts'

const maxRelatedPosts = 3

/** The posts that share the most topics with the given one, ties in the given order, without parts of its own series. */
export function findRelatedPosts(posts: readonly PostSummary[], post: PostSummary): readonly PostSummary[] {
  const others = posts.filter(other => other.id !== post.id && !isInSameSeries(other, post))
  return findByTopics(others, post.topics, ({ topics }) => topics).slice(0, maxRelatedPosts)
}

/** The articles that share topics with the given ones, the most first, ties in the given order. */
export function findByTopics<Article>(
  articles: readonly Article[],
  topics: readonly string[],
  topicsOf: (article: Article) => readonly string[],
): readonly Article[] {
  const countShared = (article: Article) => topicsOf(article).filter(topic => topics.includes(topic)).length
  return articles.filter(article => countShared(article) > 0).toSorted((a, b) => countShared(b) - countShared(a))
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
