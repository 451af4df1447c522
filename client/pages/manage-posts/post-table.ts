import type { PostSummary } from '../../../shared/content/library.ts'

export const postColumns = ['title', 'category', 'author', 'date'] as const

export type PostColumn = (typeof postColumns)[number]
export type PostOrder = { readonly column: PostColumn; readonly direction: 'ascending' | 'descending' }

export const newestFirst: PostOrder = { column: 'date', direction: 'descending' }

const sortTexts: { readonly [Column in PostColumn]: (post: PostSummary) => string } = {
  title: ({ displayTitle }) => displayTitle,
  category: categoryOf,
  author: ({ author }) => author.name,
  date: ({ publishedAt, publishedOn }) => publishedAt ?? publishedOn,
}

/** Ids of the buttons that get the focus back when the editor closes. */
export const addButtonId = 'add-post'
export function editButtonId(postId: string): string {
  return `edit-${postId}`
}

/** The category is the first topic. */
export function categoryOf({ topics }: PostSummary): string {
  return topics[0] ?? ''
}

/** Posts whose title, topics and author contain every word of the search. */
export function searchPosts(posts: readonly PostSummary[], search: string): readonly PostSummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return posts.filter(({ title, topics, author }) => {
    const text = [title, ...topics, author.name, author.role].join('\n').toLowerCase()
    return words.every(word => text.includes(word))
  })
}

export function sortPosts(posts: readonly PostSummary[], { column, direction }: PostOrder): readonly PostSummary[] {
  const sign = direction === 'ascending' ? 1 : -1
  const sortText = sortTexts[column]
  return posts.toSorted((a, b) => sign * sortText(a).localeCompare(sortText(b), 'en'))
}

/** The order after a press on a column's header: reversed if it was sorted by that column. Dates start with the newest. */
export function nextOrder(order: PostOrder, column: PostColumn): PostOrder {
  if (order.column !== column) return { column, direction: column === 'date' ? 'descending' : 'ascending' }
  return { column, direction: order.direction === 'ascending' ? 'descending' : 'ascending' }
}
