const pageSize = 24
/** Up to this many, one page holds everything: the second would have only a few cards. */
const maxOnSinglePage = 30

export type Paged<T> = {
  readonly items: readonly T[]
  /** From 1. */
  readonly page: number
  readonly pageCount: number
}

/** The page of a list with the number that a query has; the first without one. Undefined when the list has no such page. */
export function paginate<T>(items: readonly T[], number: string | null): Paged<T> | undefined {
  const pageCount = items.length <= maxOnSinglePage ? 1 : Math.ceil(items.length / pageSize)
  const page = Array.from({ length: pageCount }, (_, index) => index + 1).find(each => String(each) === (number ?? '1'))
  if (page === undefined) return undefined
  const shown = pageCount === 1 ? items : items.slice((page - 1) * pageSize, page * pageSize)
  return { items: shown, page, pageCount }
}
