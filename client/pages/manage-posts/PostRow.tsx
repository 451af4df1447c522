import type { PostSummary } from '../../../shared/content/library.ts'
import { formatLongDate } from '../../../shared/dates.ts'
import { linkTo } from '../../../shared/links.ts'
import styles from './PostTable.module.scss'
import type { PostActions } from './PostTable.tsx'
import { categoryOf } from './post-table.ts'
import { editButtonId } from './use-editor-return.ts'

/** A post in the table with what can be done with it. */
export function PostRow({ post, onEdit, onExport, onDelete }: PostActions & { readonly post: PostSummary }) {
  const { id, kind, title, author, publishedOn } = post
  const actions = [
    { label: 'Edit', act: onEdit, elementId: editButtonId(id) },
    { label: 'Export', act: onExport, elementId: undefined },
    { label: 'Delete', act: onDelete, elementId: undefined },
  ]
  return (
    <tr>
      <th scope="row">
        <a href={linkTo('blogsPost', { postId: id })}>{title}</a>
      </th>
      <td>{categoryOf(post)}</td>
      <td>{author.name}</td>
      <td>{formatLongDate(publishedOn)}</td>
      <td>
        {kind === 'article' ? (
          <span className={styles.quiet}>Built-in article, read-only</span>
        ) : (
          <div className={styles.actions}>
            {actions.map(({ label, act, elementId }) => (
              <button
                key={label}
                id={elementId}
                type="button"
                className={styles.action}
                aria-label={`${label} ${title}`}
                onClick={() => act(post)}
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </td>
    </tr>
  )
}
