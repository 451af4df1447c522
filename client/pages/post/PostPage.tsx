import { Link } from 'react-router-dom'
import { formatLongDate, formatRelativeAge } from '../../../shared/dates.ts'
import { linkTo } from '../../../shared/links.ts'
import type { PageOf } from '../../../shared/page-data.ts'
import { Band } from '../../components/Band.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Byline } from '../../components/Byline.tsx'
import { CoverImage } from '../../components/CoverImage.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Row } from '../../components/Row.tsx'

export function PostPage({ page }: { readonly page: PageOf<'post'> }) {
  const { piece, html, previousId, nextId } = page.data
  const { title, author, publishedOn } = piece
  return (
    <article>
      <Hero eyebrow={`${formatLongDate(publishedOn)} · ${formatRelativeAge(publishedOn, page.today)}`} heading={title}>
        {piece.kind === 'article' ? <p>By {author.name}</p> : <Byline author={author} />}
        <Link to={linkTo('blog')}>← Back to Blog</Link>
      </Hero>
      <Band>
        <CoverImage cover={piece.cover} sizes="(min-width: 80rem) 75rem, 92vw" isFirst />
        <Prose html={html} />
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
      </Band>
    </article>
  )
}
