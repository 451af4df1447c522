import { type Index, places } from './build-index.ts'
import type { Kind, PassagePage } from './passages.ts'
import type { Wish } from './synonyms.ts'

/** A passage of a page. */
export type Hit = { readonly page: PassagePage; readonly passage: number; readonly score: number }

/** What a word counts in the places of a passage, as in `places`, and elsewhere on its page. */
export const weights = {
  places: [1.3, 1, 0.9],
  /** In the title of the page, for each of its passages. */
  title: 1.4,
  elsewhere: 0.36,
  /** How much of the coverage is that of the whole page. */
  pageCoverage: 0.1,
  synonym: 0.85,
  /** Of a word of an expression, beside the expression itself. */
  part: 0.3,
  /** How much a long passage loses. */
  length: 0.4,
  /** How much a heading gains that the query has nearly all of. */
  fit: 0.5,
  coverage: 1.1,
  own: { page: 1.4, service: 1.5, work: 0.85, job: 1.05, person: 1.2, industry: 0.85 } as Partial<Record<Kind, number>>,
  others: { demo: 1, topic: 0.55, term: 0.4, product: 0.6, file: 0.5, calculator: 0.85 } as Partial<
    Record<Kind, number>
  >,
  addressed: 2.2,
  /** Of the start of a page. */
  head: 0.85,
}

/** Words on more of the pages tell them apart only when nothing else is looked for. */
const maxShare = 0.65
/** A page with one answer may have another. */
const maxPerPage = 2
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
    const credits = toCredits(index, wish)
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
  const shown = new Map<number, number>()
  const hits: Hit[] = []
  for (const { page, passage, score } of found) {
    const count = shown.get(page) ?? 0
    const own = pages[page]
    if (score < least || own === undefined) break
    if (count === maxPerPage) continue
    shown.set(page, count + 1)
    hits.push({ page: own, passage: passage - (firstPassages[page] ?? 0), score })
  }
  return hits
}

/** Without the wishes that nearly every page grants, when there are others. */
function withoutCommon({ shareOf }: Index, wishes: readonly Wish[]): readonly Wish[] {
  const isRare = (stem: string) => shareOf(stem) <= maxShare
  const rare = wishes.filter(({ own }) => own.length === 0 || own.some(isRare))
  return rare.length === 0 ? wishes : rare
}

/** A rare word says more about what is looked for than a frequent one. */
function weigh(index: Index, { own, others }: Wish): number {
  return Math.max(...(own.length > 0 ? own : others.flat()).map(stem => toRarity(index, stem)))
}

function toRarity({ postings, titles, passageCount }: Index, stem: string): number {
  const count = (postings.get(stem)?.length ?? 0) + (titles.get(stem)?.length ?? 0)
  return Math.log(1 + passageCount / (1 + (count === 0 ? passageCount : count)))
}

/** How far each passage grants a wish. */
function toCredits(index: Index, { own, others }: Wish): ReadonlyMap<number, number> {
  const credits = new Map<number, number>()
  const raise = (passage: number, credit: number) => {
    if (credit > (credits.get(passage) ?? 0)) credits.set(passage, credit)
  }
  const add = (stems: readonly string[], weight: number) => {
    for (const [passage, credit] of findAll(index, stems)) raise(passage, credit * weight)
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
function findAll(index: Index, stems: readonly string[]): ReadonlyMap<number, number> {
  let found: ReadonlyMap<number, number> | undefined
  for (const stem of stems) {
    const next = new Map<number, number>()
    for (const [passage, credit] of findStem(index, stem)) {
      const before = found === undefined ? 0 : found.get(passage)
      if (before !== undefined) next.set(passage, before + credit / stems.length)
    }
    found = next
  }
  return found ?? new Map()
}

/** The passages that have a stem, or whose page has it in its title. */
function findStem({ postings, titles, firstPassages }: Index, stem: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const posting of postings.get(stem) ?? [])
    found.set(Math.floor(posting / places.length), weights.places[posting % places.length] ?? 0)
  for (const page of titles.get(stem) ?? []) {
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
