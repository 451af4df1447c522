import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const closeDelayMs = 300

export type Dropdowns = {
  /** Label of the open dropdown; at most one is open. */
  readonly openLabel: string | undefined
  readonly open: (label: string) => void
  readonly toggle: (label: string) => void
  readonly close: () => void
  /** Closes after 300 ms, unless a dropdown opens first. */
  readonly closeSoon: () => void
  /** A press outside this element closes. */
  readonly container: RefObject<HTMLUListElement | null>
}

/** State of the menu's dropdowns; a new path closes them. */
export function useDropdowns(pathname: string): Dropdowns {
  const [openOn, setOpenOn] = useState<{ label: string; pathname: string }>()
  const container = useRef<HTMLUListElement>(null)
  const timer = useRef<number>(undefined)
  const openLabel = openOn?.pathname === pathname ? openOn.label : undefined

  const close = useCallback(() => {
    window.clearTimeout(timer.current)
    setOpenOn(undefined)
  }, [])
  const open = (label: string) => {
    window.clearTimeout(timer.current)
    setOpenOn({ label, pathname })
  }
  const closeSoon = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(close, closeDelayMs)
  }
  const toggle = (label: string) => (openLabel === label ? close() : open(label))

  useEffect(() => () => window.clearTimeout(timer.current), [])

  useEffect(() => {
    if (openLabel === undefined) return
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) close()
    }
    // On the document: a dropdown opened by hovering does not contain the focus.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => listening.abort()
  }, [openLabel, close])

  return { openLabel, open, toggle, close, closeSoon, container }
}
