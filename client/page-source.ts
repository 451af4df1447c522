import { startTransition, use, useEffect, useReducer } from 'react'
import type { PageResult } from '../shared/page-data.ts'
import type { PageAddress } from '../shared/resolve-address.ts'
import type { ScreenComponent } from './screens.ts'

/** A page with the code that draws it: both are there before it is shown. */
export type LoadedPage = { readonly result: PageResult; readonly Screen: ScreenComponent }

/** Gives the page at an address: at once when it is known, else a promise, for which the old page waits on screen. */
export type PageSource = {
  readonly get: (address: PageAddress) => LoadedPage | Promise<LoadedPage>
  /** Fetches a page that may be asked for next. Resolves when that is over, whether the page came or not. */
  readonly prefetch: (address: PageAddress) => Promise<void>
  /** Calls the listener when pages have become others; the result ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

export function useLoadedPage(source: PageSource, address: PageAddress): LoadedPage {
  const [, loadAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => source.subscribe(() => startTransition(loadAgain)), [source])
  const loaded = source.get(address)
  return loaded instanceof Promise ? use(loaded) : loaded
}
