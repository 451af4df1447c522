import { type FocusEvent, useState, useSyncExternalStore } from 'react'
import { useMediaQuery } from '../../components/use-media-query.ts'

/** Pauses the band while it is hovered or focused, stopped by its button, in a hidden tab or under reduced motion. */
export function useBandPause() {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const isHidden = useDocumentHidden()
  const canMove = useMediaQuery('(prefers-reduced-motion: no-preference)', false)
  return {
    isPaused: isHovered || isFocused || isStopped || isHidden || !canMove,
    /** The visitor pressed the button. */
    isStopped,
    /** False without scripts and under reduced motion: then all metrics show side by side. */
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
