import { findInternalLink } from './features/navigation/internal-links.ts'
import type { PageSource } from './page-source.ts'

declare global {
  interface Navigator {
    /** https://developer.mozilla.org/docs/Web/API/NetworkInformation: not in every browser, nor in TypeScript's types. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Long enough to ignore a pointer that only crosses a link. */
const hoverMs = 65

/**
 * Prefetches the page that the visitor is about to open: its link is hovered or focused for 65 ms, or pressed. Returns a
 * function that removes the event listeners.
 */
export function prefetchOnIntent({ prefetch }: PageSource): () => void {
  let timer = 0
  let target: HTMLAnchorElement | undefined

  const consider = (element: EventTarget | null, delayMs: number) => {
    const link = findInternalLink(element)
    if (link === target && delayMs > 0) return
    window.clearTimeout(timer)
    target = link
    // The page's own files come first.
    if (link === undefined || document.readyState !== 'complete' || navigator.connection?.saveData === true) return
    const { pathname, search } = link
    timer = window.setTimeout(prefetch, delayMs, { pathname, search })
  }
  const onHover = (event: Event) => consider(event.target, hoverMs)
  const onPress = (event: Event) => consider(event.target, 0)

  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('pointerover', onHover, { signal })
  document.addEventListener('focusin', onHover, { signal })
  document.addEventListener('pointerdown', onPress, { signal })
  // The pointer may already be on a link: that interaction may have started the scripts.
  consider(document.querySelector('a:hover'), hoverMs)
  return () => {
    window.clearTimeout(timer)
    listening.abort()
  }
}
