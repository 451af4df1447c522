import { findInternalLink } from '../features/navigation/internal-links.ts'
import type { PageSource } from '../page-source.ts'
import { mayPrefetch } from './may-prefetch.ts'

/** A pointer that only crosses a link has left it by then. */
const restMs = 65

/**
 * Prefetches the page that the visitor is about to open: its link lies under the pointer or has the focus for 65 ms, or
 * is pressed. The result ends that.
 */
export function watchIntent({ prefetch }: PageSource): () => void {
  let timer = 0
  let awaited: HTMLAnchorElement | undefined

  const consider = (target: EventTarget | null, delayMs: number) => {
    const link = findInternalLink(target)
    if (link === awaited && delayMs > 0) return
    window.clearTimeout(timer)
    awaited = link
    if (link === undefined || !mayPrefetch()) return
    const { pathname, search } = link
    if (delayMs === 0) void prefetch({ pathname, search })
    else timer = window.setTimeout(prefetch, delayMs, { pathname, search })
  }
  const considerSoon = ({ target }: Event) => consider(target, restMs)
  const considerNow = ({ target }: Event) => consider(target, 0)

  document.addEventListener('pointerover', considerSoon)
  document.addEventListener('focusin', considerSoon)
  document.addEventListener('pointerdown', considerNow)
  // The pointer may rest on a link already: it is what fetches the scripts.
  consider(document.querySelector('a:hover'), restMs)
  return () => {
    window.clearTimeout(timer)
    document.removeEventListener('pointerover', considerSoon)
    document.removeEventListener('focusin', considerSoon)
    document.removeEventListener('pointerdown', considerNow)
  }
}
