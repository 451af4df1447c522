type Guard = (event: PopStateEvent) => void

let guard: Guard | undefined

/**
 * Lets a guard hear of Back and Forward before the router does. To be called before the router starts: the window calls
 * its listeners in the order in which they came, `capture` or not.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', event => guard?.(event))
}

/** Sets the guard, which may stop the event; the result ends that. */
export function guardHistory(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = undefined
  }
}
