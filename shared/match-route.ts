import { fillPath } from './links.ts'
import { type Route, routeTable } from './routes.ts'

export type RouteMatch = {
  readonly route: Route
  /** The one of the route's paths that matched, aliases among them. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

const allPaths = routeTable.flatMap(route => [route.path, ...route.aliases].map(path => ({ path, route })))

/** The page at a path spelled as in the table; undefined when there is none. Throws URIError on malformed percent-encoding. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  for (const { path, route } of allPaths) {
    const params = matchPath(path, pathname)
    if (params !== undefined) return { route, path, params }
  }
  return undefined
}

/**
 * The one right address of a page whose path was typed with trailing or doubled slashes or in the wrong case;
 * undefined when the path is right as it stands, or no page's. Ids are lower case, so parameters are lowered too.
 * The result is built from the table and begins with exactly one slash: it cannot lead to another host.
 */
export function findRightPath(pathname: string): string | undefined {
  const tidied = `/${pathname.split('/').filter(Boolean).join('/')}`
  const match = findPath(tidied, exactly) ?? findPath(tidied, ignoringCase)
  if (match === undefined) return undefined
  const params = Object.entries(match.params).map(([name, value]) => [name, value.toLowerCase()])
  const rightPath = fillPath(match.path, Object.fromEntries(params))
  return rightPath === pathname ? undefined : rightPath
}

type Comparison = (expected: string, actual: string) => boolean

const exactly: Comparison = (expected, actual) => expected === actual
const ignoringCase: Comparison = (expected, actual) => expected.toLowerCase() === actual.toLowerCase()

function findPath(pathname: string, isSame: Comparison) {
  for (const { path } of allPaths) {
    const params = matchPath(path, pathname, isSame)
    if (params !== undefined) return { path, params }
  }
  return undefined
}

function matchPath(pattern: string, pathname: string, isSame = exactly): Record<string, string> | undefined {
  const expected = pattern.split('/')
  const actual = pathname.split('/')
  if (expected.length !== actual.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? ''
    if (!segment.startsWith(':')) {
      if (!isSame(segment, value)) return undefined
    } else if (value === '') return undefined
    else params[segment.slice(1)] = decodeURIComponent(value)
  }
  return params
}
