import type { ReactNode } from 'react'
import { toSlug } from '../../shared/values/slug.ts'
import styles from './Part.module.scss'
import words from './text.module.scss'

type Props = {
  readonly heading: string
  /** Anchor; made from the heading unless there is one. */
  readonly id?: string
  /** Level of the heading: one below the heading above the parts. */
  readonly level?: 2 | 3
  readonly text?: string
  /** Whether the search finds it. */
  readonly isFound?: boolean
  readonly children: ReactNode
}

/** A part of a long page: its heading is to the left of its content on large screens, above it on small ones. */
export function Part({ heading, id = toSlug(heading), level = 2, text, isFound = true, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <section id={id} className={styles.part} data-search={isFound ? undefined : 'none'}>
      <div className={words.stack}>
        <Heading className={styles.heading}>{heading}</Heading>
        {text !== undefined && <p className={words.quiet}>{text}</p>}
      </div>
      <div>{children}</div>
    </section>
  )
}
