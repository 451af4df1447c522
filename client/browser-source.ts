import { type PageAddress, resolveAddress } from '../shared/addresses/resolve-address.ts'
import type { Library } from '../shared/content/library.ts'
import { loadParts, serverHtml } from './components/lazy-part.ts'
import type { BlogStore } from './features/blog/blog-store.ts'
import type { LoadedPage, PageSource } from './page-source.ts'
import { loadScreen } from './screens.ts'

/**
 * Loads and caches pages in the browser, beginning with the server-rendered one; a change of a post clears the cache.
 * When a requested page fails to load, the browser opens it from the server; a failed prefetch is only dropped.
 */
export function createBrowserSource(store: BlogStore, first: { address: PageAddress; loaded: LoadedPage }): PageSource {
  const pages = new Map<string, LoadedPage | Promise<LoadedPage>>([[toKey(first.address), first.loaded]])
  const requested = new WeakSet<LoadedPage | Promise<LoadedPage>>()
  store.subscribe(() => pages.clear())

  const getOrLoad = (address: PageAddress) => {
    const key = toKey(address)
    const cached = pages.get(key)
    if (cached !== undefined) return cached
    const page: Promise<LoadedPage> = load(store.library, address).then(
      loaded => {
        if (pages.get(key) === page) pages.set(key, loaded)
        return loaded
      },
      () => {
        if (requested.has(page)) window.location.assign(key)
        else if (pages.get(key) === page) pages.delete(key)
        // Never resolves: the current page stays until the document is replaced.
        return new Promise<never>(() => {})
      },
    )
    pages.set(key, page)
    return page
  }

  return {
    get(address) {
      const page = getOrLoad(address)
      requested.add(page)
      if (page !== first.loaded) serverHtml.isShown = false
      return page
    },
    prefetch: getOrLoad,
    subscribe: store.subscribe,
  }
}

/** What every page but the first needs; once it is there, a page's code and data are fetched at the same time. */
export async function importLoaders() {
  const [loaders] = await Promise.all([import('../shared/site-pages/pages.ts'), import('./styles/page-change.scss')])
  return loaders
}

function toKey({ pathname, search }: PageAddress): string {
  return `${pathname}${search}`
}

async function load(library: Library, address: PageAddress): Promise<LoadedPage> {
  // The page takes from all keys what it knows; only the server, which caches, has the list.
  const resolved = resolveAddress(address, [...new URLSearchParams(address.search).keys()])
  const [result, expected] = await Promise.all([
    importLoaders().then(({ loadPage }) => loadPage(library, resolved, new Date())),
    // Fetched in parallel with the data; only `loadPage` knows whether the page exists.
    loadScreen(resolved.kind === 'page' ? resolved.route.screen : 'message').then(expected => {
      // Together with data that follows from other data, such as an article's text. The render reports a failure.
      loadParts().catch(() => {})
      return expected
    }),
  ])
  return { result, Screen: result.kind === 'page' ? await loadScreen(result.page.screen) : expected }
}
