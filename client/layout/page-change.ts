import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'

/**
 * Does for the router's navigations what a browser does when it loads a page: scrolls to the top or to the anchor,
 * restores the position on Back and Forward, and focuses the new heading so that screen readers announce it. Also removes
 * the first page's JSON-LD.
 */
export function usePageChange(location: Location): void {
  const navigationType = useNavigationType()
  const shownPath = useRef(location.pathname)
  const positions = useRef(new Map<string, number>())

  useEffect(() => {
    const savePosition = () => positions.current.set(location.key, window.scrollY)
    window.addEventListener('scroll', savePosition, { passive: true })
    return () => window.removeEventListener('scroll', savePosition)
  }, [location.key])

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
    if (shownPath.current === location.pathname) return
    shownPath.current = location.pathname
    // React does not manage it: only the server renders it.
    document.querySelector('script[type="application/ld+json"]')?.remove()
    const anchor = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (navigationType === 'POP') window.scrollTo(0, positions.current.get(location.key) ?? 0)
    else if (anchor !== null) anchor.scrollIntoView()
    else window.scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [location, navigationType])
}
