export type Reading = {
  /** Equal for all spellings of the same value. */
  readonly canonical: string
  /** How it is written; '' fits every form. */
  readonly form: string
  /** The number, or days since 1970 for dates; NaN if there is none. */
  readonly scale: number
}

/** How to recognize a kind of value and write it in another form. Expects trimmed cells. */
export type Format = {
  readonly read: (cell: string) => Reading | undefined
  /** Undefined if the change would lose or invent information. */
  readonly write?: (cell: string, form: string) => string | undefined
  /** Of numbers; a point if undefined. */
  readonly decimalMark?: string
}

const maxMemoized = 20_000

/** Memoizes readings, as most columns repeat values. */
export function memoize(read: Format['read']): Format['read'] {
  const memo = new Map<string, Reading | undefined>()
  return cell => {
    if (memo.has(cell)) return memo.get(cell)
    const reading = read(cell)
    if (memo.size < maxMemoized) memo.set(cell, reading)
    return reading
  }
}
