import MiniSearch from 'minisearch'
import type { Kind, PassagePage } from './passages.ts'
import { createSpelling, type Spelling } from './spelling.ts'
import { toKeywords, toStem, toWords } from './words.ts'

export type Index = {
  readonly pages: readonly PassagePage[]
  /** Finds pages by their positions. */
  readonly engine: MiniSearch
  /** The number of a page's first passage, when all are counted in order. */
  readonly firstPassages: readonly number[]
  readonly passageCount: number
  /** The passages with a stem, each once: twice the passage's number, plus one when its heading has it. */
  readonly places: ReadonlyMap<string, readonly number[]>
  /** On which share of the pages with several passages a stem is; terms and products would not be a fair measure. */
  readonly shareOf: (stem: string) => number
  readonly startsStem: (start: string) => boolean
  /** The stem of a word as it stands in a text. */
  readonly toStem: (word: string) => string | undefined
  readonly spelling: Spelling
}

/**
 * Indexes pages for their rank and passages for the choice among those of a page. Within a field each word counts once,
 * so that short and full texts give the same index.
 */
export function buildIndex(pages: readonly PassagePage[], kindWords: Readonly<Record<Kind, string>>): Index {
  const counts = new Map<string, number>()
  const stems = new Map<string, string>()
  const places = new Map<string, number[]>()
  const starts = new Set<string>()
  const pageCounts = new Map<string, number>()
  const toStems = (text: string) => {
    const words = toKeywords(text)
    for (const word of words) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
      if (!stems.has(word)) stems.set(word, toStem(word))
    }
    return new Set(words.map(word => stems.get(word) ?? ''))
  }
  const firstPassages: number[] = []
  let passageCount = 0
  const documents = pages.map(({ kind, title, tags = [], passages }, id) => {
    firstPassages.push(passageCount)
    const headings = new Set<string>()
    const text = new Set<string>()
    for (const passage of passages) {
      const own = toStems(passage.heading ?? '')
      const rest = toStems(passage.more === undefined ? passage.text : `${passage.text} ${passage.more}`)
      for (const stem of own) headings.add(stem)
      for (const stem of rest) text.add(stem)
      for (const stem of new Set([...own, ...rest])) {
        const known = places.get(stem)
        const place = passageCount * 2 + (own.has(stem) ? 1 : 0)
        if (known === undefined) places.set(stem, [place])
        else known.push(place)
      }
      passageCount += 1
    }
    const fields = { title: toStems(title), headings, tags: toStems([kindWords[kind], ...tags].join(' ')), text }
    const isWhole = passages.length > 1
    for (const stem of isWhole ? new Set(Object.values(fields).flatMap(stems => [...stems])) : [])
      pageCounts.set(stem, (pageCounts.get(stem) ?? 0) + 1)
    return { id, ...join(fields) }
  })
  const engine = new MiniSearch({
    fields: ['title', 'headings', 'tags', 'text'],
    // Fields are stems already.
    tokenize: text => text.split(' '),
    processTerm: term => term,
  })
  engine.addAll(documents)
  const wholeCount = Math.max(1, pages.filter(({ passages }) => passages.length > 1).length)
  for (const stem of stems.values()) for (let end = 3; end <= stem.length; end++) starts.add(stem.slice(0, end))
  return {
    pages,
    engine,
    firstPassages,
    passageCount,
    places,
    shareOf: stem => (pageCounts.get(stem) ?? 0) / wholeCount,
    startsStem: start => starts.has(start),
    toStem: createTokenReader(stems),
    spelling: createSpelling(counts),
  }
}

function join<Field extends string>(fields: Readonly<Record<Field, ReadonlySet<string>>>) {
  return Object.fromEntries(
    Object.entries<ReadonlySet<string>>(fields).map(([name, stems]) => [name, [...stems].join(' ')]),
  )
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
