import type { Kind, PassagePage } from '../content/schemas/passages.ts'
import type { SearchText } from '../content/schemas/search.ts'
import { buildIndex } from './build-index.ts'
import { type Marked, mark, type Sought, toExcerpt } from './excerpt.ts'
import { type Index, openIndex } from './open-index.ts'
import { parseQuery, type Query, type Term } from './parse-query.ts'
import { createPhraseTest } from './phrases.ts'
import { type Hit, rank } from './rank.ts'
import { complete, respace } from './respell.ts'
import { createSynonyms } from './synonyms.ts'
import { isAbout, type Topic } from './topics.ts'
import { isKeyword, toStem } from './words.ts'

export type Found = {
  readonly kind: Kind
  readonly path: string
  readonly title: Marked
  readonly heading?: Marked
  readonly excerpt: Marked
}

export type Answer = {
  /** As it was understood. */
  readonly query: string
  /** Best first, at most two of a page. */
  readonly found: readonly Found[]
  /** How many there are of each kind, that of the best first. */
  readonly counts: readonly { readonly kind: Kind; readonly count: number }[]
  /** The query in the nearest known spelling, when a word of it is unknown. */
  readonly spelling?: string
}

type Options = {
  readonly kind?: Kind
  readonly topic?: Topic
  /** At most so many of each kind. */
  readonly perKind?: number | undefined
  readonly limit?: number
  /** The visitor may still be typing the last word. */
  readonly isTyping?: boolean
}

export type Search = (input: string, options?: Options) => Answer

type Words = Pick<SearchText, 'synonyms' | 'kindWords'>

/** The search over pages. An index that was built of them earlier saves the time of another. */
export function createSearch(
  pages: readonly PassagePage[],
  { synonyms, kindWords }: Words,
  built = buildIndex(pages, kindWords),
): Search {
  const index = openIndex(pages, built)
  const { toQueryTerms, has } = createSynonyms(synonyms)
  return (input, { kind, topic, perKind = Number.POSITIVE_INFINITY, limit = 20, isTyping = false } = {}) => {
    const query = parseQuery(input)
    const start = isTyping && query.isOpen ? query.terms.at(-1) : undefined
    const { terms, spelling } = correctTerms(query, index, { has, start })
    const queryTerms = respace(toQueryTerms(terms), terms, index).map(queryTerm => complete(queryTerm, index, start))
    const ranked = queryTerms.length === 0 ? [] : rank(index, queryTerms, query.namesCompany)
    const hits = query.phrases.length === 0 ? ranked : ranked.flatMap(createPhraseTest(query.phrases))
    const ofTopic = topic === undefined ? hits : hits.filter(({ page }) => isAbout(page, topic))
    const counts = countKinds(ofTopic)
    const sought = {
      start: start?.word,
      toStem: index.toStem,
      stems: new Set(queryTerms.flatMap(queryTerm => [...queryTerm.own, ...queryTerm.others.flat()])),
    }
    const shown = takePerKind(ofTopic, perKind).filter(({ page }) => kind === undefined || page.kind === kind)
    return {
      query: query.text,
      found: shown.slice(0, limit).map(hit => toFound(hit, sought)),
      counts: [...counts].map(([kind, count]) => ({ kind, count })),
      ...(spelling !== undefined && { spelling }),
    }
  }
}

/** The terms with the nearest known word in place of each unknown one. */
function correctTerms(
  { text, terms }: Query,
  { correct, findStem, completions }: Index,
  { has, start }: { readonly has: (stem: string) => boolean; readonly start: Term | undefined },
) {
  let corrected = text
  const known = terms.map((term): Term => {
    if (term.isFrequent || findStem(term.stem) !== undefined || has(term.stem)) return term
    if (term === start && completions(term.word).length > 0) return term
    // Capitals within a word are meant, as in OpenAPI.
    const written = new RegExp(`\\p{L}${term.word.slice(1)}`, 'iu').exec(text)?.[0] ?? ''
    if (/\p{Lu}/u.test(written.slice(1))) return term
    const word = correct(term.word)
    if (word === undefined) return term
    corrected = corrected.replace(new RegExp(term.word, 'iu'), word)
    return { word, stem: toStem(word), isFrequent: !isKeyword(word) }
  })
  return { terms: known, spelling: corrected === text ? undefined : corrected }
}

function countKinds(hits: readonly Hit[]): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>()
  for (const { page } of hits) counts.set(page.kind, (counts.get(page.kind) ?? 0) + 1)
  return counts
}

function takePerKind(hits: readonly Hit[], max: number): readonly Hit[] {
  const taken = new Map<Kind, number>()
  return hits.filter(({ page: { kind } }) => {
    const count = (taken.get(kind) ?? 0) + 1
    taken.set(kind, count)
    return count <= max
  })
}

function toFound({ page, passage: index }: Hit, sought: Sought): Found {
  const { kind, path, title, passages } = page
  const passage = passages[index]
  const { at = '', heading, text = '', more } = passage ?? {}
  return {
    kind,
    path: path + at,
    title: mark(title, sought),
    ...(heading !== undefined && { heading: mark(heading, sought) }),
    excerpt: toExcerpt(more === undefined ? text : `${text} …`, sought),
  }
}
