import type { Index } from './build-index.ts'
import type { Wish } from './synonyms.ts'

/** The passage of a page that has most of what was looked for, and its share of that; above 1 when its heading has it. */
type Choice = { readonly index: number; readonly share: number }

const headingWeight = 1.6
const synonymWeight = 0.6

/** Weighs all passages by the rarity of the words that they have. */
export function choosePassages({ places, passageCount, firstPassages, pages }: Index, wishes: readonly Wish[]) {
  const weights = new Float64Array(passageCount)
  let best = 0
  const add = (stem: string, factor: number) => {
    const found = places.get(stem) ?? []
    const rarity = Math.log(1 + passageCount / (1 + found.length)) * factor
    for (const place of found)
      weights[place >> 1] = (weights[place >> 1] ?? 0) + rarity * (place % 2 === 1 ? headingWeight : 1)
    return rarity
  }
  for (const { own, others } of wishes) {
    for (const stem of own) best += add(stem, 1)
    const alternatives = others.map(stems =>
      stems.reduce((sum, stem) => sum + add(stem, synonymWeight / stems.length), 0),
    )
    if (own.length === 0) best += Math.max(...alternatives)
  }
  return (page: number): Choice => {
    const first = firstPassages[page] ?? 0
    const count = pages[page]?.passages.length ?? 0
    let index = 0
    for (let other = 1; other < count; other++) {
      if ((weights[first + other] ?? 0) > (weights[first + index] ?? 0)) index = other
    }
    return { index, share: best === 0 ? 0 : (weights[first + index] ?? 0) / best }
  }
}
