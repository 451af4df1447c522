import { startTransition, use, useEffect, useReducer } from 'react'
import type { BlogStore } from '../shared/blog/blog-store.ts'
import type { Library } from '../shared/content/library.ts'
import type { PageResult } from '../shared/page-data.ts'
import type { PageAddress } from '../shared/page-address.ts'
import { loadPage } from '../shared/pages.ts'
import { loadScreen, type ScreenComponent } from './screens.ts'

/** A page with the code that draws it: both are there before it is shown. */
export type LoadedPage = { readonly result: PageResult; readonly Screen: ScreenComponent }

/** Gives the page at an address: at once when it is known, else a promise, for which the old page waits on screen. */
export type PageSource = {
  readonly get: (address: PageAddress) => LoadedPage | Promise<LoadedPage>
  /** Calls the listener when pages have become others; the result ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

export function useLoadedPage(source: PageSource, address: PageAddress): LoadedPage {
  const [, loadAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => source.subscribe(() => startTransition(loadAgain)), [source])
  const loaded = source.get(address)
  return loaded instanceof Promise ? use(loaded) : loaded
}

/**
 * Pages as the browser gets them after the first, all forgotten when a post changes. A page that cannot be had is left
 * to the server, by a full load.
 */
export function createBrowserSource(store: BlogStore, first: { address: PageAddress; loaded: LoadedPage }): PageSource {
  const pages = new Map<string, LoadedPage | Promise<LoadedPage>>([[toKey(first.address), first.loaded]])
  store.subscribe(() => pages.clear())
  return {
    get(address) {
      const key = toKey(address)
      const known = pages.get(key)
      if (known !== undefined) return known
      const loading: Promise<LoadedPage> = load(store.library, address).then(
        loaded => {
          if (pages.get(key) === loading) pages.set(key, loaded)
          return loaded
        },
        () => {
          window.location.assign(key)
          return new Promise<never>(() => {})
        },
      )
      pages.set(key, loading)
      return loading
    },
    subscribe: store.subscribe,
  }
}

function toKey({ pathname, search }: PageAddress): string {
  return `${pathname}${search}`
}

async function load(library: Library, address: PageAddress): Promise<LoadedPage> {
  const result = await loadPage(library, address, new Date())
  return { result, Screen: await loadScreen(result.kind === 'page' ? result.page.screen : 'message') }
}
