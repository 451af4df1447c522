import { linkTo } from '../../../shared/addresses/links.ts'
import type { Period } from '../../../shared/blog/archive.ts'
import { type PostTopic, toTopicQuery } from '../../../shared/blog/topics.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Byline } from '../../components/Byline.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { CardLink } from '../../components/CardLink.tsx'
import { CoverImage } from '../../components/CoverImage.tsx'
import { Dateline } from '../../components/Dateline.tsx'
import { ListStatus } from '../../components/ListStatus.tsx'
import { Row } from '../../components/Row.tsx'
import { useBlog } from './BlogProvider.tsx'
import styles from './PostGrid.module.scss'

type PaginationProps = {
  readonly route: 'blog' | 'blogs'
  readonly period?: Period
  readonly topic?: PostTopic
  /** From 1. */
  readonly page: number
  readonly pageCount: number
}

type Props = PaginationProps & { readonly today: string }

/** One page of a blog list, which begins with the newest post, larger. `/blog` shows authors; `/blogs` shows 'Read more →'. Each links within itself. */
export function PostGrid({ today, ...pagination }: Props) {
  const { posts } = useBlog()
  const { route, period, topic, page } = pagination
  const isLead = (index: number) => index === 0 && page === 1 && period === undefined && topic === undefined
  const columns = route === 'blog' ? 2 : 3
  return (
    <>
      <ListStatus count={posts.length} noun="post" />
      {posts.length === 0 ? (
        <NoPosts isFiltered={period !== undefined} />
      ) : (
        <div className={styles.list} data-framed={route === 'blogs'}>
          <CardGrid columns={columns}>
            {posts.map(({ id, displayTitle, publishedOn, excerpt, author, cover, topicPage }, index) => (
              <li key={id} className={isLead(index) ? styles.lead : undefined}>
                <Card
                  title={displayTitle}
                  level={2}
                  note={<Dateline day={publishedOn} today={today} />}
                  text={excerpt}
                  clamp={!isLead(index)}
                  top={
                    <CoverImage
                      cover={cover}
                      place={isLead(index) ? 'lead' : 'card'}
                      urgency={index < columns ? 'early' : undefined}
                    />
                  }
                  isWide={isLead(index) && route === 'blogs'}
                  to={linkTo(route === 'blog' ? 'blogPost' : 'blogsPost', { postId: id })}
                  action={route === 'blogs' ? 'Read more →' : undefined}
                >
                  {route === 'blog' && <Byline author={author} />}
                  {topicPage !== undefined && <CardLink to={topicPage.to}>{topicPage.label}</CardLink>}
                </Card>
              </li>
            ))}
          </CardGrid>
        </div>
      )}
      {pagination.pageCount > 1 && <Pagination {...pagination} />}
    </>
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

function Pagination({ route, page, pageCount, period, topic }: PaginationProps) {
  const filters = { ...period, ...toTopicQuery(topic) }
  const toPage = (number: number) => linkTo(route, undefined, { ...filters, page: number === 1 ? undefined : number })
  return (
    <nav aria-label="Pages of the list" data-markdown>
      <Row>
        {page > 1 && (
          <ButtonLink to={toPage(page - 1)} tone="quiet">
            Newer posts
          </ButtonLink>
        )}
        <span>
          Page {page} of {pageCount}
        </span>
        {page < pageCount && (
          <ButtonLink to={toPage(page + 1)} tone="quiet">
            Older posts
          </ButtonLink>
        )}
      </Row>
    </nav>
  )
}
