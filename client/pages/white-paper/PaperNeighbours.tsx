import { linkTo } from '../../../shared/links.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Row } from '../../components/Row.tsx'
import { usePapers } from '../../features/papers/PaperProvider.tsx'

/** Links to the papers before and after, where they exist. */
export function PaperNeighbours({ id }: { readonly id: string }) {
  const { findPrevious, findNext } = usePapers()
  const previous = findPrevious(id)
  const next = findNext(id)
  return (
    <nav aria-label="Other papers">
      <Row>
        {previous !== undefined && (
          <ButtonLink to={linkTo('whitePaper', { paperId: previous.id })} tone="quiet">
            Previous Paper
          </ButtonLink>
        )}
        {next !== undefined && (
          <ButtonLink to={linkTo('whitePaper', { paperId: next.id })} tone="quiet">
            Next Paper
          </ButtonLink>
        )}
      </Row>
    </nav>
  )
}
