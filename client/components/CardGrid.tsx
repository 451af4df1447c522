import type { ReactNode } from 'react'
import styles from './CardGrid.module.scss'

type Props = { readonly columns: 2 | 3 | 4; readonly children: ReactNode }

/** A list of cards: one column on small screens, two on medium ones (but for three), all of them on large ones. */
export function CardGrid({ columns, children }: Props) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {children}
    </ul>
  )
}
