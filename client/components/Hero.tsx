import type { ReactNode } from 'react'
import styles from './Hero.module.scss'
import words from './text.module.scss'

export type HeroProps = {
  readonly eyebrow?: ReactNode
  readonly heading: string
  readonly text?: ReactNode
  /**
   * `list`: a heading as wide as the page, over a rule. `reading`: a smaller one, for pages of text. `article`: smaller
   * still, for posts and papers.
   */
  readonly size?: 'list' | 'reading' | 'article'
  /** What the page is for, beside the words on large screens and below them on small ones. */
  readonly aside?: ReactNode
  /** The same below the words, from edge to edge of the window. */
  readonly stage?: ReactNode
  /** Buttons and other content below the text. */
  readonly children?: ReactNode
}

/** The first screen of a page with its only h1, under the transparent navigation bar. */
export function Hero({ eyebrow, heading, text, size, aside, stage, children }: HeroProps) {
  return (
    <header className={styles.hero} data-size={size} data-stage={stage !== undefined || undefined}>
      <div className={styles.inner}>
        <div className={words.stack}>
          {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.heading} tabIndex={-1}>
            {heading}
          </h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {children !== undefined && <div className={styles.actions}>{children}</div>}
        </div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      {stage}
    </header>
  )
}
