import type { Library } from '../content/library.ts'
import type { IndexedPages } from '../content/schemas/passages.ts'
import { createSearch, type Search } from './search.ts'
import type { Topic } from './topics.ts'

const opened = new WeakMap<IndexedPages, Search>()

/** The search over the full texts of a library, opened at its first use. */
export async function openSearch(library: Library): Promise<Search> {
  const [passages, text] = await Promise.all([library.read('passages'), library.read('search')])
  const search = opened.get(passages) ?? createSearch(passages.pages, text, passages.index)
  opened.set(passages, search)
  return search
}

/** What the visitor can choose from. */
export async function readSearchTopics(library: Library): Promise<readonly Topic[]> {
  const topics = await library.read('topics')
  return topics.map(({ id, title, tags }) => ({ id, label: title, tags }))
}
