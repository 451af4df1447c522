import type { Term } from './parse-query.ts'
import { toStem, toWords } from './words.ts'

/** Something that a query asks for, with the other words for it. */
export type QueryTerm = {
  /** The stems of what the visitor wrote. */
  readonly own: readonly string[]
  /** The stems of each other expression. */
  readonly others: readonly (readonly string[])[]
}

type Expression = { readonly stems: readonly string[]; readonly group: readonly (readonly string[])[] }

export type Synonyms = {
  readonly toQueryTerms: (terms: readonly Term[]) => readonly QueryTerm[]
  readonly has: (stem: string) => boolean
}

/** Finds expressions of one or more words in a query, with all others of their groups. */
export function createSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const byFirst = new Map<string, Expression[]>()
  const stems = new Set<string>()
  for (const texts of groups) {
    const group = texts.map(text => toWords(text).map(toStem))
    for (const stem of group.flat()) stems.add(stem)
    for (const expression of group) {
      const [first = ''] = expression
      byFirst.set(first, [...(byFirst.get(first) ?? []), { stems: expression, group }])
    }
  }
  return { toQueryTerms, has: stem => stems.has(stem) }

  function toQueryTerms(terms: readonly Term[]): readonly QueryTerm[] {
    const queryTerms: QueryTerm[] = []
    const known = new Set<string>()
    for (let index = 0; index < terms.length; ) {
      const matches = (byFirst.get(terms[index]?.stem ?? '') ?? []).filter(({ stems }) =>
        stems.every((stem, offset) => terms[index + offset]?.stem === stem),
      )
      const length = Math.max(1, ...matches.map(({ stems }) => stems.length))
      const found = matches.filter(({ stems }) => stems.length === length)
      const written = terms.slice(index, index + length)
      // What "how long" means says more than its words do.
      const own = written.some(({ isFrequent }) => isFrequent) ? [] : written.map(({ stem }) => stem)
      const others = found.flatMap(({ stems, group }) => group.filter(other => other !== stems))
      index += length
      // The same query term in other words adds nothing, and a frequent word by itself is none.
      if (own.length + others.length === 0 || own.some(stem => known.has(stem))) continue
      for (const stem of [...own, ...others.flatMap(other => (other.length === 1 ? other : []))]) known.add(stem)
      queryTerms.push({ own, others })
    }
    return queryTerms
  }
}
