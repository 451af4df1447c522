import type { Index } from './open-index.ts'
import type { Term } from './parse-query.ts'
import type { QueryTerm } from './synonyms.ts'
import { toStem } from './words.ts'

/** Query terms for two words that the site writes as one, such as "health care", and for one that it writes as two. */
export function respace(
  queryTerms: readonly QueryTerm[],
  terms: readonly Term[],
  { findStem }: Index,
): readonly QueryTerm[] {
  const isKnown = (stem: string) => findStem(stem) !== undefined
  const joined = terms.flatMap((term, index) => {
    const next = terms[index + 1]
    if (next === undefined || term.isFrequent || next.isFrequent) return []
    const stem = toStem(term.word + next.word)
    return isKnown(stem) ? [{ own: [term.stem, next.stem], others: [[stem]] }] : []
  })
  const split = terms.flatMap(({ word, stem, isFrequent }) => {
    if (isFrequent || isKnown(stem)) return []
    const parts = Array.from({ length: Math.max(0, word.length - 7) }, (_, at) => [
      word.slice(0, at + 4),
      word.slice(at + 4),
    ]).find(both => both.every(part => isKnown(toStem(part))))
    return parts === undefined ? [] : [{ own: [], others: [parts.map(toStem)] }]
  })
  const replaced = new Set(joined.flatMap(({ own }) => own))
  return [...queryTerms.filter(({ own }) => !own.some(stem => replaced.has(stem))), ...joined, ...split]
}

/** The query term with all words that the visitor may be about to finish. */
export function complete(queryTerm: QueryTerm, { completions }: Index, start: Term | undefined): QueryTerm {
  if (start === undefined || queryTerm.own.length !== 1 || queryTerm.own[0] !== start.stem) return queryTerm
  return { ...queryTerm, others: [...queryTerm.others, ...completions(start.word).map(stem => [stem])] }
}
