import type { BreadcrumbList } from 'schema-dts'
import type { NavigationContent } from '../../shared/content/schemas/site.ts'
import type { PageMeta } from '../../shared/page-data.ts'
import { toOwnTitle } from '../../shared/page-title.ts'
import { findPage } from '../../shared/resolve-address.ts'
import type { RouteId } from '../../shared/routes.ts'
import { type SiteFacts, toWholeAddress } from './site-facts.ts'

/**
 * The way from the home page down to a page, under the names that the menu gives; undefined for pages of the first
 * level, to which it would say nothing. Steps of the path that are no page are left out.
 */
export function toBreadcrumbs(meta: PageMeta, facts: SiteFacts): BreadcrumbList | undefined {
  const path = meta.canonicalPath
  if (path === undefined || path.split('/').length < 3) return undefined
  const crumbs = [
    ...findParents(path, facts.siteData.navigation),
    { name: toOwnTitle(meta.title, facts.siteData.site.name), path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: toWholeAddress(facts, crumb.path),
    })),
  }
}

function findParents(path: string, navigation: NavigationContent) {
  const segments = path.split('/').slice(1, -1)
  const paths = ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)]
  return paths.flatMap(parent => {
    const match = findPage(parent)
    // An alias is another page's address: it would name a place that the page does not lie below.
    if (match === undefined || match.path !== match.route.path) return []
    return [{ path: parent, name: findLabel(match.route.id, navigation) }]
  })
}

/** The words that lead to a page. Throws when neither menu nor footer names it. */
function findLabel(id: RouteId, { menu, footer }: NavigationContent): string {
  const links = [...footer, ...menu]
  const link = links.find(entry => 'page' in entry && entry.page === id)
  if (link === undefined) throw new Error(`content/navigation.json names the page "${id}" nowhere; others lie below it`)
  return link.label
}
