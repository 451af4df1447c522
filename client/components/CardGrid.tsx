import type { ReactNode } from 'react'
import styles from './CardGrid.module.scss'
import { Reveal } from './Reveal.tsx'

type Props = { readonly columns: 2 | 3 | 4; readonly children: ReactNode }

/** A list of cards: one column on small screens, two on medium ones, `columns` on large ones. */
export function CardGrid({ columns, children }: Props) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {children}
    </ul>
  )
}

const delayStep = 0.2

/** A list item of a grid; items enter one after the other in the order of `index`. */
export function CardItem({ index, children }: { readonly index: number; readonly children: ReactNode }) {
  return (
    <li>
      <Reveal delay={delayStep * index}>{children}</Reveal>
    </li>
  )
}
