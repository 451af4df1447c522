import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and at first paint, true once scripts run: for what must not differ between the two. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
