import type { Library } from '../content/library.ts'
import type { PassagePage } from './passages.ts'
import { createSearch, type Search } from './search.ts'
import type { Topic } from './topics.ts'

type OpenSearch = {
  readonly search: Search
  /** What the visitor can choose from. */
  readonly topics: readonly Topic[]
}

const opened = new WeakMap<readonly PassagePage[], OpenSearch>()

/** The search over the full texts of a library, made once. */
export async function openSearch(library: Library): Promise<OpenSearch> {
  const [pages, text, topics] = await Promise.all([
    library.read('passages'),
    library.read('search'),
    library.read('topics'),
  ])
  const known = opened.get(pages) ?? {
    search: createSearch(pages, text),
    topics: topics.map(({ id, title, tags }) => ({ id, label: title, tags })),
  }
  opened.set(pages, known)
  return known
}
