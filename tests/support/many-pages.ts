import type { PassagePage } from '../../shared/content/schemas/passages.ts'

/** The pages of the search with copies of its articles under other names, until there are `count` articles. */
export function repeatArticles(pages: readonly PassagePage[], count: number): readonly PassagePage[] {
  const articles = pages.filter(({ kind }) => kind === 'article')
  const copies = Array.from({ length: Math.max(0, count - articles.length) }, (_, index) => {
    const { path, title, ...article } = articles[index % articles.length] ?? { ...pages[0], path: '', title: '' }
    return { kind: 'article' as const, passages: [], ...article, path: `${path}-${index}`, title: `${title} ${index}` }
  })
  return [...pages, ...copies]
}
