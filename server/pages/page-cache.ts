import { LRUCache } from 'lru-cache'
import type { Library } from '../../shared/content/library.ts'
import { dayMs } from '../../shared/dates.ts'
import { type PageAddress, toPageAddress } from '../../shared/page-address.ts'
import { loadPage } from '../../shared/pages.ts'
import { toRouteLabel } from '../observability/route-label.ts'
import type { PageRenderer } from '../render/page-renderer.ts'
import { addBrotli, type FinishedPage, finishPage, type HeaderList, sizeOf } from './finished-page.ts'
import type { MadePage } from './made-page.ts'

export type PageAnswer =
  | { readonly kind: 'page'; readonly page: FinishedPage; readonly isKept: boolean }
  | { readonly kind: 'redirect'; readonly to: string }

export type PageStore = {
  /** The page at an address, rendered once for all who ask for it meanwhile. Rejects when the render fails. */
  readonly get: (address: PageAddress) => Promise<PageAnswer>
  /** The page at a request's address if it is kept. */
  readonly find: (url: string) => FinishedPage | undefined
  /** The page in all its forms, kept for those who will ask; undefined when nothing is kept of what the address gives. */
  readonly prepare: (address: PageAddress) => Promise<FinishedPage | undefined>
  /** Keeps a page that was made elsewhere, if it was made today. */
  readonly keep: (made: MadePage) => void
  readonly keptBytes: () => number
}

type Dependencies = {
  readonly library: Library
  readonly renderPage: PageRenderer
  readonly now: () => Date
  /** Headers of every page beside its policy. */
  readonly headers: HeaderList
  /** All pages together take no more; 0 keeps none. */
  readonly maxBytes: number
}

/**
 * Renders pages and keeps them by their one address, so that what else a request carries cannot fill the store, and until
 * the UTC day ends, from which their relative dates are counted.
 */
export function createPageStore({ library, renderPage, now, headers, maxBytes }: Dependencies): PageStore {
  const kept = new LRUCache<string, FinishedPage>({ maxSize: Math.max(1, maxBytes), sizeCalculation: sizeOf })
  const underWay = new Map<string, Promise<PageAnswer>>()
  const packer = createPacker(kept)
  let day = today()

  function today(): number {
    return toDay(now())
  }

  function forgetYesterday(): void {
    if (day === today()) return
    day = today()
    kept.clear()
  }

  function findKept(key: string): FinishedPage | undefined {
    forgetYesterday()
    return kept.get(key)
  }

  async function get(address: PageAddress): Promise<PageAnswer> {
    const known = toPageAddress(address)
    // There is no end of addresses without a page; none is kept.
    if (known === undefined) return load(address)
    const key = toKey(known)
    const page = findKept(key)
    if (page !== undefined) return { kind: 'page', page, isKept: true }
    const loading = underWay.get(key) ?? loadAndKeep(known)
    underWay.set(key, loading)
    return loading
  }

  async function loadAndKeep(address: PageAddress): Promise<PageAnswer> {
    const key = toKey(address)
    const startDay = today()
    try {
      const answer = await load(address)
      if (answer.kind === 'page' && answer.page.status === 200 && startDay === today()) {
        kept.set(key, answer.page)
        packer.packIfIdle(key)
      }
      return answer
    } finally {
      underWay.delete(key)
    }
  }

  async function load(address: PageAddress): Promise<PageAnswer> {
    const result = await loadPage(library, address, now())
    if (result.kind === 'redirect') return result
    const { html, policy } = await renderPage({ address, page: result.page })
    const allHeaders = [...headers, 'Content-Security-Policy', policy]
    const page = await finishPage({
      html,
      status: result.status,
      route: toRouteLabel(address.pathname),
      headers: allHeaders,
    })
    return { kind: 'page', page, isKept: false }
  }

  function find(url: string): FinishedPage | undefined {
    // Most requests spell the address as it is kept: those need no look at the route table.
    const key = kept.has(url) ? url : toKeyOf(url)
    const page = key === undefined ? undefined : findKept(key)
    if (key !== undefined && page !== undefined && page.variants.br === undefined) packer.packIfIdle(key)
    return page
  }

  async function prepare(address: PageAddress): Promise<FinishedPage | undefined> {
    const answer = await get(address)
    if (answer.kind === 'redirect') return undefined
    await packer.pack(toKey(address))
    return findKept(toKey(address))
  }

  const keep: PageStore['keep'] = ({ address, page, madeAt }) => {
    forgetYesterday()
    if (toDay(madeAt) === today()) kept.set(toKey(address), page)
  }

  return { get, find, prepare, keep, keptBytes: () => kept.calculatedSize }
}

/** Days since 1970, by UTC. */
function toDay(moment: Date): number {
  return Math.floor(moment.getTime() / dayMs)
}

function toKey({ pathname, search }: PageAddress): string {
  return pathname + search
}

/** Only a query or an encoded character can make another spelling of a page's address. */
function toKeyOf(url: string): string | undefined {
  if (!/[?%]/.test(url)) return undefined
  const [pathname = '/', ...query] = url.split('?')
  try {
    const address = toPageAddress({ pathname, search: query.join('?') })
    return address === undefined ? undefined : toKey(address)
  } catch {
    // Malformed encoding is answered by the app.
    return undefined
  }
}

/** More pages than a start brings at once; a crowd of others keeps the forms that it has until it is asked for again. */
const mostWaiting = 8

/** Makes smallest forms of kept pages one after the other, so that a crowd of new pages takes one thread at most. */
function createPacker(kept: LRUCache<string, FinishedPage>) {
  const waiting = new Map<string, Promise<void>>()
  let last: Promise<void> = Promise.resolve()

  async function packKept(key: string): Promise<void> {
    const page = kept.peek(key)
    if (page === undefined || page.variants.br !== undefined) return
    const packed = await addBrotli(page)
    if (kept.peek(key) === page) kept.set(key, packed)
  }

  function pack(key: string): Promise<void> {
    const underWay = waiting.get(key)
    if (underWay !== undefined) return underWay
    const packing = last.then(() => packKept(key)).finally(() => waiting.delete(key))
    waiting.set(key, packing)
    last = packing.catch(() => {})
    return packing
  }

  return {
    /** Resolves when the page has its smallest form, or is no longer kept. */
    pack,
    /** Does so later, if there is little else to pack. Without its smallest form the page is still sent in the others. */
    packIfIdle(key: string): void {
      if (waiting.size < mostWaiting) pack(key).catch(() => {})
    },
  }
}
