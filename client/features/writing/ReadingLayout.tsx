import type { ReactNode } from 'react'
import type { Body } from '../../../shared/content/library.ts'
import { Prose } from '../../components/Prose.tsx'
import styles from './ReadingLayout.module.scss'
import { ShareButton } from './ShareButton.tsx'
import { TableOfContents } from './TableOfContents.tsx'

type Props = {
  readonly body: Body
  /** Above the text, such as an abstract. */
  readonly before?: ReactNode
  /** Next to the text on wide screens, above the table of contents. */
  readonly aside?: ReactNode
  /** Directly below the text. */
  readonly foot: ReactNode
  /** Below the text, such as related pieces. */
  readonly after?: ReactNode
}

/** The text of a piece with its table of contents and a reading progress bar. */
export function ReadingLayout({ body, before, aside, foot, after }: Props) {
  return (
    <>
      <div className={styles.progress} data-only="screen" aria-hidden="true" />
      <div className={styles.layout}>
        {before !== undefined && <div className={styles.wide}>{before}</div>}
        <div className={styles.aside}>
          {aside}
          <TableOfContents headings={body.headings} />
        </div>
        <div className={styles.text}>
          <Prose html={body.html} />
          {foot}
          <ShareButton />
        </div>
        {after !== undefined && <div className={styles.wide}>{after}</div>}
      </div>
    </>
  )
}
