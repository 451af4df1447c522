import type { BlogStore } from '../shared/blog/blog-store.ts'
import type { Library } from '../shared/content/library.ts'
import type { PageAddress } from '../shared/page-address.ts'
import type { LoadedPage, PageSource } from './page-source.ts'
import { loadScreen } from './screens.ts'

/**
 * Pages as the browser gets them after the first, all forgotten when a post changes. A page that is asked for and cannot
 * be had is left to the server, by a full load; one that was only fetched ahead is forgotten.
 */
export function createBrowserSource(store: BlogStore, first: { address: PageAddress; loaded: LoadedPage }): PageSource {
  const pages = new Map<string, LoadedPage | Promise<LoadedPage>>([[toKey(first.address), first.loaded]])
  const wanted = new WeakSet<LoadedPage | Promise<LoadedPage>>()
  store.subscribe(() => pages.clear())

  const start = (key: string, address: PageAddress) => {
    const loading: Promise<LoadedPage> = load(store.library, address).then(
      loaded => {
        if (pages.get(key) === loading) pages.set(key, loaded)
        return loaded
      },
      () => {
        if (wanted.has(loading)) window.location.assign(key)
        else if (pages.get(key) === loading) pages.delete(key)
        return new Promise<never>(() => {})
      },
    )
    pages.set(key, loading)
    return loading
  }

  return {
    get(address) {
      const key = toKey(address)
      const page = pages.get(key) ?? start(key, address)
      wanted.add(page)
      return page
    },
    prefetch(address) {
      const key = toKey(address)
      if (!pages.has(key)) start(key, address)
    },
    subscribe: store.subscribe,
  }
}

function toKey({ pathname, search }: PageAddress): string {
  return `${pathname}${search}`
}

async function load(library: Library, address: PageAddress): Promise<LoadedPage> {
  // What finds and loads pages is fetched with the first page after the one that the server drew.
  const { loadPage } = await import('../shared/pages.ts')
  const result = await loadPage(library, address, new Date())
  return { result, Screen: await loadScreen(result.kind === 'page' ? result.page.screen : 'message') }
}
