import { linkTo } from '../../../shared/addresses/links.ts'
import type { PostSummary } from '../../../shared/content/library.ts'
import styles from './SeriesBox.module.scss'

type Props = { readonly post: PostSummary; readonly parts: readonly PostSummary[] }

/** "Part 2 of 5" with links to the parts; nothing for a post without a series. */
export function SeriesBox({ post, parts }: Props) {
  if (post.series === undefined) return null
  return (
    <nav className={styles.series} aria-labelledby="series-heading">
      <h2 id="series-heading" className={styles.heading}>
        {post.series.name}: Part {post.series.part} of {parts.length}
      </h2>
      <ol>
        {parts.map(({ id, displayTitle }) => (
          <li key={id}>
            {id === post.id ? (
              <span aria-current="page">{displayTitle}</span>
            ) : (
              <a href={linkTo('blogsPost', { postId: id })}>{displayTitle}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
