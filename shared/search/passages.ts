/** What the search finds, in the order in which lists of kinds show them. A new kind is a row here, a collector and a label. */
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

/** A part of a page that a result can lead to. */
export type Passage = {
  /** What follows the path of the page, such as "#method" or "?case=storms". */
  readonly at?: string
  readonly heading?: string
  readonly text: string
  /** Where `text` is only the start: the other words of the rest, each once. */
  readonly more?: string
}

/** A page, or a thing on a page, with its passages; the first stands for the page itself. */
export type PassagePage = {
  readonly kind: Kind
  readonly path: string
  readonly title: string
  /** Topics of articles and tags of papers. */
  readonly tags?: readonly string[]
  readonly passages: readonly Passage[]
}
