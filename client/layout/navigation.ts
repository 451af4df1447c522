import type { SiteData } from '../../shared/content/library.ts'
import { linkTo } from '../../shared/links.ts'

export type MenuLink = { readonly label: string; readonly to: string; readonly isExternal: boolean }
export type MenuEntry = MenuLink & { readonly children: readonly MenuLink[] }

type MenuItem = SiteData['navigation']['menu'][number]
type FooterItem = SiteData['navigation']['footer'][number]

/** The top navigation with its links resolved. */
export function toMenu(siteData: SiteData): readonly MenuEntry[] {
  return siteData.navigation.menu.map(item => toEntry(item, siteData))
}

/** The footer's navigation list with its links resolved. */
export function toFooterLinks(siteData: SiteData): readonly MenuLink[] {
  return siteData.navigation.footer.map(item => toLink(item, siteData))
}

function toEntry(item: MenuItem, siteData: SiteData): MenuEntry {
  if ('industry' in item) {
    const children = siteData.industries.map(({ id, name }) => toIndustryLink(name, id))
    return { ...toIndustryLink(item.label, item.industry), children }
  }
  const children = 'children' in item ? item.children.map(child => toLink(child, siteData)) : []
  return { label: item.label, to: linkTo(item.page), isExternal: false, children }
}

function toIndustryLink(label: string, industryId: string): MenuLink {
  return { label, to: linkTo('industry', { industryId }), isExternal: false }
}

function toLink(item: FooterItem, { site }: SiteData): MenuLink {
  if ('external' in item) return { label: item.label, to: site.podcastUrl, isExternal: true }
  return { label: item.label, to: linkTo(item.page), isExternal: false }
}

/** A link is active on its own path; the parent of a dropdown also where the path contains its own, or on a child's page. */
export function isActiveEntry({ to, children }: MenuEntry, pathname: string): boolean {
  if (to === pathname || children.some(child => child.to === pathname)) return true
  return children.length > 0 && pathname.includes(to)
}
