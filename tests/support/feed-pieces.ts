import { siteLibrary } from './site-pages.ts'

/** The newest posts and papers of the site, as feeds have them. */
export async function listFeedPieces(count: number) {
  const posts = await siteLibrary.read('posts')
  const papers = await siteLibrary.read('papers')
  return [
    ...posts.map(({ id, publishedOn, changedOn, cover, author, topics: tags }) => {
      return { id, publishedOn, changedOn, cover, tags, authors: [author.name], path: `/blogs/${id}` }
    }),
    ...papers.map(({ id, datePublished: publishedOn, changedOn, cover, authors, tags }) => {
      return {
        id,
        publishedOn,
        changedOn,
        cover,
        tags,
        authors: authors.map(({ name }) => name),
        path: `/whitepapers/${id}`,
      }
    }),
  ]
    .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
    .slice(0, count)
}
