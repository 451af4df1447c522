import type { IndexData, Kind, PassagePage } from '../content/schemas/passages.ts'
import { toKeywords, toStem } from './words.ts'

/** Where a passage has a stem, the best place first: in its own heading, in its text, or in a heading above it. */
export const places = ['heading', 'text', 'above'] as const

type Place = (typeof places)[number]

/** Indexes passages. Each word counts once in a passage, so that short and full texts give the same index. */
export function buildIndex(pages: readonly PassagePage[], kindWords: Readonly<Record<Kind, string>>): IndexData {
  const words = new Map<string, { readonly stem: number; count: number }>()
  const stems = new Map<string, number>()
  const postings: number[][] = []
  const titles: number[][] = []
  const pageCounts: number[] = []
  const headings: (readonly number[])[] = []
  const firstPassages: number[] = []
  const sizes: number[] = []
  const addWord = (word: string) => {
    const text = toStem(word)
    const stem = stems.get(text) ?? stems.size
    if (stem === stems.size) {
      stems.set(text, stem)
      postings.push([])
      titles.push([])
      pageCounts.push(0)
    }
    const added = { stem, count: 0 }
    words.set(word, added)
    return added
  }
  const toStems = (text: string): ReadonlySet<number> => {
    const found = new Set<number>()
    for (const word of toKeywords(text)) {
      const known = words.get(word) ?? addWord(word)
      known.count += 1
      found.add(known.stem)
    }
    return found
  }
  let wholeCount = 0
  for (const [page, { kind, path, title, tags = [], passages }] of pages.entries()) {
    firstPassages.push(sizes.length)
    const pageStems = new Set<number>()
    // The last part of a path is the id of an article or a thing.
    const titleStems = toStems(`${title} ${path.split('/').at(-1)}`)
    for (const stem of titleStems) titles[stem]?.push(page)
    const above = toStems([kindWords[kind], ...tags].join(' '))
    for (const [index, { heading, under = '', text, more = '' }] of passages.entries()) {
      const own = toStems(heading ?? '')
      const fields: Record<Place, ReadonlySet<number>> = {
        heading: own,
        text: toStems(`${text} ${more}`),
        above: under === '' ? above : new Set([...above, ...toStems(under)]),
      }
      const known = new Set<number>()
      for (const [rank, place] of places.entries()) {
        for (const stem of fields[place]) {
          if (known.has(stem)) continue
          known.add(stem)
          postings[stem]?.push(sizes.length * places.length + rank)
        }
      }
      for (const stem of [...titleStems, ...known]) pageStems.add(stem)
      headings.push([...(index === 0 && heading === undefined ? titleStems : own)])
      sizes.push(fields.text.size)
    }
    if (passages.length < 2) continue
    wholeCount += 1
    for (const stem of pageStems) pageCounts[stem] = (pageCounts[stem] ?? 0) + 1
  }
  firstPassages.push(sizes.length)
  return {
    words: [...words.keys()],
    stems: [...stems.keys()],
    wholeCount,
    lists: {
      wordStems: Uint32Array.from(words.values(), ({ stem }) => stem),
      wordCounts: Uint32Array.from(words.values(), ({ count }) => count),
      postingStarts: toStarts(postings),
      postings: Uint32Array.from(join(postings)),
      titleStarts: toStarts(titles),
      titles: Uint32Array.from(join(titles)),
      pageCounts: Uint32Array.from(pageCounts),
      headingStarts: toStarts(headings),
      headings: Uint32Array.from(join(headings)),
      firstPassages: Uint32Array.from(firstPassages),
      sizes: Uint32Array.from(sizes),
    },
  }
}

function toStarts(parts: readonly (readonly number[])[]): Uint32Array {
  const starts = new Uint32Array(parts.length + 1)
  for (const [index, part] of parts.entries()) starts[index + 1] = (starts[index] ?? 0) + part.length
  return starts
}

/** `flat` would copy all into a list of numbers first. */
function* join(parts: readonly (readonly number[])[]): Iterable<number> {
  for (const part of parts) yield* part
}
