import type { ReactNode } from 'react'
import styles from './Opening.module.scss'
import words from './text.module.scss'

type Props = {
  readonly eyebrow?: string | undefined
  readonly heading: string
  readonly text?: string | undefined
  /** What the page is about: a chart, in the full width below the words. */
  readonly children: ReactNode
}

/** A first screen that shows figures, with the page's only h1. */
export function Opening({ eyebrow, heading, text, children }: Props) {
  return (
    <header className={styles.opening}>
      <div className={words.stack}>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 tabIndex={-1}>{heading}</h1>
        {text !== undefined && <p className={words.quiet}>{text}</p>}
      </div>
      {children}
    </header>
  )
}
