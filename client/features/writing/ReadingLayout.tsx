import { type ReactNode, Suspense } from 'react'
import type { CalculatorData } from '../../../shared/calculators/load-calculator.ts'
import type { Body } from '../../../shared/content/library.ts'
import { lazyPart } from '../../components/lazy-part.ts'
import { Prose } from './Prose.tsx'
import { TableOfContents } from './TableOfContents.tsx'
import styles from './writing.module.scss'

const ArticleFiles = lazyPart(() => import('./ArticleFiles.tsx').then(module => module.ArticleFiles))
// Far below the first screen.
const ArticleTools = lazyPart(() => import('./ArticleTools.tsx').then(module => module.ArticleTools))

type Props = {
  /** Canonical path of the article. */
  readonly path: string
  readonly body: Body
  readonly calculators: readonly CalculatorData[]
  /** Above the text, such as an abstract. */
  readonly before?: ReactNode
  /** Next to the text on wide screens, above the table of contents. */
  readonly aside?: ReactNode
  /** Directly below the text. */
  readonly foot: ReactNode
  /** Below the text, such as related articles. */
  readonly after?: ReactNode
}

/** The text of an article with its table of contents and a reading progress bar. */
export function ReadingLayout({ path, body, calculators, before, aside, foot, after }: Props) {
  return (
    <>
      <div className={styles.readingProgress} data-only="screen" aria-hidden="true" />
      <div className={styles.readingLayout}>
        {before !== undefined && <div className={styles.readingWide}>{before}</div>}
        <div className={styles.readingAside}>
          {aside}
          <TableOfContents headings={body.headings} />
        </div>
        <div className={styles.readingText}>
          <Prose html={body.html} hasCharts={body.hasCharts} calculators={calculators} />
          {body.files !== undefined && (
            <Suspense>
              <ArticleFiles files={body.files} />
            </Suspense>
          )}
          {foot}
          <Suspense>
            <ArticleTools path={path} hasTwin={!body.isUnsaved} />
          </Suspense>
        </div>
        {after !== undefined && <div className={styles.readingWide}>{after}</div>}
      </div>
    </>
  )
}
