import styles from './ListStatus.module.scss'

type Props = {
  /** Undefined while it is not known: then nothing is told. */
  readonly count: number | undefined
  /** What is counted, in the singular; an s makes it the plural. */
  readonly noun: string
}

/** Tells screen readers how many entries a list has once a filter changed it; eyes see the list itself. */
export function ListStatus({ count, noun }: Props) {
  return (
    <p className={styles.status} role="status">
      {count !== undefined && `${count} ${count === 1 ? noun : `${noun}s`} shown`}
    </p>
  )
}
