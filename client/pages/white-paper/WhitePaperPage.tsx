import { Link } from 'react-router-dom'
import { formatRelativeAge } from '../../../shared/dates.ts'
import { linkTo } from '../../../shared/links.ts'
import type { PageOf } from '../../../shared/page-data.ts'
import { Badge } from '../../components/Badge.tsx'
import { Band } from '../../components/Band.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Prose } from '../../components/Prose.tsx'
import { Row } from '../../components/Row.tsx'

export function WhitePaperPage({ page }: { readonly page: PageOf<'whitePaper'> }) {
  const { piece, html, previousId, nextId } = page.data
  return (
    <article>
      <Hero eyebrow={piece.category} heading={piece.title} text={piece.abstract}>
        <Link to={linkTo('whitePapers')}>← Back to White Papers</Link>
      </Hero>
      <Band>
        <Row>
          {piece.tags.map(tag => (
            <Badge key={tag}>#{tag}</Badge>
          ))}
        </Row>
        <p>
          {piece.authors.map(({ name, title }) => `${name}, ${title}`).join(' · ')} ·{' '}
          {formatRelativeAge(piece.datePublished, page.today)}
        </p>
        <Prose html={html} />
        <Row>
          {previousId !== undefined && (
            <ButtonLink to={linkTo('whitePaper', { paperId: previousId })} tone="quiet">
              Previous Paper
            </ButtonLink>
          )}
          {nextId !== undefined && (
            <ButtonLink to={linkTo('whitePaper', { paperId: nextId })} tone="quiet">
              Next Paper
            </ButtonLink>
          )}
        </Row>
      </Band>
    </article>
  )
}
