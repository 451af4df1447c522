import type { AddressQuery } from '../addresses/routes.ts'
import type { PostSummary } from '../content/library.ts'

/** A month of a year: 1 is January. */
export type Period = { readonly year: number; readonly month: number }

export type ArchiveMonth = { readonly month: number; readonly count: number }
export type ArchiveYear = { readonly year: number; readonly months: readonly ArchiveMonth[] }

type Dated = Pick<PostSummary, 'publishedOn'>

/** The number of posts in each month: newest year first, newest month first. */
export function toArchive(posts: readonly Dated[]): readonly ArchiveYear[] {
  const years = new Map<number, Map<number, number>>()
  for (const { year, month } of posts.map(periodOf)) {
    const months = years.get(year) ?? new Map<number, number>()
    years.set(year, months.set(month, (months.get(month) ?? 0) + 1))
  }
  return [...years]
    .sort(([a], [b]) => b - a)
    .map(([year, months]) => ({
      year,
      months: [...months].sort(([a], [b]) => b - a).map(([month, count]) => ({ month, count })),
    }))
}

/** The period in a query; undefined unless year and month are whole numbers and the month exists. */
export function parsePeriod(query: AddressQuery<'year' | 'month'>): Period | undefined {
  const year = parseWholeNumber(query.get('year'))
  const month = parseWholeNumber(query.get('month'))
  if (year === undefined || month === undefined || month < 1 || month > 12) return undefined
  return { year, month }
}

export function postsInPeriod<Post extends Dated>(posts: readonly Post[], period: Period | undefined): readonly Post[] {
  if (period === undefined) return posts
  return posts.filter(post => {
    const { year, month } = periodOf(post)
    return year === period.year && month === period.month
  })
}

function periodOf({ publishedOn }: Dated): Period {
  return { year: Number(publishedOn.slice(0, 4)), month: Number(publishedOn.slice(5, 7)) }
}

function parseWholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}
