import type { ReactNode } from 'react'
import styles from './Row.module.scss'

/** Small things side by side: buttons, badges. They wrap. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
