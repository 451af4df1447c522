type Props = {
  readonly count: number
  /** What is counted, in the singular; an s makes it the plural. */
  readonly noun: string
}

/** Tells screen readers how many entries a list has once a filter changed it; eyes see the list itself. */
export function ListStatus({ count, noun }: Props) {
  return (
    <p data-only="reader" role="status">
      {`${count} ${count === 1 ? noun : `${noun}s`} shown`}
    </p>
  )
}
