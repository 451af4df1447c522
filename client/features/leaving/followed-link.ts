import { findPage } from '../../../shared/resolve-address.ts'

/** Marks a part of the page whose links lead nowhere. */
export const deadLinks = { 'data-links': 'off' } as const

/** The link to a page of this site, in this tab, that an event's target belongs to. */
export function findFollowedLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.target === '_blank' || link.closest('[data-links="off"]') !== null) return undefined
  return link.origin === window.location.origin && findPage(link.pathname) !== undefined ? link : undefined
}

/** The same of a click; undefined as well when it asks the browser for another tab or window. */
export function findClickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return findFollowedLink(event.target)
}
