import type { PageAddress } from '../../shared/page-address.ts'
import { findInternalLink } from '../features/navigation/internal-links.ts'
import { isLaidOutInFrames } from '../layout/lay-out-in-frames.ts'
import type { PageSource } from '../page-source.ts'
import { mayPrefetch } from './may-prefetch.ts'

/** Who has not moved for so long reads, or is about to tap. */
const restMs = 150
/** Of one view: more would be paid for by those who read on. */
const mostPages = 6
/** Browsers open six connections to a server over HTTP/1.1, and a page takes two to four files. */
const atOnce = 3

const signs = ['scroll', 'pointermove', 'keyup'] as const

/**
 * Prefetches the pages whose links stand nearest to the middle of the view whenever the visitor has done something and
 * then rests for 150 ms: a finger gives no other sign before it taps. Three pages at once, the nearest first. The result
 * ends that.
 */
export function watchRest({ prepare, prefetch }: PageSource): () => void {
  let timer = 0
  let isPrepared = false
  let latest: readonly PageAddress[] = []
  const look = () => {
    // To ask where a link stands would lay out what is left to a later frame.
    if (isLaidOutInFrames()) return wait()
    const addresses = findAddresses()
    latest = addresses
    const waiting = addresses.values()
    const work = async () => {
      for (const address of waiting) if (latest === addresses && mayPrefetch()) await prefetch(address)
    }
    for (let worker = 0; worker < atOnce; worker++) void work()
  }
  const wait = () => {
    if (!isPrepared && mayPrefetch()) {
      isPrepared = true
      prepare()
    }
    window.clearTimeout(timer)
    timer = window.setTimeout(look, restMs)
  }
  // What has been asked for has the connections to itself.
  const forget = () => {
    latest = []
    window.clearTimeout(timer)
  }
  for (const sign of signs) document.addEventListener(sign, wait, { passive: true })
  document.addEventListener('click', forget)
  return () => {
    forget()
    for (const sign of signs) document.removeEventListener(sign, wait)
    document.removeEventListener('click', forget)
  }
}

function findAddresses(): readonly PageAddress[] {
  const middle = window.innerHeight / 2
  const nearest = [...document.links]
    .map(link => ({ link, place: link.getBoundingClientRect() }))
    .filter(({ place }) => place.width > 0 && place.bottom >= 0 && place.top <= window.innerHeight)
    .filter(({ link }) => findInternalLink(link) !== undefined)
    .map(({ link: { pathname, search }, place: { top, bottom } }) => ({
      address: { pathname, search },
      distance: Math.abs((top + bottom) / 2 - middle),
    }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ address }) => address)
  // Of several links to a page, the first to come keeps the page's place.
  return [...new Map(nearest.map(address => [address.pathname + address.search, address])).values()].slice(0, mostPages)
}
