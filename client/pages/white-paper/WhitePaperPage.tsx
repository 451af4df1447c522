import { linkTo } from '../../../shared/addresses/links.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { findNeighbors } from '../../../shared/values/order.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Byline } from '../../components/Byline.tsx'
import { Dateline } from '../../components/Dateline.tsx'
import { Row } from '../../components/Row.tsx'
import { PaperDownload } from '../../features/papers/PaperDownload.tsx'
import { PaperProvider, usePapers } from '../../features/papers/PaperProvider.tsx'
import { PieceFoot } from '../../features/writing/PieceFoot.tsx'
import { PieceHero } from '../../features/writing/PieceHero.tsx'
import { PlaceInTopic, Tags } from '../../features/writing/PieceTopics.tsx'
import { ReadingLayout } from '../../features/writing/ReadingLayout.tsx'
import { PrintButton } from './PrintButton.tsx'
import styles from './WhitePaperPage.module.scss'

export function WhitePaperPage({ page: { data, today } }: { readonly page: PageOf<'whitePaper'> }) {
  const { piece, body, calculators, tags, place, nearby } = data
  const { category, title, authors, datePublished, abstract, cover, downloadable } = piece
  const path = linkTo('whitePaper', { paperId: piece.id })
  return (
    <PaperProvider papers={nearby}>
      <article>
        <PieceHero
          eyebrow={category}
          heading={title}
          text={
            <>
              <Dateline day={datePublished} today={today} />
              {` · ${body.readingMinutes} min read`}
            </>
          }
          cover={cover}
        >
          {authors.map(({ id, name, title: role, avatar }) => (
            <Byline key={name} author={{ id, name, role, avatar }} />
          ))}
          <a href={linkTo('whitePapers')}>← Back to White Papers</a>
        </PieceHero>
        <ReadingLayout
          path={path}
          body={body}
          calculators={calculators}
          before={
            <div className={styles.opening}>
              <section className={styles.abstract}>
                <h2 className={styles.heading}>Abstract</h2>
                <p>{abstract}</p>
              </section>
              <Tags tags={tags} />
              {downloadable && (
                <Row>
                  <PaperDownload paper={piece} />
                  <PrintButton />
                </Row>
              )}
            </div>
          }
          foot={
            <PieceFoot
              title={title}
              authors={authors.map(({ name }) => name)}
              publishedOn={datePublished}
              path={path}
              history={body.history}
            />
          }
          after={
            <>
              <PlaceInTopic place={place} />
              <PaperNeighbours id={piece.id} />
            </>
          }
        />
      </article>
    </PaperProvider>
  )
}

function PaperNeighbours({ id }: { readonly id: string }) {
  const { previous, next } = findNeighbors(usePapers(), id)
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
