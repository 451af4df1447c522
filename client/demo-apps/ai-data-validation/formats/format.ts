export type Reading = {
  /** The same for every way to write the same thing. */
  readonly canonical: string
  /** How it is written; '' fits every form. */
  readonly form: string
  /** Its place on a scale: the number, or days since 1970 for dates. NaN where there is none. */
  readonly scale: number
}

/** One kind of value: how to recognise it, and how to write it in another form. Cells come trimmed. */
export type Format = {
  readonly read: (cell: string) => Reading | undefined
  /** Undefined where the change would lose or invent something. */
  readonly write?: (cell: string, form: string) => string | undefined
}

const memoLimit = 20_000

/** Remembers readings, as most columns repeat themselves. */
export function remember(read: Format['read']): Format['read'] {
  const memo = new Map<string, Reading | undefined>()
  return cell => {
    if (memo.has(cell)) return memo.get(cell)
    const reading = read(cell)
    if (memo.size < memoLimit) memo.set(cell, reading)
    return reading
  }
}
