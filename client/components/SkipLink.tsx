import type { ReactNode } from 'react'
import styles from './SkipLink.module.scss'

/** A way past what many links would make long for the keyboard; seen only with the focus. */
export function SkipLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a className={styles.skip} data-only="reader" href={`#${to}`}>
      {children}
    </a>
  )
}
