import { fillPath } from './links.ts'
import { toPagePath } from './markdown-path.ts'
import { type Route, routeTable } from './routes.ts'

/** A URL within the site, such as `{ pathname: '/blog', search: '?year=2025&month=8' }`. */
export type PageAddress = { readonly pathname: string; readonly search: string }

export type PageMatch = PageAddress & {
  readonly route: Route
  /** The pattern that matched: the route's path or an alias. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** Only the accepted keys, in the route's order, each once; `search` is built from it. */
  readonly query: URLSearchParams
}

/** The match of an address in the route table. Other spellings of a page's path redirect to the canonical one. */
export type ResolvedAddress =
  | ({ readonly kind: 'page' } & PageMatch)
  | ({ readonly kind: 'redirect'; readonly to: string } & PageAddress)
  | ({ readonly kind: 'unknown' } & PageAddress)
  /** Malformed percent-encoding. */
  | ({ readonly kind: 'malformed' } & PageAddress)

const allPaths = routeTable.flatMap(route => [route.path, ...route.aliases].map(path => ({ path, route })))

/**
 * Matches an address against the route table. Trailing and doubled slashes and the wrong case redirect; ids are lower
 * case. Redirect targets are built from the table and begin with exactly one slash, so they cannot lead to another host.
 * @param inputs the names of the inputs of calculators, which pages of texts accept
 */
export function resolveAddress({ pathname, search }: PageAddress, inputs: readonly string[] = []): ResolvedAddress {
  if (!isWellEncoded(pathname)) return { kind: 'malformed', pathname, search }
  // Markdown versions are files to the browser; an id never has a dot.
  if (toPagePath(pathname) !== undefined) return { kind: 'unknown', pathname, search }
  const segments = pathname.split('/').filter(Boolean)
  // A path in the wrong case is that path before it is an id: such rows stand first in the table.
  const match = matchSegments(segments)
  if (match === undefined) return { kind: 'unknown', pathname, search }
  const canonicalPathname = fillPath(match.path, match.params)
  if (canonicalPathname !== pathname) return { kind: 'redirect', pathname, search, to: canonicalPathname + search }
  const query = acceptedQuery(search, match.route, inputs)
  return { kind: 'page', ...match, pathname, query, search: query.size === 0 ? '' : `?${query}` }
}

/** The page at a canonical path or alias; undefined when there is none. */
export function findPage(pathname: string): PageMatch | undefined {
  const resolved = resolveAddress({ pathname, search: '' })
  return resolved.kind === 'page' ? resolved : undefined
}

function isWellEncoded(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== undefined
  } catch {
    return false
  }
}

function matchSegments(segments: readonly string[]) {
  for (const { path, route } of allPaths) {
    const params = matchPattern(path, segments)
    if (params !== undefined) return { path, route, params }
  }
  return undefined
}

function matchPattern(pattern: string, segments: readonly string[]) {
  const expected = pattern.split('/').filter(Boolean)
  if (expected.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, name] of expected.entries()) {
    const segment = segments[index] ?? ''
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(segment).toLowerCase()
    else if (name.toLowerCase() !== segment.toLowerCase()) return undefined
  }
  return params
}

function acceptedQuery(search: string, { query, hasInputs }: Route, inputs: readonly string[]): URLSearchParams {
  const given = new URLSearchParams(search)
  return new URLSearchParams(
    [...query, ...(hasInputs ? new Set(inputs) : [])].flatMap(key => {
      const value = given.get(key)
      return value === null ? [] : [[key, value]]
    }),
  )
}
