import type { ReactNode } from 'react'
import { toSlug } from '../../shared/slug.ts'
import { Reveal } from './Reveal.tsx'
import styles from './Section.module.scss'

type Props = {
  readonly heading: string
  /** Anchor; made from the heading unless there is one. */
  readonly id?: string
  readonly text?: string
  readonly tone?: 'surface' | 'deep'
  readonly children?: ReactNode
}

/** A full-width section with a heading. */
export function Section({ heading, id = toSlug(heading), text, tone, children }: Props) {
  return (
    <section id={id} className={styles.section} data-tone={tone}>
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
