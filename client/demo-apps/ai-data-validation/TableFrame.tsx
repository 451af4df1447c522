import type { ReactNode } from 'react'
import styles from './TableFrame.module.scss'

/** A table that scrolls sideways by itself on narrow screens; the keyboard can scroll it too. */
export function TableFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  )
}
