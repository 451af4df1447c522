const pageSize = 24
/** Up to this many, one page holds everything: the second would have only a few cards. */
const maxOnSinglePage = 30

export type Paged<T> = {
  readonly items: readonly T[]
  /** From 1. */
  readonly page: number
  readonly pageCount: number
}

/** One page of a list. A requested page beyond the last gives the last. */
export function paginate<T>(items: readonly T[], requested: number): Paged<T> {
  if (items.length <= maxOnSinglePage) return { items, page: 1, pageCount: 1 }
  const pageCount = Math.ceil(items.length / pageSize)
  const page = Math.min(Math.max(1, requested), pageCount)
  return { items: items.slice((page - 1) * pageSize, page * pageSize), page, pageCount }
}
