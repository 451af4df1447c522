import SearchableMap from 'minisearch/SearchableMap'
import type { Kind, PassagePage } from '../content/schemas/passages.ts'
import { createSpelling, type Spelling } from './spelling.ts'
import { toKeywords, toStem, toWords } from './words.ts'

/** Where a passage has a stem, the best place first: in its own heading, in its text, or in a heading above it. */
export const places = ['heading', 'text', 'above'] as const

type Place = (typeof places)[number]

export type Index = {
  readonly pages: readonly PassagePage[]
  /** The number of a page's first passage, when all are counted in order; one more than there are pages. */
  readonly firstPassages: readonly number[]
  /** The page of each passage. */
  readonly pageOf: readonly number[]
  readonly passageCount: number
  /** For each stem the passages that have it, each once with its best place: number × 3 + place. */
  readonly postings: ReadonlyMap<string, readonly number[]>
  /** The pages with a stem in their title. */
  readonly titles: ReadonlyMap<string, readonly number[]>
  readonly isKnown: (stem: string) => boolean
  /** The stems of each passage's heading, of a page's head those of its title. */
  readonly headings: readonly ReadonlySet<string>[]
  /** The number of stems of each passage, as a share of the mean. */
  readonly lengths: readonly number[]
  /** On which share of the pages with several passages a stem is; terms and products would not be a fair measure. */
  readonly shareOf: (stem: string) => number
  readonly completions: (start: string) => readonly string[]
  /** The stem of a word as it stands in a text. */
  readonly toStem: (word: string) => string | undefined
  readonly spelling: Spelling
}

const maxCompletions = 12

/** Indexes passages. Each word counts once in a passage, so that short and full texts give the same index. */
export function buildIndex(pages: readonly PassagePage[], kindWords: Readonly<Record<Kind, string>>): Index {
  const counts = new Map<string, number>()
  const stems = new Map<string, string>()
  const postings = new Map<string, number[]>()
  const pageCounts = new Map<string, number>()
  const firstPassages: number[] = []
  const titles = new Map<string, number[]>()
  const pageOf: number[] = []
  const headings: ReadonlySet<string>[] = []
  const sizes: number[] = []
  const toStems = (text: string) => {
    const words = toKeywords(text)
    for (const word of words) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
      if (!stems.has(word)) stems.set(word, toStem(word))
    }
    return new Set(words.map(word => stems.get(word) ?? ''))
  }
  for (const [page, { kind, path, title, tags = [], passages }] of pages.entries()) {
    firstPassages.push(pageOf.length)
    const pageStems = new Set<string>()
    // The last part of a path is the id of an article or a thing.
    const titleStems = toStems(`${title} ${path.split('/').at(-1)}`)
    for (const stem of titleStems) titles.set(stem, [...(titles.get(stem) ?? []), page])
    const above = toStems([kindWords[kind], ...tags].join(' '))
    for (const [index, { heading, under = '', text, more = '' }] of passages.entries()) {
      const own = toStems(heading ?? '')
      const fields: Record<Place, ReadonlySet<string>> = {
        heading: own,
        text: toStems(`${text} ${more}`),
        above: under === '' ? above : new Set([...above, ...toStems(under)]),
      }
      const known = new Set<string>()
      for (const [rank, place] of places.entries()) {
        for (const stem of fields[place]) {
          if (known.has(stem)) continue
          known.add(stem)
          const found = postings.get(stem)
          if (found === undefined) postings.set(stem, [pageOf.length * places.length + rank])
          else found.push(pageOf.length * places.length + rank)
        }
      }
      for (const stem of [...titleStems, ...known]) pageStems.add(stem)
      headings.push(index === 0 && heading === undefined ? titleStems : own)
      sizes.push(fields.text.size)
      pageOf.push(page)
    }
    for (const stem of passages.length > 1 ? pageStems : []) pageCounts.set(stem, (pageCounts.get(stem) ?? 0) + 1)
  }
  firstPassages.push(pageOf.length)
  const wholeCount = Math.max(1, pages.filter(({ passages }) => passages.length > 1).length)
  const mean = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length)
  const starts = new SearchableMap<true>()
  for (const stem of stems.values()) starts.set(stem, true)
  return {
    ...{ pages, firstPassages, pageOf, postings, titles, headings },
    passageCount: pageOf.length,
    lengths: sizes.map(size => size / mean),
    isKnown: stem => postings.has(stem) || titles.has(stem),
    shareOf: stem => (pageCounts.get(stem) ?? 0) / wholeCount,
    completions: start => [...starts.atPrefix(start).keys()].slice(0, maxCompletions),
    toStem: createTokenReader(stems),
    spelling: createSpelling(counts),
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
