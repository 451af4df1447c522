import { use } from 'react'
import type { Library } from '../shared/content/library.ts'
import type { PageResult } from '../shared/page-data.ts'
import { loadPage, type PageAddress } from '../shared/pages.ts'
import { loadScreen, type ScreenComponent } from './screens.ts'

/** A page with the code that draws it: both are there before it is shown. */
export type LoadedPage = { readonly result: PageResult; readonly Screen: ScreenComponent }

/** Gives the page at an address: at once when it is known, else a promise, for which the old page waits on screen. */
export type PageSource = { readonly get: (address: PageAddress) => LoadedPage | Promise<LoadedPage> }

export function useLoadedPage(source: PageSource, address: PageAddress): LoadedPage {
  const loaded = source.get(address)
  return loaded instanceof Promise ? use(loaded) : loaded
}

/** Pages as the browser gets them after the first. A page that cannot be had is left to the server, by a full load. */
export function createBrowserSource(library: Library, first: { address: PageAddress; loaded: LoadedPage }): PageSource {
  const pages = new Map<string, LoadedPage | Promise<LoadedPage>>([[toKey(first.address), first.loaded]])
  return {
    get(address) {
      const key = toKey(address)
      const known = pages.get(key)
      if (known !== undefined) return known
      const loading = load(library, address).then(
        loaded => {
          pages.set(key, loaded)
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
  }
}

function toKey({ pathname, search }: PageAddress): string {
  return `${pathname}${search}`
}

async function load(library: Library, address: PageAddress): Promise<LoadedPage> {
  const result = await loadPage(library, address, new Date())
  return { result, Screen: await loadScreen(result.kind === 'page' ? result.page.screen : 'message') }
}
