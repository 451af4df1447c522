import { useSyncExternalStore } from 'react'

let isScrolled = false

function subscribe(onChange: () => void): () => void {
  const update = () => {
    isScrolled = window.scrollY > 0
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
