import { fillPath } from './links.ts'
import { matchRoute } from './match-route.ts'
import type { Route } from './routes.ts'

/** An address within the site, as `{ pathname: '/blog', search: '?year=2025&month=8' }`. */
export type PageAddress = { readonly pathname: string; readonly search: string }

/** Only the query keys that the route accepts, in the table's order, each once: whatever else an address has changes nothing. */
export function acceptedQuery(search: string, { query }: Route): URLSearchParams {
  const given = new URLSearchParams(search)
  const accepted = new URLSearchParams()
  for (const key of query) {
    const value = given.get(key)
    if (value !== null) accepted.set(key, value)
  }
  return accepted
}

/**
 * The same page's address with nothing in it that changes nothing: one spelling for each page, aliases apart. Undefined
 * when the table has no such page. Throws URIError on malformed percent-encoding.
 */
export function toPageAddress({ pathname, search }: PageAddress): PageAddress | undefined {
  const match = matchRoute(pathname)
  if (match === undefined) return undefined
  const { path, route, params } = match
  const query = acceptedQuery(search, route).toString()
  return { pathname: fillPath(path, params), search: query === '' ? '' : `?${query}` }
}
