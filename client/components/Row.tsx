import type { ReactNode } from 'react'
import styles from './Row.module.scss'

/** Small elements in a row that wraps, such as buttons and badges. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
