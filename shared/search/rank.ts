import type { Query } from 'minisearch'
import type { Index } from './build-index.ts'
import { choosePassages } from './choose-passages.ts'
import type { Kind, PassagePage } from './passages.ts'
import type { Wish } from './synonyms.ts'

/** A page with its best passage. */
export type Hit = { readonly page: PassagePage; readonly passage: number; readonly score: number }

const boost = { title: 6, headings: 2, tags: 3, text: 1 }
const synonymWeight = 0.75
const startWeight = 0.5
/** Of a word of an expression, beside the expression itself. */
const partWeight = 0.2
/** Words on more of the pages tell them apart only when nothing else is looked for. */
const maxShare = 0.65
/** What scores less than this part of the best is no answer. */
const minShareOfBest = 0.02

/** Pages come before the things that they list. */
const kindWeights: Partial<Record<Kind, number>> = {
  page: 1.3,
  service: 1.2,
  job: 1.1,
  topic: 0.8,
  person: 0.8,
  term: 0.8,
  product: 0.75,
  file: 0.9,
  calculator: 0.9,
}

/** Weights for a question to the company, such as "Do you sign an NDA?". */
const ownKindWeights: Partial<Record<Kind, number>> = { page: 2.6, service: 1.6, job: 1.2 }

type Manner = {
  /** A stem that the visitor may still be typing. */
  readonly start: string | undefined
  readonly isAddressed: boolean
}

/** The pages that grant at least one wish, best first. */
export function rank(index: Index, all: readonly Wish[], { start, isAddressed }: Manner): readonly Hit[] {
  const wishes = withoutCommon(index, all)
  if (wishes.length === 0) return []
  const weights = wishes.map(wish => weigh(index, wish))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const weightOf = isAddressed ? { ...kindWeights, ...ownKindWeights } : kindWeights
  const choose = choosePassages(index, wishes)
  const queries = wishes.flatMap(wish => toQueries(wish, start))
  const hits = index.engine.search({ combineWith: 'OR', queries }, { boost }).map(({ id, score, queryTerms }): Hit => {
    const page = index.pages[id]
    if (page === undefined) throw new Error(`the index has no page ${id}`)
    const granted = wishes.map((wish, position) => grant(queryTerms, wish) * (weights[position] ?? 0))
    const share = granted.reduce((sum, part) => sum + part, 0) / total
    const passage = choose(id)
    const weight = share ** 1.5 * (0.15 + passage.share) * (weightOf[page.kind] ?? 1)
    return { page, passage: passage.index, score: score * weight }
  })
  const sorted = hits.sort((a, b) => b.score - a.score)
  const least = (sorted[0]?.score ?? 0) * minShareOfBest
  return sorted.filter(({ score }) => score >= least)
}

/** Without the wishes that nearly every page grants, when there are others. */
function withoutCommon({ shareOf }: Index, wishes: readonly Wish[]): readonly Wish[] {
  const isRare = (stem: string) => shareOf(stem) <= maxShare
  const rare = wishes.filter(({ own }) => own.length === 0 || own.some(isRare))
  return rare.length === 0 ? wishes : rare
}

/** A rare word says more about what is looked for than a frequent one. */
function weigh({ places, passageCount }: Index, { own, others }: Wish): number {
  const counts = [...own, ...others.flat()].map(stem => places.get(stem)?.length ?? passageCount)
  return Math.log(1 + passageCount / (1 + Math.min(...counts)))
}

function toQueries({ own, others }: Wish, start: string | undefined): readonly Query[] {
  const boostTerm = () => (own.length === 0 ? 1 : synonymWeight)
  return [
    ...own.map(stem => {
      if (stem === start) return { queries: [stem], prefix: true, weights: { prefix: startWeight, fuzzy: 0 } }
      return own.length === 1 ? stem : { queries: [stem], boostTerm: () => partWeight }
    }),
    ...(own.length > 1 ? [{ queries: [...own], combineWith: 'AND' as const }] : []),
    ...others.map(stems => ({ queries: [...stems], combineWith: 'AND' as const, boostTerm })),
  ]
}

/** How far a page with these terms grants a wish, from 0 to 1. */
function grant(found: readonly string[], { own, others }: Wish): number {
  const share = own.length === 0 ? 0 : own.filter(stem => found.includes(stem)).length / own.length
  if (share === 1 || !others.some(stems => stems.every(stem => found.includes(stem)))) return share
  return Math.max(share, 0.9)
}
