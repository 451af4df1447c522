import { useEffect } from 'react'
import { type Location, useNavigate } from 'react-router-dom'
import { findClickedLink } from './followed-link.ts'

/**
 * Lets the router follow the page's links to other pages of this site, those of written pieces, too. Links are plain
 * elements for that: the router's own resolve their addresses, which are whole here, at every render. The entry that a
 * link adds to the history keeps the address of the one before it.
 */
export function useFollowedLinks({ pathname, search }: Location): void {
  const navigate = useNavigate()
  useEffect(() => {
    const shown = pathname + search
    const follow = (event: MouseEvent) => {
      const link = event.defaultPrevented ? undefined : findClickedLink(event)
      if (link === undefined) return
      const there = link.pathname + link.search
      // While a page is on its way, its address is the document's already, and the page before it is still shown.
      const here = window.location.pathname + window.location.search
      const replace = there === here
      // A place on this page: the browser scrolls there.
      if (replace && link.hash !== '') return
      event.preventDefault()
      navigate(there + link.hash, { replace, state: { from: replace ? shown : here } })
    }
    // React's own listeners stand on the document as well and came first, so handlers of the link have been called.
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, pathname, search])
}

/** Whether an entry of the history was reached by a link on the page at an address. */
export function isReachedFrom(address: string, { state }: Location): boolean {
  return typeof state === 'object' && state !== null && 'from' in state && state.from === address
}
