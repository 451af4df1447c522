import { useState } from 'react'
import { linkTo } from '../../../shared/addresses/links.ts'
import type { PostSummary } from '../../../shared/content/library.ts'
import { Dateline } from '../../components/Dateline.tsx'
import fieldStyles from '../../components/Field.module.scss'
import text from '../../components/text.module.scss'
import styles from './manage-posts.module.scss'
import { categoryOf, editButtonId, newestFirst, nextOrder, postColumns, searchPosts, sortPosts } from './post-table.ts'

type PostAction = (post: PostSummary) => void
type Actions = { readonly onEdit: PostAction; readonly onExport: PostAction; readonly onDelete: PostAction }

const labels = { title: 'Title', category: 'Category', author: 'Author', date: 'Date' } as const

/** All posts, searchable and sortable. Built-in articles are read-only. */
export function PostTable({ posts, ...actions }: Actions & { readonly posts: readonly PostSummary[] }) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState(newestFirst)
  const shown = sortPosts(searchPosts(posts, search), order)
  return (
    <section className={styles.postList} aria-label="Posts">
      <div className={`${fieldStyles.field} ${styles.postSearch}`}>
        <label htmlFor="post-search">Search posts</label>
        <input id="post-search" type="search" value={search} onChange={event => setSearch(event.currentTarget.value)} />
        <p role="status">
          {shown.length} of {posts.length} posts
        </p>
      </div>
      <div className={styles.postTable}>
        <table>
          <thead>
            <tr>
              {postColumns.map(column => (
                <th key={column} scope="col" aria-sort={order.column === column ? order.direction : undefined}>
                  <button type="button" className={styles.postSort} onClick={() => setOrder(nextOrder(order, column))}>
                    {labels[column]}
                  </button>
                </th>
              ))}
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(post => (
              <tr key={post.id}>
                <th scope="row">
                  <a href={linkTo('blogsPost', { postId: post.id })}>{post.displayTitle}</a>
                </th>
                <td>{categoryOf(post)}</td>
                <td>{post.author.name}</td>
                <td>
                  <Dateline day={post.publishedOn} />
                </td>
                <td>{post.kind === 'stored' ? <ActionButtons post={post} {...actions} /> : <ReadOnlyNote />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && <p>No post contains all of these words.</p>}
    </section>
  )
}

function ActionButtons({ post, onEdit, onExport, onDelete }: Actions & { readonly post: PostSummary }) {
  const button = (label: string, act: PostAction, id?: string) => (
    <button id={id} type="button" className={styles.postAction} onClick={() => act(post)}>
      {label}
      <span data-only="reader"> {post.displayTitle}</span>
    </button>
  )
  return (
    <div className={styles.postActions}>
      {button('Edit', onEdit, editButtonId(post.id))}
      {button('Export', onExport)}
      {button('Delete', onDelete)}
    </div>
  )
}

function ReadOnlyNote() {
  return <span className={text.quiet}>Built-in article, read-only</span>
}
