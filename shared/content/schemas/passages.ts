/** What the search finds, in the order in which lists of kinds show them. A new kind is a row here and a label. */
export const kinds = [
  'page',
  'service',
  'industry',
  'article',
  'paper',
  'topic',
  'work',
  'demo',
  'calculator',
  'file',
  'job',
  'person',
  'term',
  'product',
] as const

export type Kind = (typeof kinds)[number]

/** The kinds of pages by the first part of their paths; all others are pages. */
const folders: ReadonlyMap<string, Kind> = new Map([
  ['services', 'service'],
  ['industries', 'industry'],
  ['blog', 'article'],
  ['blogs', 'article'],
  ['whitepapers', 'paper'],
  ['topics', 'topic'],
  ['work', 'work'],
  ['demos', 'demo'],
  ['careers', 'job'],
  ['team', 'person'],
  ['glossary', 'term'],
  ['tools', 'product'],
])

export function toKind(path: string): Kind {
  return folders.get(path.split('/')[1] ?? '') ?? 'page'
}

/** A part of a page that a result can lead to. */
export type Passage = {
  /** What follows the path of the page, such as "#method" or "?case=storms". */
  readonly at?: string
  readonly heading?: string
  /** The headings above it. */
  readonly under?: string
  readonly text: string
  /** Where `text` is only the start: the other words of the rest, each once. */
  readonly more?: string
}

/** A page, or a thing on a page, with its passages; the first stands for the page itself. */
export type PassagePage = {
  readonly kind: Kind
  readonly path: string
  readonly title: string
  /** Topics of articles, tags of papers, and the headings above a thing. */
  readonly tags?: readonly string[]
  readonly passages: readonly Passage[]
}

/** The lists of an index; `…Starts` say where the part of each stem or passage begins, with one more for the end. */
export const listNames = [
  /** The number of each word's stem. */
  'wordStems',
  /** How often each word occurs. */
  'wordCounts',
  'postingStarts',
  /** The passages that have a stem, each once with its best place: number × 3 + place. */
  'postings',
  'titleStarts',
  /** The pages with a stem in their title. */
  'titles',
  /** On how many of the pages with several passages a stem is; terms and products would not be a fair measure. */
  'pageCounts',
  'headingStarts',
  /** The stems of each passage's heading, of a page's head those of its title. */
  'headings',
  /** The number of a page's first passage, when all are counted in order; one more than there are pages. */
  'firstPassages',
  /** The number of stems of each passage. */
  'sizes',
] as const

/** Lists of numbers take a fraction of the memory of sets and maps, and are read from a file as they are. */
export type IndexData = {
  readonly words: readonly string[]
  /** In the order of their first words. */
  readonly stems: readonly string[]
  /** How many pages have several passages. */
  readonly wholeCount: number
  readonly lists: Readonly<Record<(typeof listNames)[number], Uint32Array>>
}

/** What the search knows: all that the pages say. */
export type IndexedPages = { readonly pages: readonly PassagePage[]; readonly index: IndexData }
