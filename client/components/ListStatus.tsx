type Props = {
  readonly count: number
  /** Singular name of an entry; the plural adds an s. */
  readonly noun: string
}

/** Announces the number of entries to screen readers when a filter changes the list; visually hidden. */
export function ListStatus({ count, noun }: Props) {
  return (
    <p data-only="reader" role="status">
      {`${count} ${count === 1 ? noun : `${noun}s`} shown`}
    </p>
  )
}
