import type { PostSummary } from '../../../shared/content/library.ts'
import { formatLongDate, formatRelativeAge } from '../../../shared/dates.ts'
import { linkTo } from '../../../shared/links.ts'
import { Byline } from '../../components/Byline.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { CoverImage } from '../../components/CoverImage.tsx'
import { MoreHint } from '../../components/MoreHint.tsx'
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
      {posts.map(({ id, title, publishedOn, excerpt, author, cover }) => (
        <li key={id}>
          <Card
            title={title}
            note={`${formatLongDate(publishedOn)} · ${formatRelativeAge(publishedOn, today)}`}
            text={excerpt}
            top={<CoverImage cover={cover} sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 92vw" />}
            to={linkTo(variant === 'blog' ? 'blogPost' : 'blogsPost', { postId: id })}
          >
            {variant === 'blog' ? <Byline author={author} /> : <MoreHint>Read more →</MoreHint>}
          </Card>
        </li>
      ))}
    </CardGrid>
  )
}
