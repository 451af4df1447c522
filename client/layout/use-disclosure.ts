import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

/**
 * The props of a `<details>` that works as a menu: it closes on Escape, when the focus leaves it, and when the path
 * changes, Back and Forward included. As a native element it opens without scripts.
 */
export function useDisclosure(pathname: string) {
  const ref = useRef<HTMLDetailsElement>(null)
  const close = () => ref.current?.removeAttribute('open')

  // Runs as a cleanup only, not on the first render: a visitor may open the element before the scripts load.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes it
  useEffect(() => close, [pathname])

  return { props: { ref, onKeyDown: closeOnEscape, onBlur: closeOnBlur }, close }
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

/** An open menu would cover the element that gets the focus. */
function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}
