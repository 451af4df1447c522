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
