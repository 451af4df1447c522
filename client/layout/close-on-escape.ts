import type { KeyboardEvent } from 'react'

/** Closes a disclosure on Escape and gives the focus back to what opened it. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const disclosure = event.currentTarget
  if (event.key !== 'Escape' || !disclosure.open) return
  disclosure.open = false
  disclosure.querySelector('summary')?.focus()
}
