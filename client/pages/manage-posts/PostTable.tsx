import { useState } from 'react'
import type { PostSummary } from '../../../shared/content/library.ts'
import { PostRow } from './PostRow.tsx'
import styles from './PostTable.module.scss'
import { newestFirst, nextOrder, postColumns, searchPosts, sortPosts } from './post-table.ts'

type PostAction = (post: PostSummary) => void

export type PostActions = {
  readonly onEdit: PostAction
  readonly onExport: PostAction
  readonly onDelete: PostAction
}

const labels = { title: 'Title', category: 'Category', author: 'Author', date: 'Date' } as const

/** All posts, to be searched and sorted. Built-in articles are there to be seen only. */
export function PostTable({ posts, ...actions }: PostActions & { readonly posts: readonly PostSummary[] }) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState(newestFirst)
  const shown = sortPosts(searchPosts(posts, search), order)
  return (
    <section className={styles.posts} aria-label="Posts">
      <div className={styles.search}>
        <label htmlFor="post-search">Search posts</label>
        <input
          id="post-search"
          type="search"
          className={styles.control}
          value={search}
          onChange={event => setSearch(event.currentTarget.value)}
        />
        <p role="status">
          {shown.length} of {posts.length} posts
        </p>
      </div>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              {postColumns.map(column => (
                <th key={column} scope="col" aria-sort={order.column === column ? order.direction : undefined}>
                  <button type="button" className={styles.sort} onClick={() => setOrder(nextOrder(order, column))}>
                    {labels[column]}
                  </button>
                </th>
              ))}
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(post => (
              <PostRow key={post.id} post={post} {...actions} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && <p>No post has all of these words.</p>}
    </section>
  )
}
