import { useSyncExternalStore } from 'react'

/** Whether the media query matches; `onServer` on the server and during hydration. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    onChange => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
