import { useCallback, useSyncExternalStore } from 'react'

/** Whether the media query matches; `onServer` on the server and during hydration. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  // Another function would subscribe anew at each render.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
