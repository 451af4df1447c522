import type { PostSummary } from '../../../shared/content/library.ts'

export const postColumns = ['title', 'category', 'author', 'date'] as const

export type PostColumn = (typeof postColumns)[number]
export type PostOrder = { readonly column: PostColumn; readonly direction: 'ascending' | 'descending' }

export const newestFirst: PostOrder = { column: 'date', direction: 'descending' }

/** A post's category: the first of its topics. */
export function categoryOf({ topics }: PostSummary): string {
  return topics[0] ?? ''
}

/** Posts in whose title, topics or author every word of the search stands; all for an empty search. */
export function searchPosts(posts: readonly PostSummary[], search: string): readonly PostSummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return posts.filter(({ title, topics, author }) => {
    const text = [title, ...topics, author.name, author.role].join('\n').toLowerCase()
    return words.every(word => text.includes(word))
  })
}

export function sortPosts(posts: readonly PostSummary[], { column, direction }: PostOrder): readonly PostSummary[] {
  const sign = direction === 'ascending' ? 1 : -1
  return posts.toSorted((a, b) => sign * sortText(a, column).localeCompare(sortText(b, column), 'en'))
}

/** The order after a column's head is pressed: the other way round, or that column; dates begin with the newest. */
export function nextOrder(order: PostOrder, column: PostColumn): PostOrder {
  if (order.column !== column) return { column, direction: column === 'date' ? 'descending' : 'ascending' }
  return { column, direction: order.direction === 'ascending' ? 'descending' : 'ascending' }
}

function sortText(post: PostSummary, column: PostColumn): string {
  switch (column) {
    case 'title':
      return post.title
    case 'category':
      return categoryOf(post)
    case 'author':
      return post.author.name
    case 'date':
      return post.publishedAt ?? post.publishedOn
  }
}
