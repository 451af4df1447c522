const pageSize = 24
/** Up to here one page holds everything: a second one with a handful of cards would help nobody. */
const mostOnOnePage = 30

export type Paged<T> = {
  readonly items: readonly T[]
  /** From 1. */
  readonly page: number
  readonly pageCount: number
}

/** One page of a list. A page beyond the last is the last. */
export function paginate<T>(items: readonly T[], wanted: number): Paged<T> {
  if (items.length <= mostOnOnePage) return { items, page: 1, pageCount: 1 }
  const pageCount = Math.ceil(items.length / pageSize)
  const page = Math.min(Math.max(1, wanted), pageCount)
  return { items: items.slice((page - 1) * pageSize, page * pageSize), page, pageCount }
}
