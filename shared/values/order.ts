/**
 * Compares two dates (2025-08-12) or two date-times (2024-05-15T09:00:00Z) for sorting, newest first. Without
 * `localeCompare`, which takes 27 ms on a slow phone.
 */
export function compareNewestFirst(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? 1 : -1
}

type Identified = { readonly id: string }

/** The previous and the next article in a list. */
export function findNeighbors<Article extends Identified>(
  articles: readonly Article[],
  id: string,
): { readonly previous?: Article; readonly next?: Article } {
  const index = articles.findIndex(article => article.id === id)
  if (index < 0) return {}
  return { previous: articles[index - 1], next: articles[index + 1] }
}

/** The article with the previous and the next one, in the order of the list; empty for an unknown id. */
export function withNeighbors<Article extends Identified>(
  articles: readonly Article[],
  id: string,
): readonly Article[] {
  const index = articles.findIndex(article => article.id === id)
  return index < 0 ? [] : articles.slice(Math.max(0, index - 1), index + 2)
}
