import type { BreadcrumbList } from 'schema-dts'
import { findPage } from '../../shared/addresses/resolve-address.ts'
import type { RouteId } from '../../shared/addresses/routes.ts'
import type { NavigationContent } from '../../shared/content/schemas/site.ts'
import type { Page } from '../../shared/site-pages/page-data.ts'
import { toOwnTitle } from '../../shared/site-pages/page-title.ts'
import { type SiteFacts, toAbsoluteUrl } from './organization.ts'

/** The pages above a page in its path, from the home page down, with their labels in the menu; undefined for pages of the first level. */
export function toBreadcrumbs({ meta, screen, data }: Page, facts: SiteFacts): BreadcrumbList | undefined {
  const path = meta.canonicalPath
  if (path === undefined || path.split('/').length < 3) return undefined
  const crumbs = [
    ...findParents(
      path,
      facts.siteData.navigation,
      screen === 'charts' && 'chart' in data ? { charts: data.words.all } : {},
    ),
    { name: toOwnTitle(meta.title, facts.siteData.site.name), path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: toAbsoluteUrl(facts, crumb.path),
    })),
  }
}

type Labels = Readonly<Partial<Record<RouteId, string>>>

/** `labels` are those of lists to which no menu leads. */
function findParents(path: string, navigation: NavigationContent, labels: Labels) {
  const segments = path.split('/').slice(1, -1)
  const paths = ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)]
  return paths.flatMap(parent => {
    const match = findPage(parent)
    // The page is not below itself, which an alias can show.
    if (match === undefined || match.route.path === path) return []
    return [{ path: match.route.path, name: labels[match.route.id] ?? findLabel(match.route.id, navigation) }]
  })
}

/** Throws when neither the menu nor the footer has a link to the page. */
function findLabel(id: RouteId, { menu, footer, buying }: NavigationContent): string {
  const links = [...footer, ...buying.links, ...menu]
  const link = links.find(entry => 'page' in entry && entry.page === id)
  if (link === undefined)
    throw new Error(`content/navigation.json has no link to the page "${id}", which has pages below it`)
  return link.label
}
