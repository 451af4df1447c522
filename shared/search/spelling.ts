import SearchableMap from 'minisearch/SearchableMap'
import { frequentWords } from './words.ts'

/** How often each word occurs. */
export type Spelling = {
  /** The most likely of the known words that differ in few letters; undefined when none is near. */
  readonly correct: (word: string, reach?: 'near' | 'far') => string | undefined
}

export function createSpelling(counts: ReadonlyMap<string, number>): Spelling {
  const words = new SearchableMap<number>()
  for (const word of frequentWords) words.set(word, 1000)
  for (const [word, count] of counts) words.set(word, count)
  return {
    correct: (word, reach = 'near') => {
      const maxDistance = reach === 'near' ? allowedEdits(word) : Math.min(3, Math.ceil(word.length / 3))
      if (maxDistance === 0) return undefined
      const found = [...words.fuzzyGet(word, Math.max(maxDistance, 2))].filter(([known, [, distance]]) => {
        return known.length > 2 && (distance <= maxDistance || isSwap(known, word))
      })
      const rank = ([known, [count, distance]]: (typeof found)[number]) =>
        distance - (known[0] === word[0] ? 0.5 : 0) - (isSwap(known, word) ? 1 : 0) - Math.log10(count) / 4
      return found.toSorted((a, b) => rank(a) - rank(b))[0]?.[0]
    },
  }
}

function allowedEdits({ length }: string): number {
  return length < 4 ? 0 : length < 6 ? 1 : 2
}

/** Two neighboring letters in the wrong order are one mistake. */
function isSwap(one: string, other: string): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join()
}
