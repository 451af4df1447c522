import { matchRoute } from '../../../shared/match-route.ts'

/** Marks a part of the page whose links lead nowhere. */
export const deadLinks = { 'data-links': 'off' } as const

/** The page of this site to which a click is about to lead in this tab; undefined when it stays or the browser asks. */
export function findDestination(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.target === '_blank' || link.closest('[data-links="off"]') !== null) return undefined
  const { origin, pathname, search, hash } = link
  if (origin !== window.location.origin || matchRoute(pathname) === undefined) return undefined
  return pathname === window.location.pathname ? undefined : pathname + search + hash
}

/** Where an entry stands in the router's history; undefined for one that is not the router's. */
export function readHistoryIndex(state: unknown): number | undefined {
  const isOfRouter = typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
  return isOfRouter ? Number(state.idx) : undefined
}
