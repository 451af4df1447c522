import { useEffect } from 'react'
import { type Location, useNavigate } from 'react-router-dom'
import { findPage } from '../../../shared/addresses/resolve-address.ts'
import { navigateFrom } from '../../components/cover-transition.ts'
import { serverHtml } from '../../components/lazy-part.ts'

/** Props of an element whose links the router leaves to the browser. */
export const disabledLinks = { 'data-links': 'off' } as const

/** Props of an element whose links change the page in place, such as filters: neither the position nor the focus moves. */
export const inPlaceLinks = { 'data-links': 'in-place' } as const

/** The state of a history entry that changes the page in place. */
export const inPlaceState = { isInPlace: true } as const

/**
 * The link around an event's target that opens a page of this site in this tab. None on a page that lacks parts: the
 * next one comes whole from the server.
 */
export function findInternalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (serverHtml.lacksParts) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.target === '_blank' || link.closest('[data-links="off"]') !== null) return undefined
  return link.origin === window.location.origin && findPage(link.pathname) !== undefined ? link : undefined
}

/** The internal link that a click opens; undefined when the click opens a new tab or window. */
function findClickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return findInternalLink(event.target)
}

/**
 * Opens internal links with the router, including those in articles and those to an anchor of the page. Links are plain
 * elements, because the router's `Link` resolves its address again at every render. The new history entry stores the
 * address of the page before it; a link to the current address replaces the entry.
 */
export function useInternalLinks({ pathname, search }: Location): void {
  const navigate = useNavigate()
  useEffect(() => {
    const shown = pathname + search
    const follow = (event: MouseEvent) => {
      const link = event.defaultPrevented ? undefined : findClickedLink(event)
      if (link === undefined) return
      event.preventDefault()
      const replace = link.href === window.location.href
      // While a page loads, the document already has its address, but still shows the previous page.
      const from = replace ? shown : window.location.pathname + window.location.search
      const isInPlace = link.closest('[data-links="in-place"]') !== null
      navigateFrom(link, () =>
        navigate(link.pathname + link.search + link.hash, { replace, state: { from, ...(isInPlace && inPlaceState) } }),
      )
    }
    // The event has passed React's listeners, so a link's own handlers have already run.
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, pathname, search])
}

/** Whether a link on the page at `address` led to the history entry. */
export function isReachedFrom(address: string, { state }: Location): boolean {
  return typeof state === 'object' && state !== null && 'from' in state && state.from === address
}

/** Whether the history entry changes the page in place. */
export function isInPlace({ state }: Location): boolean {
  return typeof state === 'object' && state !== null && 'isInPlace' in state
}
