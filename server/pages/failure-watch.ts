import { resolveAddress } from '../../shared/addresses/resolve-address.ts'
import { RefusedWorkError } from '../http/refused-work.ts'
import type { PageCache } from './page-cache.ts'

/** What of the pages can be served: all, not all, or not even the home page. */
export type PageHealth = 'whole' | 'partial' | 'none'

export type WatchedPages = PageCache & {
  /** Asks again for pages that failed at their last request. */
  readonly checkHealth: () => Promise<PageHealth>
}

/** More are as bad, and each is asked for again. */
const maxWatched = 20

const home = resolveAddress({ pathname: '/', search: '' })

/** Remembers which pages failed, for the checks of a load balancer. */
export function watchFailures(pages: PageCache): WatchedPages {
  const failing = new Map<string, ReturnType<typeof resolveAddress>>()

  const load: PageCache['load'] = async (address, ...rest) => {
    const key = address.pathname + address.search
    try {
      const answer = await pages.load(address, ...rest)
      failing.delete(key)
      return answer
    } catch (error) {
      const isFault = !(error instanceof RefusedWorkError)
      if (isFault && failing.size < maxWatched) failing.set(key, address)
      throw error
    }
  }

  async function checkHealth(): Promise<PageHealth> {
    if (failing.size === 0) return 'whole'
    for (const address of [home, ...failing.values()]) await load(address).catch(() => {})
    if (failing.size === 0) return 'whole'
    return failing.has('/') ? 'none' : 'partial'
  }

  return { ...pages, load, checkHealth }
}
