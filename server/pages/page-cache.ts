import { LRUCache } from 'lru-cache'
import type { Library } from '../../shared/content/library.ts'
import { dayMs } from '../../shared/dates.ts'
import type { PageResult } from '../../shared/page-data.ts'
import { loadPage } from '../../shared/pages.ts'
import type { ResolvedAddress } from '../../shared/resolve-address.ts'
import { suggestPages } from '../../shared/search/suggest-pages.ts'
import { toTwinAddress } from '../../shared/twin-path.ts'
import { hasMarkdown } from '../markdown/has-markdown.ts'
import { addBrotli, type EncodedPage, encodePage, type RenderedPage, sizeOf } from './encoded-page.ts'
import { type PageForm, prefersMarkdown } from './form.ts'
import type { Representer, ShownPage } from './represent.ts'

export type PageAnswer =
  | { readonly kind: 'page'; readonly page: EncodedPage; readonly isHit: boolean }
  | { readonly kind: 'redirect'; readonly to: string }

export type PageCache = {
  /** The cached page whose canonical URL is exactly this one, in the form that the header `Accept` asks for. */
  readonly get: (url: string, accept?: string) => EncodedPage | undefined
  /** The page at an address, or of its twin the section at an anchor, rendered once for all concurrent requests. Rejects when the render fails. */
  readonly load: (address: ResolvedAddress, form?: PageForm, section?: string) => Promise<PageAnswer>
  /** A text that all visitors get at a path, such as /llms.txt, written at the first request. */
  readonly loadText: (path: string, write: () => Promise<RenderedPage>) => Promise<Shown>
  readonly bytes: () => number
}

type Shown = { readonly page: EncodedPage; readonly isHit: boolean }

type Dependencies = {
  readonly library: Library
  readonly representer: Representer
  readonly now: () => Date
  /** Of all pages together; 0 disables the cache. */
  readonly maxBytes: number
}

/**
 * Caches rendered pages by their form and their canonical URL, so that unknown queries cannot fill it, and one page for
 * each kind of not-found page, until the end of the UTC day, because pages show relative dates.
 */
export function createPageCache({ library, representer, now, maxBytes }: Dependencies): PageCache {
  const cache = new LRUCache<string, EncodedPage>({ maxSize: Math.max(1, maxBytes), sizeCalculation: sizeOf })
  /** Of the pages of which a section was asked for, so that unknown anchors cost no render. */
  const knownAnchors = new LRUCache<string, ReadonlySet<string>>({ max: 500 })
  const inFlight = new Map<string, Promise<EncodedPage>>()
  let isCompressing = false
  let day = today()

  function today(): number {
    return Math.floor(now().getTime() / dayMs)
  }

  function get(url: string, accept?: string): EncodedPage | undefined {
    if (!prefersMarkdown(accept)) return read(url)
    const page = read(toKey(url, 'markdown')) ?? read(url)
    return page?.type === 'text/html' ? undefined : page
  }

  function read(key: string): EncodedPage | undefined {
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

  async function load(address: ResolvedAddress, form: PageForm = 'html', section?: string): Promise<PageAnswer> {
    const result = await loadShown(address, form)
    if (result.kind === 'redirect') return result
    const isPart = section !== undefined && form === 'twin' && result.status === 200
    if (isPart && !(await listAnchors(address, result)).has(section)) return load(toUnknown(address), form)
    const shownForm = hasMarkdown(result.page.screen) ? form : 'html'
    const render = () => representer.represent(address, result, shownForm, isPart ? section : undefined)
    if (result.cacheKey === undefined) return { kind: 'page', page: await encodePage(await render()), isHit: false }
    const key = toKey(result.cacheKey, shownForm)
    return { kind: 'page', ...(await loadText(isPart ? withSection(key, section) : key, render)) }
  }

  async function listAnchors(address: ResolvedAddress, shown: ShownPage): Promise<ReadonlySet<string>> {
    const key = shown.cacheKey ?? address.pathname
    const anchors = knownAnchors.get(key) ?? (await representer.listAnchors(address, shown))
    // Without a cache, pages change while the site runs.
    if (maxBytes > 0) knownAnchors.set(key, anchors)
    return anchors
  }

  /** There is no twin of what is no page, or has no text, or would lead to another page. */
  async function loadShown(address: ResolvedAddress, form: PageForm): Promise<PageResult> {
    const result = await loadPage(library, address, now(), suggestPages)
    if (form !== 'twin' || (result.kind === 'page' && hasMarkdown(result.page.screen))) return result
    return loadPage(library, toUnknown(address), now(), suggestPages)
  }

  async function loadText(key: string, write: () => Promise<RenderedPage>): Promise<Shown> {
    const cached = read(key)
    if (cached !== undefined) return { page: cached, isHit: true }
    const writing = inFlight.get(key) ?? writeAndCache(key, write)
    inFlight.set(key, writing)
    return { page: await writing, isHit: false }
  }

  async function writeAndCache(key: string, write: () => Promise<RenderedPage>): Promise<EncodedPage> {
    const startDay = today()
    try {
      const page = await encodePage(await write())
      if (startDay === today()) {
        cache.set(key, page)
        void compress(key, page)
      }
      return page
    } finally {
      inFlight.delete(key)
    }
  }

  return { get, load, loadText, bytes: () => cache.calculatedSize }
}

/** The key of a page that has its own address is that address, so that `get` finds it. A URL has no spaces. */
function toKey(cacheKey: string, form: PageForm): string {
  if (form === 'twin' && cacheKey.startsWith('/')) return toTwinAddress(cacheKey)
  return form === 'html' ? cacheKey : `${form} ${cacheKey}`
}

/** An anchor that the page has, so that the keys are bounded. */
function withSection(key: string, section: string): string {
  return `${key}${key.includes('?') ? '&' : '?'}${new URLSearchParams({ section })}`
}

function toUnknown({ pathname }: ResolvedAddress): ResolvedAddress {
  return { kind: 'unknown', pathname, search: '' }
}
