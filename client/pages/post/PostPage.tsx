import { linkTo } from '../../../shared/links.ts'
import type { PageOf } from '../../../shared/page-data.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Byline } from '../../components/Byline.tsx'
import { Dateline } from '../../components/Dateline.tsx'
import { Row } from '../../components/Row.tsx'
import { BlogProvider, useBlog } from '../../features/blog/BlogProvider.tsx'
import { SeriesBox } from '../../features/blog/SeriesBox.tsx'
import { PieceHero } from '../../features/writing/PieceHero.tsx'
import { ReadingLayout } from '../../features/writing/ReadingLayout.tsx'
import { RelatedPosts } from './RelatedPosts.tsx'

export function PostPage({ page: { data, today } }: { readonly page: PageOf<'post'> }) {
  const { piece, body, nearby, postCount, series, related } = data
  return (
    <BlogProvider posts={nearby} storeCount={postCount}>
      <article>
        <PieceHero
          eyebrow={<Dateline day={piece.publishedOn} moment={piece.publishedAt} today={today} />}
          heading={piece.title}
          cover={piece.cover}
        >
          <Byline author={piece.author} hasBy={piece.kind === 'article'} />
          <span>{piece.readTime ?? `${body.readingMinutes} min read`}</span>
          <a href={linkTo('blog')}>← Back to Blog</a>
        </PieceHero>
        <ReadingLayout
          body={body}
          aside={series.length > 0 && <SeriesBox post={piece} parts={series} />}
          after={
            <>
              <PostNeighbours id={piece.id} />
              <RelatedPosts posts={related} />
            </>
          }
        />
      </article>
    </BlogProvider>
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
