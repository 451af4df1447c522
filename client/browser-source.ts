import type { Library } from '../shared/content/library.ts'
import { type PageAddress, resolveAddress } from '../shared/resolve-address.ts'
import type { BlogStore } from './features/blog/blog-store.ts'
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
    const coming = load(store.library, address)
    const loading: Promise<LoadedPage> = coming.then(
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
    return { loading, isOver: coming.then(ignore, ignore) }
  }

  return {
    get(address) {
      const key = toKey(address)
      const page = pages.get(key) ?? start(key, address).loading
      wanted.add(page)
      return page
    },
    async prefetch(address) {
      const key = toKey(address)
      if (!pages.has(key)) await start(key, address).isOver
    },
    subscribe: store.subscribe,
  }
}

/** For what is found out when it is needed. */
function ignore(): void {}

function toKey({ pathname, search }: PageAddress): string {
  return `${pathname}${search}`
}

/** What finds and loads pages is fetched with the first page after the one that the server drew. */
const importPages = () => import('../shared/pages.ts')

async function load(library: Library, address: PageAddress): Promise<LoadedPage> {
  const resolved = resolveAddress(address)
  const [result, likely] = await Promise.all([
    importPages().then(({ loadPage }) => loadPage(library, resolved, new Date())),
    // The screen that the route table expects there is fetched together with its data.
    loadScreen(resolved.kind === 'page' ? resolved.route.screen : 'message'),
  ])
  return { result, Screen: result.kind === 'page' ? await loadScreen(result.page.screen) : likely }
}
