import type { ReactNode } from 'react'
import styles from './Section.module.scss'

type Props = {
  readonly heading: string
  readonly text?: string
  readonly tone?: 'page' | 'surface'
  readonly children?: ReactNode
}

/** A full-width band with a heading; the parent orders bands, the band spaces itself inside. */
export function Section({ heading, text, tone = 'page', children }: Props) {
  return (
    <section className={styles.section} data-tone={tone}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 className={styles.heading}>{heading}</h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
