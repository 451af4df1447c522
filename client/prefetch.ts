import type { PageAddress } from '../shared/page-address.ts'
import { servedHtmlIds } from '../shared/page-data.ts'
import { findFollowedLink } from './features/leaving/followed-link.ts'

/** A pointer that only crosses a link has left it by then. */
const restMs = 65

/**
 * Calls `prefetch` with the page that the visitor is about to open: its link lies under the pointer or has the focus
 * for 65 ms, or is pressed. Never before the page has loaded, nor for visitors who save data. The result ends that.
 */
export function watchIntent(prefetch: (address: PageAddress) => void): () => void {
  let timer = 0
  let awaited: HTMLAnchorElement | undefined

  const consider = (target: EventTarget | null, delayMs: number) => {
    const link = findRoutedLink(target)
    if (link === awaited && delayMs > 0) return
    window.clearTimeout(timer)
    awaited = link
    if (link === undefined || document.readyState !== 'complete' || isSavingData()) return
    const { pathname, search } = link
    if (delayMs === 0) prefetch({ pathname, search })
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

/** A link that the router follows. Those of a written piece the browser follows by itself, by a full load. */
function findRoutedLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = findFollowedLink(target)
  return link?.closest(`#${servedHtmlIds.piece}`) === null ? link : undefined
}

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData, which TypeScript does not know. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
