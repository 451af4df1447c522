import styles from './SpanMark.module.scss'

/** A short deck with its arch, over the heading of the one section of a page that matters most. */
export function SpanMark() {
  return <span className={styles.mark} />
}
