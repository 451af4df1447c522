import { useSyncExternalStore } from 'react'

/** Less is a trembling finger. */
const minTurnPx = 8
/** The height of the page's end, which has room for the contact button. */
const endPx = 384

let isScrolled = false
let isReadingOn: boolean | undefined
let turnedAt = 0

function subscribe(onChange: () => void): () => void {
  const update = () => {
    const { scrollY } = window
    isScrolled = scrollY > 0
    const distance = scrollY - turnedAt
    if (Math.abs(distance) > minTurnPx || !isScrolled) {
      const { scrollHeight } = document.documentElement
      isReadingOn = isScrolled ? distance > 0 && scrollY + window.innerHeight < scrollHeight - endPx : undefined
      turnedAt = scrollY
    }
    onChange()
  }
  // Reading `scrollY` immediately would force a layout during hydration.
  const frame = requestAnimationFrame(update)
  window.addEventListener('scroll', update, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', update)
  }
}

/** Whether the page is scrolled by any distance. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  )
}

/** Whether the visitor scrolled down last, and not to the end; undefined at the top, where every page begins. */
export function useReadingOn(): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => isReadingOn,
    () => undefined,
  )
}
