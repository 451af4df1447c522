import { readBuiltPassages } from '../../server/search/built-passages.ts'
import type { Library } from '../../shared/content/library.ts'

/** A library of compiled content with the passages of the built pages; run `npm run build` first. */
export function withPassages(library: Library): Library {
  const passages = readBuiltPassages('dist')
  return {
    ...library,
    // The type of a document follows from its name.
    read: async name => (name === 'passages' ? ((await passages) as never) : library.read(name)),
  }
}
