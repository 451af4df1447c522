import styles from './Badge.module.scss'

/** A fact in a word or two. */
export function Badge({ children }: { readonly children: React.ReactNode }) {
  return <span className={styles.badge}>{children}</span>
}
