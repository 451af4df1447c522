import { LRUCache } from 'lru-cache'
import { toMarkdownAddress } from '../../shared/addresses/markdown-path.ts'
import type { ResolvedAddress } from '../../shared/addresses/resolve-address.ts'
import type { Library } from '../../shared/content/library.ts'
import { suggestPages } from '../../shared/search/suggest-pages.ts'
import type { PageResult } from '../../shared/site-pages/page-data.ts'
import { loadPage } from '../../shared/site-pages/pages.ts'
import { dayMs } from '../../shared/values/dates.ts'
import { RefusedWorkError } from '../http/refused-work.ts'
import { hasMarkdown } from '../markdown/has-markdown.ts'
import { createCompressor } from './compressor.ts'
import { type EncodedPage, encodePage, type RenderedPage, sizeOf } from './encoded-page.ts'
import { type PageFormat, prefersMarkdown } from './format.ts'
import type { FormatRenderer, ShownPage } from './render-format.ts'

export type PageAnswer =
  | { readonly kind: 'page'; readonly page: EncodedPage; readonly isHit: boolean }
  | { readonly kind: 'redirect'; readonly to: string }

/** Runs work whose results are unlimited, such as searches. Rejects with a RefusedWorkError when it may not run now. */
export type RunCostly = <Result>(work: () => Promise<Result>) => Promise<Result>

export type PageCache = {
  /** The cached page whose canonical URL is exactly this one, in the format that the header `Accept` asks for. */
  readonly get: (url: string, accept?: string) => EncodedPage | undefined
  /** The page at an address, rendered once for all concurrent requests. Rejects when the render fails or is refused. */
  readonly load: (address: ResolvedAddress, asked?: Asked) => Promise<PageAnswer>
  /**
   * What all visitors get at a URL that is no page's, such as /llms.txt, written at the first request. Each request for what is
   * not cached passes `runCostly` by itself: a refusal speaks to one client, never to all who wait for the same text.
   */
  readonly loadText: (url: string, write: () => Promise<RenderedPage>, runCostly?: RunCostly) => Promise<Shown>
  readonly bytes: () => number
}

/** In HTML and without a limit by default. */
type Asked = {
  readonly format?: PageFormat
  /** The anchor of the only section of a Markdown version. */
  readonly section?: string | undefined
  readonly runCostly?: RunCostly
}

type Needed = Required<Omit<Asked, 'section'>> & Pick<Asked, 'section'>

type Shown = { readonly page: EncodedPage; readonly isHit: boolean }

type Dependencies = {
  readonly library: Library
  readonly formatRenderer: FormatRenderer
  readonly now: () => Date
  /** Of all pages together; 0 disables the cache. */
  readonly maxBytes: number
}

/** Of the memory: for URLs with a query, which are many. They cannot push out the pages of the route table. */
const variantShare = 1 / 4

/**
 * Caches rendered pages by their format and their canonical URL, so that unknown queries cannot fill it, and one page for
 * each kind of not-found page, until the end of the UTC day, because pages show relative dates.
 */
export function createPageCache({ library, formatRenderer, now, maxBytes }: Dependencies): PageCache {
  const createPart = (share: number) =>
    new LRUCache<string, EncodedPage>({ maxSize: Math.max(1, Math.floor(maxBytes * share)), sizeCalculation: sizeOf })
  const plain = createPart(1 - variantShare)
  const variants = createPart(variantShare)
  const partOf = (key: string) => (key.includes('?') ? variants : plain)
  /** Of the pages of which a section was asked for, so that unknown anchors cost no render. */
  const knownAnchors = new LRUCache<string, ReadonlySet<string>>({ max: 500 })
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

  /** A query, a section and an address that does not exist are free input; all else is a page of the route table. */
  async function load(address: ResolvedAddress, asked: Asked = {}): Promise<PageAnswer> {
    const { format = 'html', section, runCostly = runNow } = asked
    const isFree = address.kind === 'page' && (address.query.size > 0 || section !== undefined)
    if (!isFree) return loadShown(address, { format, section, runCostly })
    const cached = read(withSection(toKey(address.pathname + address.search, format), section))
    if (cached !== undefined) return { kind: 'page', page: cached, isHit: true }
    return runCostly(() => loadShown(address, { format, section, runCostly: runNow }))
  }

  async function loadShown(address: ResolvedAddress, asked: Needed): Promise<PageAnswer> {
    const { format, section, runCostly } = asked
    const result = await loadFormat(address, format)
    if (result.kind === 'redirect') return result
    const anchor = format === 'markdownFile' && result.status === 200 ? section : undefined
    if (anchor !== undefined && !(await listAnchors(address, result)).has(anchor)) {
      return loadShown(toUnknown(address), { format, runCostly })
    }
    const shownForm = hasMarkdown(result.page.screen) ? format : 'html'
    if (result.status === 404 && !isFile(address)) {
      const suggesting = await loadSuggesting(address, shownForm, runCostly)
      if (suggesting !== undefined) return { kind: 'page', page: suggesting, isHit: false }
    }
    const render = () => formatRenderer.renderFormat(address, result, shownForm, anchor)
    if (result.cacheKey === undefined) return { kind: 'page', page: await encodePage(await render()), isHit: false }
    return { kind: 'page', ...(await loadText(withSection(toKey(result.cacheKey, shownForm), anchor), render)) }
  }

  async function listAnchors(address: ResolvedAddress, shown: ShownPage): Promise<ReadonlySet<string>> {
    const key = shown.cacheKey ?? address.pathname
    const anchors = knownAnchors.get(key) ?? (await formatRenderer.listAnchors(address, shown))
    // Without a cache, pages change while the site runs.
    if (maxBytes > 0) knownAnchors.set(key, anchors)
    return anchors
  }

  /** There is no Markdown version of what is no page, or has no text, or would lead to another page. */
  async function loadFormat(address: ResolvedAddress, format: PageFormat): Promise<PageResult> {
    const result = await loadPage(library, address, now())
    if (format !== 'markdownFile' || (result.kind === 'page' && hasMarkdown(result.page.screen))) return result
    return loadPage(library, toUnknown(address), now())
  }

  /** The not-found page of this address alone; undefined when nothing is like it, or when there is no time to look. */
  async function loadSuggesting(address: ResolvedAddress, format: PageFormat, runCostly: RunCostly) {
    try {
      return await runCostly(async () => {
        const result = await loadPage(library, address, now(), suggestPages)
        if (!isSuggesting(result)) return undefined
        return encodePage(await formatRenderer.renderFormat(address, result, format))
      })
    } catch (error) {
      if (error instanceof RefusedWorkError) return undefined
      throw error
    }
  }

  async function loadText(key: string, write: () => Promise<RenderedPage>, runCostly?: RunCostly): Promise<Shown> {
    const cached = read(key)
    if (cached !== undefined) return { page: cached, isHit: true }
    if (runCostly !== undefined) return runCostly(() => loadText(key, write))
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
function toKey(cacheKey: string, format: PageFormat): string {
  if (format === 'markdownFile' && cacheKey.startsWith('/')) return toMarkdownAddress(cacheKey)
  return format === 'html' ? cacheKey : `${format} ${cacheKey}`
}

/** An anchor that the page has, so that the keys are bounded. */
function withSection(key: string, section: string | undefined): string {
  if (section === undefined) return key
  return `${key}${key.includes('?') ? '&' : '?'}${new URLSearchParams({ section })}`
}

function toUnknown({ pathname }: ResolvedAddress): ResolvedAddress {
  return { kind: 'unknown', pathname, search: '' }
}
