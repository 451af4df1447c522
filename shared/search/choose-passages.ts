import type { Index } from './open-index.ts'
import { toFit, weights } from './weights.ts'

type Choice = {
  /** Of each query term. */
  readonly rarities: readonly number[]
  readonly credits: readonly Float64Array[]
  /** Numbers of stems. */
  readonly sought: ReadonlySet<number>
}

/** The passages of a page, best first, by the words that tell them apart: what all of them have says nothing. */
export function choosePassages(index: Index, page: number, { rarities, credits, sought }: Choice): readonly number[] {
  const { length, fit, head } = weights.local
  const [first = 0, end = 0] = index.firstPassages.slice(page, page + 2)
  const passages = Array.from({ length: end - first }, (_, at) => first + at)
  const local = new Map<number, number>()
  for (const [queryTerm, ofTerm] of credits.entries()) {
    const having = passages.filter(passage => (ofTerm[passage] ?? 0) > 0)
    const rarity = (rarities[queryTerm] ?? 0) * Math.log(1 + (2 * passages.length) / (1 + having.length))
    for (const passage of having) {
      const size = Math.max(0.5, 1 - length + length * (index.lengths[passage] ?? 1))
      local.set(passage, (local.get(passage) ?? 0) + (rarity * (ofTerm[passage] ?? 0)) / size)
    }
  }
  const toScore = (passage: number) =>
    (local.get(passage) ?? 0) * (1 + fit * toFit(index, passage, sought)) * (passage === first ? head : 1)
  const scored = passages.map(passage => ({ at: passage - first, score: toScore(passage) }))
  return scored.sort((a, b) => b.score - a.score).map(({ at }) => at)
}
