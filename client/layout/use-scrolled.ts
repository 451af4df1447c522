import { useSyncExternalStore } from 'react'

/** Less is a trembling finger. */
const minTurnPx = 8
/** The height of the page's end, which has room for the contact button. */
const endPx = 384
/** In a narrow window the button lies on words wherever it is: it comes for who has read so much of the page. */
const narrowPx = 640
const readShare = 0.6

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
      const read = scrollY + window.innerHeight
      const isEarly = window.innerWidth < narrowPx && read < scrollHeight * readShare
      isReadingOn = isScrolled ? isEarly || (distance > 0 && read < scrollHeight - endPx) : undefined
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

/**
 * Whether the visitor scrolled down last, and not to the end, or is in the first part of the page in a narrow window;
 * undefined at the top, where every page begins.
 */
export function useReadingOn(): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => isReadingOn,
    () => undefined,
  )
}
