import SearchableMap from 'minisearch/SearchableMap'
import type { IndexData, PassagePage } from '../content/schemas/passages.ts'
import { createSpelling, type Spelling } from './spelling.ts'
import { toWords } from './words.ts'

export type Index = Pick<IndexData['lists'], 'firstPassages'> & {
  readonly pages: readonly PassagePage[]
  /** The page of each passage. */
  readonly pageOf: Uint32Array
  readonly passageCount: number
  /** The number of a stem that is in a text or a title. */
  readonly findStem: (stem: string) => number | undefined
  readonly postingsOf: (stem: number) => Uint32Array
  readonly titlesOf: (stem: number) => Uint32Array
  readonly headingOf: (passage: number) => Uint32Array
  /** The number of stems of each passage, as a share of the mean. */
  readonly lengths: Float64Array
  /** On which share of the pages with several passages a stem is. */
  readonly shareOf: (stem: string) => number
  /** A stem that few passages have says more. */
  readonly rarityOf: (stem: number | undefined) => number
  readonly completions: (start: string) => readonly string[]
  /** The stem of a word as it stands in a text. */
  readonly toStem: (word: string) => string | undefined
  readonly correct: Spelling['correct']
}

const maxCompletions = 12

/** What searches ask of the index of these pages. */
export function openIndex(pages: readonly PassagePage[], { words, stems, wholeCount, lists }: IndexData): Index {
  const { firstPassages, sizes, pageCounts } = lists
  const passageCount = sizes.length
  const pageOf = new Uint32Array(passageCount)
  for (let page = 0; page < pages.length; page++) pageOf.fill(page, firstPassages[page], firstPassages[page + 1])
  const mean = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, passageCount)
  const numbers = new Map(stems.map((stem, number) => [stem, number]))
  const postingsOf = (stem: number) => partOf(lists.postings, lists.postingStarts, stem)
  const titlesOf = (stem: number) => partOf(lists.titles, lists.titleStarts, stem)
  const rarities = Float64Array.from(stems, (_, stem) => {
    const count = postingsOf(stem).length + titlesOf(stem).length
    return toRarity(count === 0 ? passageCount : count, passageCount)
  })
  const unknownRarity = toRarity(passageCount, passageCount)
  return {
    ...{ pages, firstPassages, pageOf, passageCount, postingsOf, titlesOf },
    findStem: text => {
      const stem = numbers.get(text)
      // Words above passages are in the index of a page without any.
      return stem !== undefined && postingsOf(stem).length + titlesOf(stem).length > 0 ? stem : undefined
    },
    headingOf: passage => partOf(lists.headings, lists.headingStarts, passage),
    lengths: Float64Array.from(sizes, size => size / mean),
    shareOf: text => (pageCounts[numbers.get(text) ?? stems.length] ?? 0) / Math.max(1, wholeCount),
    rarityOf: stem => (stem === undefined ? unknownRarity : (rarities[stem] ?? unknownRarity)),
    completions: createCompletions(stems),
    toStem: createTokenReader(new Map(words.map((word, at) => [word, stems[lists.wordStems[at] ?? 0] ?? '']))),
    correct: createCorrection(new Map(words.map((word, at) => [word, lists.wordCounts[at] ?? 0]))),
  }
}

function partOf(list: Uint32Array, starts: Uint32Array, index: number): Uint32Array {
  return list.subarray(starts[index], starts[index + 1])
}

function toRarity(count: number, passageCount: number): number {
  return Math.log(1 + passageCount / (1 + count))
}

/** Only the dialog asks for completions, so that the server needs no tree of them. */
function createCompletions(stems: readonly string[]): Index['completions'] {
  let starts: SearchableMap<true> | undefined
  return start => {
    starts ??= SearchableMap.from(stems.map(stem => [stem, true] as const))
    return [...starts.atPrefix(start).keys()].slice(0, maxCompletions)
  }
}

/** Most queries have no unknown words. */
function createCorrection(counts: ReadonlyMap<string, number>): Spelling['correct'] {
  let spelling: Spelling | undefined
  return word => {
    spelling ??= createSpelling(counts)
    return spelling.correct(word)
  }
}

/** Remembers what it has read: words of texts recur. */
function createTokenReader(stems: ReadonlyMap<string, string>) {
  const read = new Map<string, string | undefined>()
  return (token: string) => {
    if (read.has(token)) return read.get(token)
    const stem = stems.get(toWords(token)[0] ?? '')
    read.set(token, stem)
    return stem
  }
}
