import { siteLibrary } from './site-pages.ts'

/** Articles, posts and papers with their pages and what stands at their foot. */
export async function listFeet() {
  const [posts, papers] = await Promise.all([siteLibrary.read('posts'), siteLibrary.read('papers')])
  const articles = [
    ...posts.map(({ id, displayTitle }) => ({ id, title: displayTitle, path: `/blogs/${id}` })),
    ...papers.map(({ id, title }) => ({ id, title, path: `/whitepapers/${id}` })),
  ]
  return Promise.all(
    articles.map(async article => {
      const { history } = await siteLibrary.read(`bodies/${article.id}`)
      return { ...article, changes: history?.changes ?? [] }
    }),
  )
}
