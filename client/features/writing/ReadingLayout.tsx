import type { ReactNode } from 'react'
import type { Body } from '../../../shared/content/library.ts'
import { Prose } from '../../components/Prose.tsx'
import styles from './ReadingLayout.module.scss'
import { ShareButton } from './ShareButton.tsx'
import { TableOfContents } from './TableOfContents.tsx'

type Props = {
  readonly body: Body
  /** Before the text: an abstract. */
  readonly before?: ReactNode
  /** Beside the text on wide screens: facts about the piece. */
  readonly beside?: ReactNode
  /** After the text: neighbours, related pieces. */
  readonly after?: ReactNode
}

/** A piece to be read: text at a comfortable measure, contents beside it, a line that shows how far one is. */
export function ReadingLayout({ body, before, beside, after }: Props) {
  return (
    <>
      <div className={styles.progress} data-only="screen" aria-hidden="true" />
      <div className={styles.layout}>
        {before !== undefined && <div className={styles.wide}>{before}</div>}
        <div className={styles.aside}>
          {beside}
          <TableOfContents headings={body.headings} />
        </div>
        <div className={styles.text}>
          <Prose html={body.html} />
          <ShareButton />
        </div>
        {after !== undefined && <div className={styles.wide}>{after}</div>}
      </div>
    </>
  )
}
