import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and during hydration, then true. For output that only the browser can render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
