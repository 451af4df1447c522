import { readFileSync } from 'node:fs'
import type { Library } from '../../shared/content/library.ts'
import type { PassagePage } from '../../shared/content/schemas/passages.ts'

/** What the search of the built site knows; run `npm run build` first. */
export function readBuiltPassages(): readonly PassagePage[] {
  return JSON.parse(readFileSync('dist/server/passages.json', 'utf8'))
}

/** A library of compiled content with the passages of the built pages. */
export function withPassages(library: Library): Library {
  return {
    ...library,
    // The type of a document follows from its name.
    read: async name => (name === 'passages' ? (readBuiltPassages() as never) : library.read(name)),
  }
}
