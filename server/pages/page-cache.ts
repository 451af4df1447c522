import { LRUCache } from 'lru-cache'
import type { Library } from '../../shared/content/library.ts'
import { dayMs } from '../../shared/dates.ts'
import type { PageResult } from '../../shared/page-data.ts'
import { loadPage } from '../../shared/pages.ts'
import type { ResolvedAddress } from '../../shared/resolve-address.ts'
import { suggestPages } from '../../shared/search/suggest-pages.ts'
import { toTwinAddress } from '../../shared/twin-path.ts'
import { RefusedWorkError } from '../http/refused-work.ts'
import { hasTwin } from '../markdown/writers.ts'
import { createCompressor } from './compressor.ts'
import { type EncodedPage, encodePage, type RenderedPage, sizeOf } from './encoded-page.ts'
import { type PageForm, prefersMarkdown } from './form.ts'
import type { Representer, ShownPage } from './represent.ts'

export type PageAnswer =
  | { readonly kind: 'page'; readonly page: EncodedPage; readonly isHit: boolean }
  | { readonly kind: 'redirect'; readonly to: string }

/** Runs work whose results are unlimited, such as searches. Rejects with a RefusedWorkError when it may not run now. */
export type RunCostly = <Result>(work: () => Promise<Result>) => Promise<Result>

export type PageCache = {
  /** The cached page whose canonical URL is exactly this one, in the form that the header `Accept` asks for. */
  readonly get: (url: string, accept?: string) => EncodedPage | undefined
  /** The page at an address, rendered once for all concurrent requests. Rejects when the render fails or is refused. */
  readonly load: (address: ResolvedAddress, form?: PageForm, runCostly?: RunCostly) => Promise<PageAnswer>
  /** What all visitors get at a URL that is no page's, such as /llms.txt, written at the first request. */
  readonly loadText: (url: string, write: () => Promise<RenderedPage>) => Promise<Shown>
  readonly bytes: () => number
}

type Shown = { readonly page: EncodedPage; readonly isHit: boolean }

type Dependencies = {
  readonly library: Library
  readonly represent: Representer
  readonly now: () => Date
  /** Of all pages together; 0 disables the cache. */
  readonly maxBytes: number
}

/** Of the memory: for URLs with a query, which are many. They cannot push out the pages of the route table. */
const variantShare = 1 / 4

/**
 * Caches rendered pages by their form and their canonical URL, so that unknown queries cannot fill it, and one page for
 * each kind of not-found page, until the end of the UTC day, because pages show relative dates.
 */
export function createPageCache({ library, represent, now, maxBytes }: Dependencies): PageCache {
  const createPart = (share: number) =>
    new LRUCache<string, EncodedPage>({ maxSize: Math.max(1, Math.floor(maxBytes * share)), sizeCalculation: sizeOf })
  const plain = createPart(1 - variantShare)
  const variants = createPart(variantShare)
  const partOf = (key: string) => (key.includes('?') ? variants : plain)
  const inFlight = new Map<string, Promise<EncodedPage>>()
  const compress = createCompressor({
    find: key => partOf(key).peek(key),
    replace: (key, page) => void partOf(key).set(key, page),
  })
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
      plain.clear()
      variants.clear()
    }
    return partOf(key).get(key)
  }

  /** A query and an address that does not exist are free input; all else is a page of the route table. */
  async function load(
    address: ResolvedAddress,
    form: PageForm = 'html',
    runCostly: RunCostly = runNow,
  ): Promise<PageAnswer> {
    if (address.kind !== 'page' || address.query.size === 0) return loadShown(address, form, runCostly)
    const cached = read(toKey(address.pathname + address.search, form))
    if (cached !== undefined) return { kind: 'page', page: cached, isHit: true }
    return runCostly(() => loadShown(address, form, runNow))
  }

  async function loadShown(address: ResolvedAddress, form: PageForm, runCostly: RunCostly): Promise<PageAnswer> {
    const result = await loadInForm(address, form)
    if (result.kind === 'redirect') return result
    const shownForm = hasTwin(result.page.screen) ? form : 'html'
    if (result.status === 404 && !isFile(address)) {
      const suggesting = await loadSuggesting(address, shownForm, runCostly)
      if (suggesting !== undefined) return { kind: 'page', page: suggesting, isHit: false }
    }
    const render = () => represent(address, result, shownForm)
    if (result.cacheKey === undefined) return { kind: 'page', page: await encodePage(await render()), isHit: false }
    return { kind: 'page', ...(await loadText(toKey(result.cacheKey, shownForm), render)) }
  }

  /** There is no twin of what is no page, or has no text, or would lead to another page. */
  async function loadInForm(address: ResolvedAddress, form: PageForm): Promise<PageResult> {
    const result = await loadPage(library, address, now())
    if (form !== 'twin' || (result.kind === 'page' && hasTwin(result.page.screen))) return result
    return loadPage(library, { kind: 'unknown', pathname: address.pathname, search: '' }, now())
  }

  /** The not-found page of this address alone; undefined when nothing is like it, or when there is no time to look. */
  async function loadSuggesting(address: ResolvedAddress, form: PageForm, runCostly: RunCostly) {
    try {
      return await runCostly(async () => {
        const result = await loadPage(library, address, now(), suggestPages)
        if (!isSuggesting(result)) return undefined
        return encodePage(await represent(address, result, form))
      })
    } catch (error) {
      if (error instanceof RefusedWorkError) return undefined
      throw error
    }
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
        partOf(key).set(key, page)
        compress(key)
      }
      return page
    } finally {
      inFlight.delete(key)
    }
  }

  return { get, load, loadText, bytes: () => plain.calculatedSize + variants.calculatedSize }
}

const runNow: RunCostly = work => work()

/** No page is like a missing script or picture. */
function isFile({ pathname }: ResolvedAddress): boolean {
  return /\.\w+$/.test(pathname)
}

function isSuggesting(result: PageResult): result is ShownPage {
  return result.kind === 'page' && result.status === 404 && result.cacheKey === undefined
}

/** The key of a page that has its own address is that address, so that `get` finds it. A URL has no spaces. */
function toKey(cacheKey: string, form: PageForm): string {
  if (form === 'twin' && cacheKey.startsWith('/')) return toTwinAddress(cacheKey)
  return form === 'html' ? cacheKey : `${form} ${cacheKey}`
}
