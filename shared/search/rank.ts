import type { PassagePage } from '../content/schemas/passages.ts'
import { choosePassages } from './choose-passages.ts'
import type { Index } from './open-index.ts'
import type { QueryTerm } from './synonyms.ts'
import { toCredits, toPageCredits } from './to-credits.ts'
import { toFit, weights } from './weights.ts'

/** A passage of a page. */
export type Hit = { readonly page: PassagePage; readonly passage: number; readonly score: number }

/** Words on more of the pages tell them apart only when nothing else is looked for. */
const maxShare = 0.85
/** A page with one answer may have another. */
const maxPerPage = 2
/** Of the pages after these no results are shown. */
const maxChosen = 60
/** What scores less than this part of the best is no answer. */
const minShareOfBest = 0.05

/** The passages that cover at least one query term, best first, at most two of a page. */
export function rank(index: Index, all: readonly QueryTerm[], namesCompany: boolean): readonly Hit[] {
  const queryTerms = withoutCommon(index, all)
  const { pages, firstPassages } = index
  const stems = queryTerms.flatMap(({ own, others }) => [...own, ...others.flat()])
  const sought = new Set(stems.flatMap(stem => index.findStem(stem) ?? []))
  const scores = toScores(index, queryTerms, { sought, namesCompany })
  const least = scores.reduce((most, score) => Math.max(most, score), 0) * minShareOfBest
  const found: { readonly page: number; readonly best: readonly number[] }[] = []
  for (let page = 0; page < pages.length; page++) {
    const best: number[] = []
    const end = firstPassages[page + 1] ?? 0
    for (let passage = firstPassages[page] ?? 0; passage < end; passage++) {
      const score = scores[passage] ?? 0
      if (score === 0 || score < least) continue
      best.push(passage)
      if (best.length > 1) best.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).splice(maxPerPage)
    }
    if (best.length > 0) found.push({ page, best })
  }
  const scoreOf = (passage = 0) => scores[passage] ?? 0
  found.sort((a, b) => scoreOf(b.best[0]) - scoreOf(a.best[0]))
  const credits = queryTerms.map(queryTerm => toCredits(index, queryTerm, false))
  const rarities = queryTerms.map(queryTerm => weigh(index, queryTerm))
  const hits = found.flatMap(({ page, best }, position) => {
    const own = pages[page]
    const first = firstPassages[page] ?? 0
    const chosen =
      position < maxChosen
        ? choosePassages(index, page, { rarities, credits, sought })
        : best.map(passage => passage - first)
    return own === undefined
      ? []
      : best.map((passage, at) => ({ page: own, passage: chosen[at] ?? 0, score: scoreOf(passage) }))
  })
  return hits.sort((a, b) => b.score - a.score)
}

type Asked = { readonly sought: ReadonlySet<number>; readonly namesCompany: boolean }

/** Of each passage; 0 when it covers no query term. */
function toScores(index: Index, queryTerms: readonly QueryTerm[], { sought, namesCompany }: Asked): Float64Array {
  const { passageCount, pageOf, pages, lengths, firstPassages } = index
  const scores = new Float64Array(passageCount)
  const covered = new Float64Array(passageCount)
  let total = 0
  for (const queryTerm of queryTerms) {
    const rarity = weigh(index, queryTerm)
    total += rarity
    const credits = toCredits(index, queryTerm, true)
    const ofPages = toPageCredits(index, credits)
    for (let passage = 0; passage < passageCount; passage++) {
      const ofPage = ofPages[pageOf[passage] ?? 0] ?? 0
      if (ofPage === 0) continue
      const credit = credits[passage] ?? 0
      const length = 1 - weights.length + weights.length * (lengths[passage] ?? 1)
      const own = credit === 0 ? ofPage * weights.elsewhere * rarity : (rarity * credit) / Math.max(0.5, length)
      scores[passage] = (scores[passage] ?? 0) + own
      covered[passage] = (covered[passage] ?? 0) + rarity * ofPage * weights.pageCoverage
      covered[passage] = (covered[passage] ?? 0) + rarity * Math.min(1, credit) * (1 - weights.pageCoverage)
    }
  }
  for (let passage = 0; passage < passageCount; passage++) {
    const raw = scores[passage] ?? 0
    if (raw === 0) continue
    const page = pageOf[passage] ?? 0
    const kind = pages[page]?.kind ?? 'page'
    const speaks = weights.own[kind]
    const kindWeight =
      speaks === undefined ? (weights.others[kind] ?? 1) : speaks * (namesCompany ? weights.addressed : 1)
    const head = passage === firstPassages[page] ? weights.head : 1
    const fit = (1 + weights.fit * toFit(index, passage, sought)) * head
    scores[passage] = raw * ((covered[passage] ?? 0) / total) ** weights.coverage * fit * kindWeight
  }
  return scores
}

/** Without the query terms that nearly every page covers, when there are others. */
function withoutCommon({ shareOf }: Index, queryTerms: readonly QueryTerm[]): readonly QueryTerm[] {
  const isRare = (stem: string) => shareOf(stem) <= maxShare
  const rare = queryTerms.filter(({ own }) => own.length === 0 || own.some(isRare))
  return rare.length === 0 ? queryTerms : rare
}

/** A rare word says more about what is looked for than a frequent one. */
function weigh(index: Index, { own, others }: QueryTerm): number {
  const rarities = (own.length > 0 ? own : others.flat()).map(stem => index.rarityOf(index.findStem(stem)))
  // "how long" says less than any word for it.
  return own.length > 0 ? Math.max(...rarities) : Math.min(...rarities)
}
