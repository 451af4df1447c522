import type { ReactNode } from 'react'
import styles from './Fold.module.scss'

type Props = { readonly title: string; readonly children: ReactNode }

/** A part of the program that is there for who looks for it. */
export function Fold({ title, children }: Props) {
  return (
    <details className={styles.fold}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
