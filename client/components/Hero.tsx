import type { ReactNode } from 'react'
import styles from './Hero.module.scss'

type Props = {
  readonly eyebrow?: string
  readonly heading: string
  readonly text?: string
  /** Buttons and the like, below the text. */
  readonly children?: ReactNode
}

/** The opening of a page with its one h1, under the transparent navigation bar. */
export function Hero({ eyebrow, heading, text, children }: Props) {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children !== undefined && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  )
}
