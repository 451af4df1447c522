import { LRUCache } from 'lru-cache'
import type { Library } from '../../shared/content/library.ts'
import { dayMs } from '../../shared/dates.ts'
import type { PageResult } from '../../shared/page-data.ts'
import { loadPage } from '../../shared/pages.ts'
import type { ResolvedAddress } from '../../shared/resolve-address.ts'
import { suggestPages } from '../../shared/search/suggest-pages.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import { addBrotli, type EncodedPage, encodePage, type HeaderList, sizeOf } from './encoded-page.ts'

export type PageAnswer =
  | { readonly kind: 'page'; readonly page: EncodedPage; readonly isHit: boolean }
  | { readonly kind: 'redirect'; readonly to: string }

export type PageCache = {
  /** The cached page whose canonical URL is exactly this one. */
  readonly get: (url: string) => EncodedPage | undefined
  /** The page at an address, rendered once for all concurrent requests. Rejects when the render fails. */
  readonly load: (address: ResolvedAddress) => Promise<PageAnswer>
  readonly bytes: () => number
}

type ShownPage = Extract<PageResult, { kind: 'page' }>

type Dependencies = {
  readonly library: Library
  readonly renderPage: PageRenderer
  readonly now: () => Date
  /** Headers of every page. */
  readonly headers: HeaderList
  /** Of all pages together; 0 disables the cache. */
  readonly maxBytes: number
}

/**
 * Caches rendered pages by their canonical URL, so that unknown queries cannot fill it, and one page for each kind of
 * not-found page, until the end of the UTC day, because pages show relative dates.
 */
export function createPageCache({ library, renderPage, now, headers, maxBytes }: Dependencies): PageCache {
  const cache = new LRUCache<string, EncodedPage>({ maxSize: Math.max(1, maxBytes), sizeCalculation: sizeOf })
  const inFlight = new Map<string, Promise<EncodedPage>>()
  let isCompressing = false
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

  /**
   * Until it is done the page is sent in gzip. One page at a time, because brotli takes tens of megabytes while it runs;
   * a page that comes meanwhile is tried again at its next request.
   */
  async function compress(key: string, page: EncodedPage): Promise<void> {
    if (cache.peek(key) !== page || isCompressing) return
    isCompressing = true
    try {
      const smaller = await addBrotli(page)
      if (cache.peek(key) === page) cache.set(key, smaller)
    } catch {
      // Out of memory: the page stays in gzip.
    } finally {
      isCompressing = false
    }
  }

  async function load(address: ResolvedAddress): Promise<PageAnswer> {
    const result = await loadPage(library, address, now(), suggestPages)
    if (result.kind === 'redirect') return result
    const { cacheKey: key } = result
    if (key === undefined) return { kind: 'page', page: await render(address, result), isHit: false }
    const cached = get(key)
    if (cached !== undefined) return { kind: 'page', page: cached, isHit: true }
    const rendering = inFlight.get(key) ?? renderAndCache(key, address, result)
    inFlight.set(key, rendering)
    return { kind: 'page', page: await rendering, isHit: false }
  }

  async function renderAndCache(key: string, address: ResolvedAddress, result: ShownPage): Promise<EncodedPage> {
    const startDay = today()
    try {
      const page = await render(address, result)
      if (startDay === today()) {
        cache.set(key, page)
        void compress(key, page)
      }
      return page
    } finally {
      inFlight.delete(key)
    }
  }

  async function render(address: ResolvedAddress, { page, status }: ShownPage): Promise<EncodedPage> {
    const html = await renderPage({ address, page })
    const route = address.kind === 'page' ? address.path : 'other'
    return encodePage({ html, status, route, headers })
  }

  return { get, load, bytes: () => cache.calculatedSize }
}
