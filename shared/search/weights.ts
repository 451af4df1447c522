import type { Kind } from '../content/schemas/passages.ts'
import type { Index } from './open-index.ts'

/** What a word counts in the places of a passage, as in `places`, and elsewhere on its page. */
export const weights = {
  places: [1.3, 1, 0.9],
  /** In the title of the page, for each of its passages. */
  title: 2,
  elsewhere: 0.32,
  /** How much of the coverage is that of the whole page. */
  pageCoverage: 0.15,
  synonym: 0.85,
  /** Of a word of an expression, beside the expression itself. */
  part: 0.3,
  /** How much a long passage loses. */
  length: 0.35,
  /** How much a heading gains that the query has nearly all of. */
  fit: 0.7,
  coverage: 1.05,
  own: { page: 1.4, service: 1.5, work: 0.7, job: 1.05, person: 1.2, industry: 0.6 } as Partial<Record<Kind, number>>,
  others: { demo: 1, topic: 0.6, term: 0.4, product: 0.65, file: 0.5, calculator: 0.75 } as Partial<
    Record<Kind, number>
  >,
  addressed: 2.2,
  /** For the choice among the passages of a page. */
  local: { length: 0.4, fit: 0.45, head: 0.5 },
  /** Of the start of a page. */
  head: 0.85,
}

/** Which part of a heading's words was looked for: numbers of stems. */
export function toFit({ headingOf, rarityOf }: Index, passage: number, sought: ReadonlySet<number>): number {
  let all = 0
  let covered = 0
  for (const stem of headingOf(passage)) {
    const rarity = rarityOf(stem)
    all += rarity
    if (sought.has(stem)) covered += rarity
  }
  return all === 0 ? 0 : covered / all
}
