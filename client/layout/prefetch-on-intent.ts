import { findInternalLink } from '../features/navigation/internal-links.ts'
import type { PageSource } from '../page-source.ts'

/** A pointer that only crosses a link has left it by then. */
const restMs = 65

/**
 * Prefetches the page that the visitor is about to open: its link is under the pointer or has the focus for 65 ms, or
 * is pressed. Returns a function that stops watching.
 */
export function prefetchOnIntent({ prefetch }: PageSource): () => void {
  let timer = 0
  let target: HTMLAnchorElement | undefined

  const consider = (element: EventTarget | null, delayMs: number) => {
    const link = findInternalLink(element)
    if (link === target && delayMs > 0) return
    window.clearTimeout(timer)
    target = link
    if (link === undefined || isSavingData()) return
    const { pathname, search } = link
    timer = window.setTimeout(prefetch, delayMs, { pathname, search })
  }
  const onRest = (event: Event) => consider(event.target, restMs)
  const onPress = (event: Event) => consider(event.target, 0)

  document.addEventListener('pointerover', onRest)
  document.addEventListener('focusin', onRest)
  document.addEventListener('pointerdown', onPress)
  // The pointer may rest on a link already: it is what started the scripts.
  consider(document.querySelector('a:hover'), restMs)
  return () => {
    window.clearTimeout(timer)
    document.removeEventListener('pointerover', onRest)
    document.removeEventListener('focusin', onRest)
    document.removeEventListener('pointerdown', onPress)
  }
}

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData, which TypeScript does not know. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
