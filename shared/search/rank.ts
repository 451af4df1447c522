import type { PassagePage } from '../content/schemas/passages.ts'
import type { Index } from './build-index.ts'
import { choosePassages } from './choose-passages.ts'
import type { QueryTerm } from './synonyms.ts'
import { toCredits, toPageCredits } from './to-credits.ts'
import { toFit, toRarity, weights } from './weights.ts'

/** A passage of a page. */
export type Hit = { readonly page: PassagePage; readonly passage: number; readonly score: number }

/** Words on more of the pages tell them apart only when nothing else is looked for. */
const maxShare = 0.8
/** A page with one answer may have another. */
const maxPerPage = 2
/** Of the pages after these no results are shown. */
const maxChosen = 60
/** What scores less than this part of the best is no answer. */
const minShareOfBest = 0.05

/** The passages that cover at least one query term, best first, at most two of a page. */
export function rank(index: Index, all: readonly QueryTerm[], namesCompany: boolean): readonly Hit[] {
  const queryTerms = withoutCommon(index, all)
  const { passageCount, pageOf, pages, lengths, firstPassages } = index
  const scores = new Float64Array(passageCount)
  const covered = new Float64Array(passageCount)
  let total = 0
  for (const queryTerm of queryTerms) {
    const rarity = weigh(index, queryTerm)
    total += rarity
    const credits = toCredits(index, queryTerm, true)
    const ofPages = toPageCredits(index, credits)
    for (const [page, credit] of ofPages) {
      const end = index.firstPassages[page + 1] ?? 0
      for (let passage = index.firstPassages[page] ?? 0; passage < end; passage++) {
        covered[passage] = (covered[passage] ?? 0) + rarity * credit * weights.pageCoverage
        const missing = credits.has(passage) ? 0 : credit * weights.elsewhere
        scores[passage] = (scores[passage] ?? 0) + rarity * missing
      }
    }
    for (const [passage, credit] of credits) {
      const length = 1 - weights.length + weights.length * (lengths[passage] ?? 1)
      scores[passage] = (scores[passage] ?? 0) + (rarity * credit) / Math.max(0.5, length)
      covered[passage] = (covered[passage] ?? 0) + rarity * Math.min(1, credit) * (1 - weights.pageCoverage)
    }
  }
  const sought = new Set(queryTerms.flatMap(({ own, others }) => [...own, ...others.flat()]))
  const found: { readonly page: number; readonly passage: number; readonly score: number }[] = []
  for (let passage = 0; passage < passageCount; passage++) {
    const raw = scores[passage] ?? 0
    if (raw === 0) continue
    const page = pageOf[passage] ?? 0
    const kind = pages[page]?.kind ?? 'page'
    const speaks = weights.own[kind]
    const kindWeight =
      speaks === undefined ? (weights.others[kind] ?? 1) : speaks * (namesCompany ? weights.addressed : 1)
    const head = passage === index.firstPassages[page] ? weights.head : 1
    const fit = (1 + weights.fit * toFit(index, passage, sought)) * head
    const score = raw * ((covered[passage] ?? 0) / total) ** weights.coverage * fit * kindWeight
    found.push({ page, passage, score })
  }
  found.sort((a, b) => b.score - a.score)
  const least = (found[0]?.score ?? 0) * minShareOfBest
  const byPage = new Map<number, { readonly passage: number; readonly score: number }[]>()
  for (const { page, passage, score } of found) {
    if (score < least) break
    const own = byPage.get(page)
    if (own === undefined) byPage.set(page, [{ passage, score }])
    else if (own.length < maxPerPage) own.push({ passage, score })
  }
  const ownCredits = queryTerms.map(queryTerm => toCredits(index, queryTerm, false))
  const rarities = queryTerms.map(queryTerm => weigh(index, queryTerm))
  const hits = [...byPage].flatMap(([page, best], position) => {
    const own = pages[page]
    const first = firstPassages[page] ?? 0
    const chosen =
      position < maxChosen
        ? choosePassages(index, page, { rarities, credits: ownCredits, sought })
        : best.map(({ passage }) => passage - first)
    return own === undefined ? [] : best.map(({ score }, at) => ({ page: own, passage: chosen[at] ?? 0, score }))
  })
  return hits.sort((a, b) => b.score - a.score)
}

/** Without the query terms that nearly every page covers, when there are others. */
function withoutCommon({ shareOf }: Index, queryTerms: readonly QueryTerm[]): readonly QueryTerm[] {
  const isRare = (stem: string) => shareOf(stem) <= maxShare
  const rare = queryTerms.filter(({ own }) => own.length === 0 || own.some(isRare))
  return rare.length === 0 ? queryTerms : rare
}

/** A rare word says more about what is looked for than a frequent one. */
function weigh(index: Index, { own, others }: QueryTerm): number {
  const rarities = (own.length > 0 ? own : others.flat()).map(stem => toRarity(index, stem))
  // "how long" says less than any word for it.
  return own.length > 0 ? Math.max(...rarities) : Math.min(...rarities)
}
