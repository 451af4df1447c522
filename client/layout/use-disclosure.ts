import { type RefObject, useEffect, useRef } from 'react'

type Disclosure = { readonly disclosure: RefObject<HTMLDetailsElement | null>; readonly close: () => void }

/** A disclosure of the browser's own that a new path closes, Back and Forward included. */
export function useDisclosure(pathname: string): Disclosure {
  const disclosure = useRef<HTMLDetailsElement>(null)
  const close = () => disclosure.current?.removeAttribute('open')

  // Not at first: it may have been opened before the scripts were there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes it
  useEffect(() => close, [pathname])

  return { disclosure, close }
}
