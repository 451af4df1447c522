import styles from './Badge.module.scss'

/** A label of one or two words. */
export function Badge({ children }: { readonly children: React.ReactNode }) {
  return <span className={styles.badge}>{children}</span>
}
