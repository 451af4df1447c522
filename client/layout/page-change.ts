import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'

// Layout effects do nothing on the server; there React would only want to hear of an effect.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * What a browser does on its own when it loads a page, done for pages that the router shows: to the top or to the
 * anchor, back to the old position on Back and Forward, and focus on the new heading so that it is read out. What the
 * server told search engines of the first page goes.
 */
export function usePageChange(location: Location): void {
  const navigationType = useNavigationType()
  const shownPath = useRef(location.pathname)
  const positions = useRef(new Map<string, number>())

  useEffect(() => {
    const remember = () => positions.current.set(location.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [location.key])

  useEffect(() => {
    // The browser restores by itself after a reload; between pages of the router it would do so too early.
    window.history.scrollRestoration = 'manual'
    const giveBack = () => {
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', giveBack)
    return () => window.removeEventListener('pagehide', giveBack)
  }, [])

  useBrowserLayoutEffect(() => {
    if (shownPath.current === location.pathname) return
    shownPath.current = location.pathname
    // The server's word on another page; React does not know of it.
    document.querySelector('script[type="application/ld+json"]')?.remove()
    const anchor = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (navigationType === 'POP') window.scrollTo(0, positions.current.get(location.key) ?? 0)
    else if (anchor !== null) anchor.scrollIntoView()
    else window.scrollTo(0, 0)
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [location.pathname])
}
