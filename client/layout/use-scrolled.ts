import { useSyncExternalStore } from 'react'

let isScrolled = false

function subscribe(onChange: () => void): () => void {
  const look = () => {
    isScrolled = window.scrollY > 0
    onChange()
  }
  // To ask at once would lay out the page in the middle of React's work.
  const frame = requestAnimationFrame(look)
  window.addEventListener('scroll', look, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', look)
  }
}

/** Whether the page is scrolled at all. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  )
}
