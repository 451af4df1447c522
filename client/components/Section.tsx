import type { ReactNode } from 'react'
import { Reveal } from './Reveal.tsx'
import styles from './Section.module.scss'

type Props = {
  readonly heading: string
  readonly text?: string
  readonly tone?: 'surface' | 'deep'
  readonly children?: ReactNode
}

/** A full-width section with a heading. */
export function Section({ heading, text, tone, children }: Props) {
  return (
    <section className={styles.section} data-tone={tone}>
      <div className={styles.inner}>
        <Reveal>
          <div className={styles.head}>
            <h2 className={styles.heading}>{heading}</h2>
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
        </Reveal>
        {children}
      </div>
    </section>
  )
}
