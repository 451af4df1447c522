import { dayMs } from '../shared/values/dates.ts'
import { type Problem, suggest } from './problem.ts'
import type { Entries } from './read-entries.ts'

/** One source, one file: texts cite it by id, and no two files have the same address or title. */
export function checkSources(entries: Entries): Problem[] {
  return [...findTwins(entries), ...findUnknownSources(entries), ...findLinksOutside(entries)]
}

function findTwins({ folder: { sources } }: Entries): Problem[] {
  return (['url', 'title'] as const).flatMap(field =>
    sources.flatMap(({ value, source }, index) => {
      const first = sources.findIndex(other => other.value[field].toLowerCase() === value[field].toLowerCase())
      if (first === index) return []
      const fault = `is also in ${sources[first]?.source.path}`
      return [source.problemAt([field], fault, 'cite that source and remove this file')]
    }),
  )
}

function findUnknownSources({ folder: { industries, sources } }: Entries): Problem[] {
  const ids = sources.map(({ value }) => value.id)
  return industries.flatMap(({ value, source }) => {
    const named = [
      ...value.snapshot.sources.map((id, index) => ({ id, field: ['snapshot', 'sources', index] })),
      ...value.use_cases.flatMap(({ case_study }, index) =>
        case_study === undefined
          ? []
          : [{ id: case_study.source, field: ['use_cases', index, 'case_study', 'source'] }],
      ),
    ]
    return named
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, field }) =>
        source.problemAt(
          field,
          `"${id}" is not in content/sources`,
          suggest(id, ids, `add content/sources/${id}.json`),
        ),
      )
  })
}

/** Articles and papers cite by notes alone, so that there is one format; the links of the notes themselves are theirs. */
function findLinksOutside({ folder: { articles, papers, sources }, renderBody }: Entries): Problem[] {
  const addresses = new Set(sources.map(({ value }) => value.url))
  return [...articles, ...papers].flatMap(({ source }) => {
    const bodyLines = source.body.split('\n').length
    return renderBody(source)
      .links.filter(({ target, line }) => target.startsWith('http') && line <= bodyLines)
      .map(({ target, line }) => {
        const remedy = addresses.has(target)
          ? 'cite the source in content/sources that has this address, as [^id]'
          : 'add it to content/sources and cite it as [^id]'
        return source.problemInBody(line, `links to ${target}`, remedy)
      })
  })
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
