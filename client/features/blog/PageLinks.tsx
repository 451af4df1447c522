import type { Period } from '../../../shared/blog/archive.ts'
import { linkTo } from '../../../shared/links.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Row } from '../../components/Row.tsx'

type Props = {
  readonly route: 'blog' | 'blogs'
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly period?: Period
}

/** Pagination links; nothing for a single page. */
export function PageLinks({ route, page, pageCount, period }: Props) {
  if (pageCount === 1) return null
  const toPage = (number: number) => linkTo(route, undefined, { ...period, page: number === 1 ? undefined : number })
  return (
    <nav aria-label="Pages of the list">
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
