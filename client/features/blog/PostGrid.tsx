import type { Period } from '../../../shared/blog/archive.ts'
import type { PostCard } from '../../../shared/content/library.ts'
import { formatLongDate, formatRelativeAge, monthNames } from '../../../shared/dates.ts'
import { linkTo } from '../../../shared/links.ts'
import { Byline } from '../../components/Byline.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { CoverImage } from '../../components/CoverImage.tsx'
import { ListStatus } from '../../components/ListStatus.tsx'
import { useBlog } from './BlogProvider.tsx'
import styles from './PostGrid.module.scss'

type Props = {
  readonly today: string
  readonly period?: Period
  /** `/blog` shows authors; `/blogs` shows 'Read more →'. Each links within itself. */
  readonly variant: 'blog' | 'blogs'
}

/** The line under a list's heading: the month it is limited to, or `unfiltered`. */
export function toListSubtitle(period: Period | undefined, unfiltered: string): string {
  return period === undefined ? unfiltered : `Posts from ${monthNames[period.month - 1]} ${period.year}`
}

/** The cards of a blog list, or a note that there are none. */
export function PostGrid({ today, period, variant }: Props) {
  const { posts } = useBlog()
  return (
    <>
      <ListStatus count={posts.length} noun="post" />
      {posts.length === 0 ? (
        <NoPosts isFiltered={period !== undefined} />
      ) : (
        <PostCards posts={posts} today={today} variant={variant} />
      )}
    </>
  )
}

type CardsProps = Pick<Props, 'today' | 'variant'> & { readonly posts: readonly PostCard[] }

function PostCards({ posts, today, variant }: CardsProps) {
  const columns = variant === 'blog' ? 2 : 3
  return (
    <CardGrid columns={columns}>
      {posts.map(({ id, title, publishedOn, excerpt, author, cover }, index) => (
        <li key={id}>
          <Card
            title={title}
            level={2}
            note={`${formatLongDate(publishedOn)} · ${formatRelativeAge(publishedOn, today)}`}
            text={excerpt}
            clamp={{ text: 3 }}
            cover={<CoverImage cover={cover} place="card" urgency={index < columns ? 'early' : undefined} />}
            to={linkTo(variant === 'blog' ? 'blogPost' : 'blogsPost', { postId: id })}
            action={variant === 'blogs' ? 'Read more →' : undefined}
          >
            {variant === 'blog' && <Byline author={author} />}
          </Card>
        </li>
      ))}
    </CardGrid>
  )
}

function NoPosts({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.heading}>
        {isFiltered ? 'No blog posts found for this period' : 'No blog posts found yet'}
      </h2>
      <p>{isFiltered ? 'Try a different period or show all posts.' : 'Check back later for new content!'}</p>
    </div>
  )
}
