import { checkAll } from './check-all.ts'
import type { PublicFiles } from './check-pictures.ts'
import { formatProblem, type Problem } from './problem.ts'
import type { Entries } from './read-entries.ts'
import { listWaiting, type Piece, toReason, withoutPieces } from './waiting.ts'

/** The content that is public from a day on. */
export type Edition = {
  /** The day at whose first moment in UTC it begins; undefined for the one of today. */
  readonly from: string | undefined
  readonly waiting: readonly Piece[]
  readonly entries: Entries
}

/** What is public today, and an edition for each later day on which something appears. Without a day only drafts wait. */
export function toEditions(entries: Entries, today: string | undefined): readonly [Edition, ...Edition[]] {
  const toEdition = (from: string | undefined): Edition => {
    const waiting = listWaiting(entries, from ?? today)
    return { from, waiting, entries: withoutPieces(entries, waiting) }
  }
  const first = toEdition(undefined)
  const days = first.waiting.flatMap(({ isDraft, day }) => (isDraft || day === undefined ? [] : [day]))
  return [first, ...[...new Set(days)].sort().map(toEdition)]
}

/** What an edition names and does not have: links and references from public pages to pieces that wait. */
export function checkEditions(editions: readonly Edition[], files: PublicFiles): readonly Problem[] {
  const problems = editions.flatMap(({ from, waiting, entries }) =>
    // All of the content together has been checked.
    waiting.length === 0 ? [] : checkAll(entries, files).map(problem => toWaiting(problem, { from, waiting })),
  )
  return [...new Map(problems.map(problem => [formatProblem(problem), problem])).values()]
}

function toWaiting(problem: Problem, { from, waiting }: Pick<Edition, 'from' | 'waiting'>): Problem {
  const named = waiting.find(({ id }) => new RegExp(`["/]${id}(?![\\w-])`).test(problem.fault))
  if (named !== undefined) {
    const fault = `leads to ${named.source.path}, which ${toReason(named)}`
    return { ...problem, fault, remedy: `remove it${named.isDraft ? '' : ' until then'}, or let this wait as long` }
  }
  const files = waiting.map(({ source }) => source.path).join(', ')
  const fault = `${problem.fault}${from === undefined ? '' : ` on ${from}`}, while these wait: ${files}`
  return { ...problem, fault, remedy: 'remove it, or let this wait as long' }
}
