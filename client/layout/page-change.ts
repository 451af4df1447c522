import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { isInPlace } from '../features/navigation/internal-links.ts'

/**
 * Does for the router's navigations what a browser does when it loads a page: scrolls to the top or to the anchor,
 * restores the position on Back and Forward, and focuses the anchor or the heading so that screen readers announce it.
 */
export function usePageChange(location: Location): void {
  const navigationType = useNavigationType()
  const shown = useRef(location)
  const positions = useRef(new Map<string, number>())

  useEffect(() => {
    const savePosition = () => positions.current.set(toEntryId(shown.current), window.scrollY)
    // The visitor may have scrolled before; reading the position now would force a layout.
    const frame = requestAnimationFrame(savePosition)
    window.addEventListener('scroll', savePosition, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', savePosition)
    }
  }, [])

  useEffect(() => {
    // The browser may restore the position after a reload, but between the router's pages it would do so too early.
    window.history.scrollRestoration = 'manual'
    const restore = () => {
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', restore)
    return () => window.removeEventListener('pagehide', restore)
  }, [])

  useLayoutEffect(() => {
    if (shown.current === location) return
    const isSamePath = shown.current.pathname === location.pathname
    shown.current = location
    const isReturn = navigationType === 'POP'
    const position = isReturn ? positions.current.get(toEntryId(location)) : undefined
    if (position !== undefined) window.scrollTo(0, position)
    if (isSamePath && (isReturn || isInPlace(location))) return
    const anchor = position === undefined ? document.getElementById(location.hash.slice(1)) : null
    if (anchor !== null) anchor.scrollIntoView()
    else if (position === undefined) window.scrollTo(0, 0)
    focusInPlace(anchor ?? document.querySelector('h1'))
  }, [location, navigationType])
}

/** The key alone does not identify an entry: entries that the router did not create share one. */
function toEntryId({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`
}

/** Focuses an element without scrolling to it, whether or not it is focusable. */
function focusInPlace(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  if (element === null || element === document.activeElement) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}
