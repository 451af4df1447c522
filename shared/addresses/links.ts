import { getRoute, type RouteId, type RouteParams } from './routes.ts'

type LinkTarget<Id extends RouteId> = keyof RouteParams<Id> extends never
  ? [id: Id, params?: undefined, query?: Query]
  : [id: Id, params: RouteParams<Id>, query?: Query]

/** A link to a path of this site. */
export type PageLink = { readonly label: string; readonly to: string }

export type Query = Readonly<Record<string, string | number | undefined>>

/** The path of a page with its query: `linkTo('job', { jobId: 'ai-strategist' })` is `/careers/ai-strategist`. */
export function linkTo<Id extends RouteId>(...[id, params, query]: LinkTarget<Id>): string {
  return fillPath(getRoute(id).path, params ?? {}) + toQueryString(query ?? {})
}

/** Replaces `:name` in the pattern by encoded parameters. Throws when one is missing. */
export function fillPath(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`the path ${pattern} needs a value for "${name}"`)
    return encodeURIComponent(value)
  })
}

/** A path without its query and anchor. */
export function toPathname(path: string): string {
  return path.replace(/[?#].*$/, '')
}

/** The query with its question mark, without undefined values; empty when nothing remains. */
export function toQueryString(query: Query): string {
  const entries = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`
}
