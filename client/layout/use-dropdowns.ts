import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const closeDelayMs = 300

export type Dropdowns = {
  /** Label of the open dropdown: there is one at most. */
  readonly openLabel: string | undefined
  readonly open: (label: string) => void
  readonly toggle: (label: string) => void
  readonly close: () => void
  /** Closes 300 ms later, unless a dropdown is opened before. */
  readonly closeSoon: () => void
  /** The element beyond which a press closes. Escape closes wherever the focus is: the pointer alone may have opened. */
  readonly container: RefObject<HTMLUListElement | null>
}

/** The open and closed states of the menu's dropdowns; a new path closes them. */
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
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [openLabel, close])

  return { openLabel, open, toggle, close, closeSoon, container }
}
