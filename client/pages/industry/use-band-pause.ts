import { type FocusEvent, useState, useSyncExternalStore } from 'react'

/** Why the band stands still: pointer on it, focus in it, its button, a hidden tab, or a wish for less motion. */
export function useBandPause() {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const isHidden = useDocumentHidden()
  const canMove = useMotionAllowed()
  return {
    isPaused: isHovered || isFocused || isStopped || isHidden || !canMove,
    /** The visitor pressed the button. */
    isStopped,
    /** False without scripts and under reduced motion: then all metrics stand side by side. */
    canMove,
    toggle: () => setStopped(!isStopped),
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}

function useDocumentHidden(): boolean {
  return useSyncExternalStore(
    onChange => {
      document.addEventListener('visibilitychange', onChange)
      return () => document.removeEventListener('visibilitychange', onChange)
    },
    () => document.hidden,
    () => false,
  )
}

const motionQuery = '(prefers-reduced-motion: no-preference)'

function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    onChange => {
      const query = window.matchMedia(motionQuery)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(motionQuery).matches,
    () => false,
  )
}
