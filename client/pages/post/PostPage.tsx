import { Suspense } from 'react'
import { linkTo } from '../../../shared/addresses/links.ts'
import type { PostSummary } from '../../../shared/content/library.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { withNeighbors } from '../../../shared/values/order.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Byline } from '../../components/Byline.tsx'
import { Dateline } from '../../components/Dateline.tsx'
import { lazyPart } from '../../components/lazy-part.ts'
import { Row } from '../../components/Row.tsx'
import { BlogProvider, useBlog } from '../../features/blog/BlogProvider.tsx'
import { SeriesBox } from '../../features/blog/SeriesBox.tsx'
import { ArticleFoot } from '../../features/writing/ArticleFoot.tsx'
import { ArticleHero } from '../../features/writing/ArticleHero.tsx'
import { PlaceInTopic, Tags } from '../../features/writing/ArticleTopics.tsx'
import { ReadingLayout } from '../../features/writing/ReadingLayout.tsx'
import styles from './PostPage.module.scss'

// The cards of related posts are below the text.
const PieceGrid = lazyPart(() => import('../../features/blog/PieceGrid.tsx').then(module => module.PieceGrid))

export function PostPage({ page: { data, today } }: { readonly page: PageOf<'post'> }) {
  const { article, body, calculators, tags, place, nearby, postCount, series, related } = data
  const path = linkTo('blogsPost', { postId: article.id })
  return (
    <BlogProvider posts={nearby} storeCount={postCount}>
      <article>
        <ArticleHero
          eyebrow={<Dateline day={article.publishedOn} moment={article.publishedAt} today={today} />}
          heading={article.displayTitle}
          cover={article.cover}
        >
          <Byline author={article.author} hasBy={article.kind === 'article'} />
          <span>{article.readTime ?? `${body.readingMinutes} min read`}</span>
          <a href={linkTo('blog')}>← Back to Blog</a>
        </ArticleHero>
        <ReadingLayout
          path={path}
          body={body}
          calculators={calculators}
          foot={
            <ArticleFoot
              id={article.id}
              title={article.displayTitle}
              authors={[article.author.name]}
              publishedOn={article.publishedOn}
              path={path}
              history={body.history}
            />
          }
          aside={series.length > 0 && <SeriesBox post={article} parts={series} />}
          after={
            <>
              <Tags tags={tags} />
              <PlaceInTopic place={place} />
              <PostNeighbours id={article.id} />
              <MorePosts
                heading={article.series?.name}
                posts={withNeighbors(series, article.id).filter(({ id }) => id !== article.id)}
              />
              <MorePosts heading="Related posts" posts={related} />
            </>
          }
        />
      </article>
    </BlogProvider>
  )
}

type MoreProps = { readonly heading: string | undefined; readonly posts: readonly PostSummary[] }

function MorePosts({ heading, posts }: MoreProps) {
  if (posts.length === 0) return null
  return (
    <section className={styles.more} data-only="screen">
      <h2>{heading}</h2>
      <Suspense>
        <PieceGrid
          pieces={posts.map(({ id, displayTitle: title, publishedOn, cover }) => {
            return { to: linkTo('blogsPost', { postId: id }), title, note: <Dateline day={publishedOn} />, cover }
          })}
        />
      </Suspense>
    </section>
  )
}

function PostNeighbours({ id }: { readonly id: string }) {
  const { findPreviousId, findNextId } = useBlog()
  const previousId = findPreviousId(id)
  const nextId = findNextId(id)
  return (
    <nav aria-label="Other posts">
      <Row>
        {previousId !== undefined && (
          <ButtonLink to={linkTo('blogsPost', { postId: previousId })} tone="quiet">
            Previous Blog
          </ButtonLink>
        )}
        <ButtonLink to={linkTo('blogs')} tone="quiet">
          All Blogs
        </ButtonLink>
        {nextId !== undefined && (
          <ButtonLink to={linkTo('blogsPost', { postId: nextId })} tone="quiet">
            Next Blog
          </ButtonLink>
        )}
      </Row>
    </nav>
  )
}
