import { formatLongDate } from '../values/dates.ts'

type Cited = {
  readonly title: string
  readonly authors: readonly string[]
  /** Calendar date, as 2025-08-12. */
  readonly publishedOn: string
  readonly changedOn: string | undefined
  readonly company: string
}

/** How to cite an article, without its address at the end. */
export function toCitation({ title, authors, publishedOn, changedOn, company }: Cited): string {
  const changed = changedOn === undefined ? '' : `; changed ${formatLongDate(changedOn)}`
  return `${authors.join(', ')}. “${title}.” ${company}, ${formatLongDate(publishedOn)}${changed}.`
}
