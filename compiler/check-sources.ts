import { dayMs } from '../shared/values/dates.ts'
import type { Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'

/** One source, one file: texts cite it by id, and no two files have the same address or title. */
export function checkSources({ folder: { sources } }: Entries): Problem[] {
  return (['url', 'title'] as const).flatMap(field =>
    sources.flatMap(({ value, source }, index) => {
      const first = sources.findIndex(other => other.value[field].toLowerCase() === value[field].toLowerCase())
      if (first === index) return []
      const fault = `is also in ${sources[first]?.source.path}`
      return [source.problemAt([field], fault, 'cite that source and remove this file')]
    }),
  )
}

const warningDays = 60

/** Sources whose `checkBy` has come or comes within 60 days; `today` is a calendar date. */
export function findDueSources({ folder: { sources } }: Entries, today: string): Problem[] {
  const limit = new Date(Date.parse(today) + warningDays * dayMs).toISOString().slice(0, 10)
  return sources.flatMap(({ value: { checkBy, url }, source }) => {
    if (checkBy === undefined || checkBy > limit) return []
    const remedy = `read ${url} again, correct the texts that cite it, and set lookedUp and checkBy`
    return [source.problemAt(['checkBy'], `has to be looked up again by ${checkBy}`, remedy)]
  })
}
