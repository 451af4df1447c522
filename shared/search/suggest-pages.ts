import SearchableMap from 'minisearch/SearchableMap'
import type { PageAddress } from '../addresses/resolve-address.ts'
import type { Library } from '../content/library.ts'
import type { PassagePage } from '../content/schemas/passages.ts'
import { openSearch } from './open-search.ts'

/** A page that the visitor may have meant. */
type Suggestion = { readonly label: string; readonly to: string }

const maxSuggestions = 3
const maxPathLength = 100
const maxEdits = 3

const knownPaths = new WeakMap<readonly PassagePage[], SearchableMap<string>>()

/** Pages with nearly the same path as an unknown address; without one, those that have a word of it in their title. */
export async function suggestPages(library: Library, { pathname }: PageAddress): Promise<readonly Suggestion[]> {
  const { pages } = await library.read('passages')
  const path = readPath(pathname)
  const paths = knownPaths.get(pages) ?? indexPaths(pages)
  knownPaths.set(pages, paths)
  const near = [...paths.fuzzyGet(path, Math.min(maxEdits, Math.floor(path.length / 3)))]
    .sort(([, [, a]], [, [, b]]) => a - b)
    .map(([to, [label]]) => ({ label, to }))
  if (near.length > 0) return near.slice(0, maxSuggestions)
  const search = await openSearch(library)
  const words = path.split(/\P{L}+/u).filter(word => word.length > 2)
  const { found } = search(words.join(' '), { limit: 3 * maxSuggestions })
  const isMeant = (title: string) =>
    words.some(word =>
      title
        .toLowerCase()
        .split(/\P{L}+/u)
        .includes(word),
    )
  const all = found.map(({ title, path }) => ({ label: title.join(''), to: path.replace(/[?#].*/, '') }))
  return all
    .filter(({ to, label }, index) => isMeant(label) && all.findIndex(other => other.to === to) === index)
    .slice(0, maxSuggestions)
}

/** Titles by path. */
function indexPaths(pages: readonly PassagePage[]): SearchableMap<string> {
  const paths = new SearchableMap<string>()
  for (const { path, title } of pages) if (!/[?#]/.test(path)) paths.set(path, title)
  return paths
}

function readPath(pathname: string): string {
  const path = pathname.slice(0, maxPathLength).toLowerCase()
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
