import type { Passage } from '../../../search/passages.ts'
import type { Documents } from '../../library.ts'

/** What passages are collected from. */
export type Sources = {
  /** Reads the library while it is compiled. */
  readonly read: <Name extends keyof Documents>(name: Name) => Documents[Name]
  /** Ids. */
  readonly industries: readonly string[]
  /** The passages of the text of each piece by its id. */
  readonly bodies: ReadonlyMap<string, readonly Passage[]>
}
