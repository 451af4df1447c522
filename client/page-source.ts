import { startTransition, use, useEffect, useReducer } from 'react'
import type { PageAddress } from '../shared/addresses/resolve-address.ts'
import type { PageResult } from '../shared/site-pages/page-data.ts'
import type { ScreenComponent } from './screens.ts'

/** A page's data with the component that renders it. */
export type LoadedPage = { readonly result: PageResult; readonly Screen: ScreenComponent }

export type PageSource = {
  /** The page at an address, as a promise while it loads; React shows the previous page until then. */
  readonly get: (address: PageAddress) => LoadedPage | Promise<LoadedPage>
  /** Loads a page that the visitor may open next. */
  readonly prefetch: (address: PageAddress) => void
  /** Calls the listener after pages change. Returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void
}

export function useLoadedPage(source: PageSource, address: PageAddress): LoadedPage {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  useEffect(() => source.subscribe(() => startTransition(rerender)), [source])
  const loaded = source.get(address)
  return loaded instanceof Promise ? use(loaded) : loaded
}
