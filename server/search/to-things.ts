import { type Kind, kinds, type PassagePage } from '../../shared/content/schemas/passages.ts'
import type { Block } from '../markdown/read-blocks.ts'
import { toWords } from './to-words.ts'

type Thing = {
  /** As its element says it. */
  readonly kind: string | undefined
  readonly anchor: string | undefined
  /** Its name, then what is said of it. */
  readonly part: readonly Block[]
  readonly above: readonly { readonly heading: string }[]
}

/** What is found by itself on the page at a path, such as a file or a term; none for what is no kind. */
export function toThings(path: string, { kind, anchor, part, above }: Thing): readonly PassagePage[] {
  const [name, ...rest] = part
  if (!isKind(kind) || name === undefined) return []
  const tags = above.map(({ heading }) => heading)
  return [{ kind, path: `${path}#${anchor}`, title: toWords([name]), tags, passages: [{ text: toWords(rest) }] }]
}

export function isKind(search: string | undefined): search is Kind {
  return kinds.some(kind => kind === search)
}
