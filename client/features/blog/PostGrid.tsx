import type { PostSummary } from '../../../shared/content/library.ts'
import { formatLongDate, formatRelativeAge } from '../../../shared/dates.ts'
import { linkTo } from '../../../shared/links.ts'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import styles from './PostGrid.module.scss'

type Props = {
  readonly posts: readonly PostSummary[]
  readonly today: string
  /** `/blog` shows authors and links within itself; `/blogs` shows 'Read more →' and does likewise. */
  readonly variant: 'blog' | 'blogs'
}

/** The cards of a blog list, or what to say when there are none. */
export function PostGrid({ posts, today, variant }: Props) {
  if (posts.length === 0) {
    return (
      <div className={styles.empty}>
        <h2 className={styles.heading}>No blog posts found yet</h2>
        <p>Check back later for new content!</p>
      </div>
    )
  }
  return (
    <CardGrid columns={variant === 'blog' ? 2 : 3}>
      {posts.map(({ id, title, publishedOn, excerpt, author }) => (
        <li key={id}>
          <Card
            title={title}
            note={`${formatLongDate(publishedOn)} · ${formatRelativeAge(publishedOn, today)}`}
            text={excerpt}
            to={linkTo(variant === 'blog' ? 'blogPost' : 'blogsPost', { postId: id })}
          >
            {variant === 'blog' ? (
              <p className={styles.author}>
                {author.name}, {author.role}
              </p>
            ) : (
              <span className={styles.more} aria-hidden="true">
                Read more →
              </span>
            )}
          </Card>
        </li>
      ))}
    </CardGrid>
  )
}
