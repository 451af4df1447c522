import type { ReactNode } from 'react'
import { toSlug } from '../../shared/values/slug.ts'
import styles from './Section.module.scss'

type Props = {
  readonly heading: string
  /** Anchor; made from the heading unless there is one. */
  readonly id?: string
  readonly text?: ReactNode
  readonly tone?: 'surface' | 'deep'
  /** Over the heading: the arch of the one section of a page that matters most. */
  readonly mark?: ReactNode
  /** Has nothing to read on paper: a film, or links to what runs on a screen. */
  readonly isForScreens?: boolean
  readonly children?: ReactNode
}

/** A full-width section with a heading. */
export function Section({ heading, id = toSlug(heading), text, tone, mark, isForScreens, children }: Props) {
  return (
    <section id={id} className={styles.section} data-tone={tone} data-only={isForScreens && 'screen'}>
      <div className={styles.inner}>
        <div className={styles.head}>
          {mark}
          <h2>{heading}</h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
