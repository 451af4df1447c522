import SearchableMap from 'minisearch/SearchableMap'
import { frequentWords } from './words.ts'

export type Spelling = {
  /** The most likely of the known words that differ in few letters; undefined when none is near. */
  readonly correct: (word: string) => string | undefined
}

/** A word that occurs less often in texts of some length is no likelier than a word that they lack. */
const toMinCount = (wordCount: number) => Math.min(4, 1 + Math.floor(wordCount / 1000))

/** `counts` says how often each word occurs. */
export function createSpelling(counts: ReadonlyMap<string, number>): Spelling {
  const words = new SearchableMap<number>()
  for (const word of frequentWords) words.set(word, 1000)
  const minCount = toMinCount(counts.size)
  for (const [word, count] of counts) if (count >= minCount) words.set(word, count)
  return {
    correct: word => {
      const maxDistance = allowedEdits(word)
      const found = [...words.fuzzyGet(word, Math.max(maxDistance, 2))].filter(([known, [, distance]]) => {
        if (known.length < 3) return false
        // People hardly ever miss the first letter.
        return isSwap(known, word) || (distance <= maxDistance && known[0] === word[0])
      })
      const rank = ([known, [count, distance]]: (typeof found)[number]) =>
        distance - (isSwap(known, word) || isDoubled(known, word) ? 1.5 : 0) - Math.log10(count) / 4
      return found.toSorted((a, b) => rank(a) - rank(b))[0]?.[0]
    },
  }
}

function allowedEdits({ length }: string): number {
  return length < 5 ? 0 : length < 7 ? 1 : 2
}

/** A letter that is doubled in only one of them. */
function isDoubled(one: string, other: string): boolean {
  const reduce = (word: string) => word.replace(/(.)\1/gu, '$1')
  return reduce(one) === reduce(other)
}

/** Two neighboring letters in the wrong order are one mistake. */
function isSwap(one: string, other: string): boolean {
  return one.length > 3 && one.length === other.length && [...one].sort().join() === [...other].sort().join()
}
