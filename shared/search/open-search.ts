import type { Library } from '../content/library.ts'
import type { PassagePage } from './passages.ts'
import { createSearch, type Search } from './search.ts'
import { type Topic, toTopics } from './topics.ts'

type OpenSearch = {
  readonly search: Search
  /** What the visitor can choose from. */
  readonly topics: readonly Topic[]
}

const opened = new WeakMap<readonly PassagePage[], OpenSearch>()

/** The search over the full texts of a library, made once. Topics are those of articles and white papers. */
export async function openSearch(library: Library): Promise<OpenSearch> {
  const [pages, text] = await Promise.all([library.read('passages'), library.read('search')])
  const known = opened.get(pages) ?? {
    search: createSearch(pages, text),
    topics: toTopics(pages.filter(({ kind }) => kind === 'article' || kind === 'paper')),
  }
  opened.set(pages, known)
  return known
}
