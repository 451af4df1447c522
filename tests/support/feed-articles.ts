import { siteLibrary } from './site-pages.ts'

/** The newest posts and papers of the site, as feeds have them. */
export async function listFeedArticles(count: number) {
  const posts = await siteLibrary.read('posts')
  const papers = await siteLibrary.read('papers')
  const topics = await siteLibrary.read('topics')
  const topicsOf = (article: string, tags: readonly string[]) =>
    topics
      .filter(topic => topic.reading.some(({ id }) => id === article) || topic.tags.some(tag => tags.includes(tag)))
      .map(({ title }) => title)
  return [
    ...posts.map(({ id, publishedOn, changedOn, cover, author, topics }) => {
      return {
        id,
        publishedOn,
        changedOn,
        cover,
        topics: topicsOf(id, topics),
        authors: [author.name],
        path: `/blogs/${id}`,
      }
    }),
    ...papers.map(({ id, datePublished: publishedOn, changedOn, cover, authors, tags }) => {
      return {
        id,
        publishedOn,
        changedOn,
        cover,
        topics: topicsOf(id, tags),
        authors: authors.map(({ name }) => name),
        path: `/whitepapers/${id}`,
      }
    }),
  ]
    .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
    .slice(0, count)
}
