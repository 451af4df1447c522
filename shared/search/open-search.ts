import type { Library } from '../content/library.ts'
import type { PassagePage } from '../content/schemas/passages.ts'
import { createSearch, type Search } from './search.ts'
import type { Topic } from './topics.ts'

const opened = new WeakMap<readonly PassagePage[], Search>()

/** The search over the full texts of a library, made at its first use. */
export async function openSearch(library: Library): Promise<Search> {
  const [pages, text] = await Promise.all([library.read('passages'), library.read('search')])
  const search = opened.get(pages) ?? createSearch(pages, text)
  opened.set(pages, search)
  return search
}

/** What the visitor can choose from. */
export async function readSearchTopics(library: Library): Promise<readonly Topic[]> {
  const topics = await library.read('topics')
  return topics.map(({ id, title, tags }) => ({ id, label: title, tags }))
}
