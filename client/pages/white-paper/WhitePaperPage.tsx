import { Suspense } from 'react'
import { linkTo } from '../../../shared/addresses/links.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { findNeighbors } from '../../../shared/values/order.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Byline } from '../../components/Byline.tsx'
import { Dateline } from '../../components/Dateline.tsx'
import { lazyPart } from '../../components/lazy-part.ts'
import { Row } from '../../components/Row.tsx'
import { PaperProvider, usePapers } from '../../features/papers/PaperProvider.tsx'
import { ArticleFoot } from '../../features/writing/ArticleFoot.tsx'
import { ArticleHero } from '../../features/writing/ArticleHero.tsx'
import { PlaceInTopic, Tags } from '../../features/writing/ArticleTopics.tsx'
import { ReadingLayout } from '../../features/writing/ReadingLayout.tsx'
import { PrintButton } from './PrintButton.tsx'
import styles from './WhitePaperPage.module.scss'

// With the sizes of all files.
const PaperDownload = lazyPart(() =>
  import('../../features/papers/PaperDownload.tsx').then(module => module.PaperDownload),
)

export function WhitePaperPage({ page: { data, today } }: { readonly page: PageOf<'whitePaper'> }) {
  const { article, body, calculators, tags, place, nearby } = data
  const { category, title, authors, datePublished, abstract, cover, downloadable } = article
  const path = linkTo('whitePaper', { paperId: article.id })
  return (
    <PaperProvider papers={nearby}>
      <article>
        <ArticleHero
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
        </ArticleHero>
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
                  <Suspense>
                    <PaperDownload paper={article} />
                  </Suspense>
                  <PrintButton />
                </Row>
              )}
            </div>
          }
          foot={
            <ArticleFoot
              id={article.id}
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
              <PaperNeighbours id={article.id} />
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
