import type { ReactNode } from 'react'
import styles from './Band.module.scss'

/** Content at the page's width, without a heading. */
export function Band({ children }: { readonly children: ReactNode }) {
  return <div className={styles.band}>{children}</div>
}
