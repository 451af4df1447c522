import type { Passage } from '../../../search/passages.ts'
import type { Documents } from '../../library.ts'

/** What passages are collected from. */
export type Sources = {
  /** Reads the library while it is compiled. */
  readonly read: <Name extends keyof Documents>(name: Name) => Documents[Name]
  /** The ids of all industries and services. */
  readonly ids: { readonly industries: readonly string[]; readonly services: readonly string[] }
  /** The passages of the text of each piece by its id. */
  readonly bodies: ReadonlyMap<string, readonly Passage[]>
}
