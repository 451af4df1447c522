type Guard = (event: PopStateEvent) => void

let guard: Guard | undefined

/**
 * Passes each `popstate` to the guard before the router. Call it before the router starts: listeners of the window run
 * in registration order, capturing or not.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', event => guard?.(event))
}

/** Sets the guard, which may stop the event. Returns a function that removes it. */
export function guardHistory(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = undefined
  }
}
