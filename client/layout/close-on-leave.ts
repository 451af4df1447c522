import type { FocusEvent } from 'react'

/** Closes a disclosure when the focus moves on to something else: open, it would cover what has the focus. */
export function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}
