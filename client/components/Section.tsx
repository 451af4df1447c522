import type { ReactNode } from 'react'
import { Reveal } from './Reveal.tsx'
import styles from './Section.module.scss'

type Props = {
  readonly heading: string
  readonly text?: ReactNode
  readonly tone?: 'surface' | 'deep'
  /** Has nothing to read on paper: a film, or links to what runs on a screen. */
  readonly isForScreens?: boolean
  readonly children?: ReactNode
}

/** A full-width section with a heading. */
export function Section({ heading, text, tone, isForScreens, children }: Props) {
  return (
    <section className={styles.section} data-tone={tone} data-only={isForScreens && 'screen'}>
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
