import { LRUCache } from 'lru-cache'
import type { Library } from '../../shared/content/library.ts'
import { dayMs } from '../../shared/dates.ts'
import { loadPage } from '../../shared/pages.ts'
import type { ResolvedAddress } from '../../shared/resolve-address.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import { addBrotli, type EncodedPage, encodePage, type HeaderList, sizeOf } from './encoded-page.ts'

export type PageAnswer =
  | { readonly kind: 'page'; readonly page: EncodedPage; readonly isHit: boolean }
  | { readonly kind: 'redirect'; readonly to: string }

export type PageCache = {
  /** The cached page under a request's URL when that is spelled as in the cache; undefined otherwise. */
  readonly get: (url: string) => EncodedPage | undefined
  /** The page at an address, rendered once for all concurrent requests. Rejects when the render fails. */
  readonly load: (address: ResolvedAddress) => Promise<PageAnswer>
  readonly bytes: () => number
}

type Dependencies = {
  readonly library: Library
  readonly renderPage: PageRenderer
  readonly now: () => Date
  /** Headers of every page. */
  readonly headers: HeaderList
  /** All pages together; 0 caches none. */
  readonly maxBytes: number
}

/** Brotli takes a thread of libuv's pool for some twenty milliseconds; the others stay free for files. */
const maxCompressions = 2

/**
 * Caches rendered pages under their canonical address, so that unknown query keys cannot fill it, and until the UTC day
 * ends, because pages show dates relative to it.
 */
export function createPageCache({ library, renderPage, now, headers, maxBytes }: Dependencies): PageCache {
  const cache = new LRUCache<string, EncodedPage>({ maxSize: Math.max(1, maxBytes), sizeCalculation: sizeOf })
  const inFlight = new Map<string, Promise<PageAnswer>>()
  const compressing = new Set<string>()
  let day = today()

  function today(): number {
    return Math.floor(now().getTime() / dayMs)
  }

  function get(key: string): EncodedPage | undefined {
    if (day !== today()) {
      day = today()
      cache.clear()
    }
    const page = cache.get(key)
    if (page !== undefined && page.encodings.br === undefined) void compress(key, page)
    return page
  }

  /** Until it is done the page is sent in gzip. A page that finds no place gets its turn when it is asked for again. */
  async function compress(key: string, page: EncodedPage): Promise<void> {
    if (compressing.has(key) || compressing.size >= maxCompressions) return
    compressing.add(key)
    try {
      const smaller = await addBrotli(page)
      if (cache.peek(key) === page) cache.set(key, smaller)
    } catch {
      // Out of memory: the page stays in gzip.
    } finally {
      compressing.delete(key)
    }
  }

  async function load(address: ResolvedAddress): Promise<PageAnswer> {
    // There is no end of addresses without a page, so none of them is cached.
    if (address.kind !== 'page') return render(address)
    const key = address.pathname + address.search
    const page = get(key)
    if (page !== undefined) return { kind: 'page', page, isHit: true }
    const answer = inFlight.get(key) ?? renderAndCache(address, key)
    inFlight.set(key, answer)
    return answer
  }

  async function renderAndCache(address: ResolvedAddress, key: string): Promise<PageAnswer> {
    const startDay = today()
    try {
      const answer = await render(address)
      if (answer.kind === 'page' && answer.page.status === 200 && startDay === today()) {
        cache.set(key, answer.page)
        void compress(key, answer.page)
      }
      return answer
    } finally {
      inFlight.delete(key)
    }
  }

  async function render(address: ResolvedAddress): Promise<PageAnswer> {
    const result = await loadPage(library, address, now())
    if (result.kind === 'redirect') return result
    const html = await renderPage({ address, page: result.page })
    const route = address.kind === 'page' ? address.path : 'other'
    return { kind: 'page', page: await encodePage({ html, status: result.status, route, headers }), isHit: false }
  }

  return { get, load, bytes: () => cache.calculatedSize }
}
