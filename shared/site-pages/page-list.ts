import { fillPath } from '../addresses/links.ts'
import { type Route, routeTable } from '../addresses/routes.ts'
import type { Library } from '../content/library.ts'
import { loadPageIds } from './load-page-ids.ts'

export type ListedPage = {
  readonly route: Route
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

/** All pages of the library under the canonical paths of their routes, in the order of the route table. */
export async function listPages(library: Library): Promise<readonly ListedPage[]> {
  const ids = await loadPageIds(library)
  const { absent } = library.siteData
  return routeTable.flatMap((route): readonly ListedPage[] => {
    if (absent.includes(route.id)) return []
    const name = /:(\w+)/.exec(route.path)?.[1]
    if (name === undefined) return [{ route, path: route.path, params: {} }]
    return (ids[name] ?? []).map(id => ({ route, path: fillPath(route.path, { [name]: id }), params: { [name]: id } }))
  })
}
