import { type Index, places } from './build-index.ts'
import type { Kind, PassagePage } from './passages.ts'
import type { Wish } from './synonyms.ts'

/** A passage of a page. */
export type Hit = { readonly page: PassagePage; readonly passage: number; readonly score: number }

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

/** Words on more of the pages tell them apart only when nothing else is looked for. */
const maxShare = 0.65
/** A page with one answer may have another. */
const maxPerPage = 2
/** Of the pages after these no results are shown. */
const maxChosen = 60
/** What scores less than this part of the best is no answer. */
const minShareOfBest = 0.05

/** The passages that grant at least one wish, best first, at most two of a page. */
export function rank(index: Index, all: readonly Wish[], isAddressed: boolean): readonly Hit[] {
  const wishes = withoutCommon(index, all)
  const { passageCount, pageOf, pages, lengths, firstPassages } = index
  const scores = new Float64Array(passageCount)
  const covered = new Float64Array(passageCount)
  let total = 0
  for (const wish of wishes) {
    const rarity = weigh(index, wish)
    total += rarity
    const credits = toCredits(index, wish, true)
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
  const sought = new Set(wishes.flatMap(({ own, others }) => [...own, ...others.flat()]))
  const found: { readonly page: number; readonly passage: number; readonly score: number }[] = []
  for (let passage = 0; passage < passageCount; passage++) {
    const raw = scores[passage] ?? 0
    if (raw === 0) continue
    const page = pageOf[passage] ?? 0
    const kind = pages[page]?.kind ?? 'page'
    const speaks = weights.own[kind]
    const kindWeight =
      speaks === undefined ? (weights.others[kind] ?? 1) : speaks * (isAddressed ? weights.addressed : 1)
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
  const ownCredits = wishes.map(wish => toCredits(index, wish, false))
  const rarities = wishes.map(wish => weigh(index, wish))
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

type Choice = {
  /** Of each wish. */
  readonly rarities: readonly number[]
  readonly credits: readonly ReadonlyMap<number, number>[]
  readonly sought: ReadonlySet<string>
}

/** The passages of a page, best first, by the words that tell them apart: what all of them have says nothing. */
function choosePassages(index: Index, page: number, { rarities, credits, sought }: Choice): readonly number[] {
  const { length, fit, head } = weights.local
  const [first = 0, end = 0] = index.firstPassages.slice(page, page + 2)
  const passages = Array.from({ length: end - first }, (_, at) => first + at)
  const local = new Map<number, number>()
  for (const [wish, ofWish] of credits.entries()) {
    const having = passages.filter(passage => ofWish.has(passage))
    const rarity = (rarities[wish] ?? 0) * Math.log(1 + (2 * passages.length) / (1 + having.length))
    for (const passage of having) {
      const size = Math.max(0.5, 1 - length + length * (index.lengths[passage] ?? 1))
      local.set(passage, (local.get(passage) ?? 0) + (rarity * (ofWish.get(passage) ?? 0)) / size)
    }
  }
  const toScore = (passage: number) =>
    (local.get(passage) ?? 0) * (1 + fit * toFit(index, passage, sought)) * (passage === first ? head : 1)
  const scored = passages.map(passage => ({ at: passage - first, score: toScore(passage) }))
  return scored.sort((a, b) => b.score - a.score).map(({ at }) => at)
}

/** Without the wishes that nearly every page grants, when there are others. */
function withoutCommon({ shareOf }: Index, wishes: readonly Wish[]): readonly Wish[] {
  const isRare = (stem: string) => shareOf(stem) <= maxShare
  const rare = wishes.filter(({ own }) => own.length === 0 || own.some(isRare))
  return rare.length === 0 ? wishes : rare
}

/** A rare word says more about what is looked for than a frequent one. */
function weigh(index: Index, { own, others }: Wish): number {
  const rarities = (own.length > 0 ? own : others.flat()).map(stem => toRarity(index, stem))
  // "how long" says less than any word for it.
  return own.length > 0 ? Math.max(...rarities) : Math.min(...rarities)
}

function toRarity({ postings, titles, passageCount }: Index, stem: string): number {
  const count = (postings.get(stem)?.length ?? 0) + (titles.get(stem)?.length ?? 0)
  return Math.log(1 + passageCount / (1 + (count === 0 ? passageCount : count)))
}

/** How far each passage grants a wish. */
function toCredits(index: Index, { own, others }: Wish, hasTitles: boolean): ReadonlyMap<number, number> {
  const credits = new Map<number, number>()
  const raise = (passage: number, credit: number) => {
    if (credit > (credits.get(passage) ?? 0)) credits.set(passage, credit)
  }
  const add = (stems: readonly string[], weight: number) => {
    for (const [passage, credit] of findAll(index, stems, hasTitles)) raise(passage, credit * weight)
  }
  if (own.length > 0) add(own, 1)
  if (own.length > 1) for (const stem of own) add([stem], weights.part)
  for (const stems of others) add(stems, own.length === 0 ? 1 : weights.synonym)
  return credits
}

/** The best of each page, at most 1. */
function toPageCredits({ pageOf }: Index, credits: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const ofPages = new Map<number, number>()
  for (const [passage, credit] of credits) {
    const page = pageOf[passage] ?? 0
    ofPages.set(page, Math.max(ofPages.get(page) ?? 0, Math.min(1, credit)))
  }
  return ofPages
}

/** The passages that have all of the stems, with the mean weight of their places. */
function findAll(index: Index, stems: readonly string[], hasTitles: boolean): ReadonlyMap<number, number> {
  let found: ReadonlyMap<number, number> | undefined
  for (const stem of stems) {
    const next = new Map<number, number>()
    for (const [passage, credit] of findStem(index, stem, hasTitles)) {
      const before = found === undefined ? 0 : found.get(passage)
      if (before !== undefined) next.set(passage, before + credit / stems.length)
    }
    found = next
  }
  return found ?? new Map()
}

/** The passages that have a stem, or whose page has it in its title. */
function findStem(
  { postings, titles, firstPassages }: Index,
  stem: string,
  hasTitles: boolean,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const posting of postings.get(stem) ?? [])
    found.set(Math.floor(posting / places.length), weights.places[posting % places.length] ?? 0)
  for (const page of hasTitles ? (titles.get(stem) ?? []) : []) {
    const end = firstPassages[page + 1] ?? 0
    for (let passage = firstPassages[page] ?? 0; passage < end; passage++)
      found.set(passage, (found.get(passage) ?? 0) + weights.title)
  }
  return found
}

/** Which part of a heading's words was looked for. */
function toFit(index: Index, passage: number, sought: ReadonlySet<string>): number {
  let all = 0
  let granted = 0
  for (const stem of index.headings[passage] ?? []) {
    const rarity = toRarity(index, stem)
    all += rarity
    if (sought.has(stem)) granted += rarity
  }
  return all === 0 ? 0 : granted / all
}
