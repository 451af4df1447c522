import { findClickedLink } from '../../features/leaving/followed-link.ts'

/** The page of this site to which a click is about to lead in this tab; undefined when it stays or the browser asks. */
export function findDestination(event: MouseEvent): string | undefined {
  const link = findClickedLink(event)
  if (link === undefined || link.pathname === window.location.pathname) return undefined
  return link.pathname + link.search + link.hash
}

/** Where an entry stands in the router's history; undefined for one that is not the router's. */
export function readHistoryIndex(state: unknown): number | undefined {
  const isOfRouter = typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
  return isOfRouter ? Number(state.idx) : undefined
}
