import { linkTo } from '../../shared/addresses/links.ts'
import type { SiteData } from '../../shared/content/library.ts'

export type MenuLink = { readonly label: string; readonly to: string; readonly isExternal: boolean }
export type MenuEntry = MenuLink & { readonly children: readonly MenuLink[] }

type MenuItem = SiteData['navigation']['menu'][number]
type FooterItem = SiteData['navigation']['footer'][number]

/** The top navigation with its links resolved. */
export function toMenu(siteData: SiteData): readonly MenuEntry[] {
  return siteData.navigation.menu.map(item => toEntry(item, siteData))
}

type FooterList = { readonly heading: string; readonly links: readonly MenuLink[] }

/** The footer's lists with their links resolved. */
export function toFooterLists(siteData: SiteData): readonly FooterList[] {
  const { footer, buying } = siteData.navigation
  const toLinks = (items: readonly FooterItem[]) => items.map(item => toLink(item, siteData))
  return [
    { heading: 'Navigation', links: toLinks(footer) },
    { heading: buying.heading, links: toLinks(buying.links) },
  ]
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
  if ('external' in item) return { label: item.label, to: site.podcastUrl ?? '', isExternal: true }
  return { label: item.label, to: linkTo(item.page), isExternal: false }
}

/**
 * The entry to highlight: the one with the page itself, else the dropdown with a link above the page. Undefined when there
 * is none, as for the empty path.
 */
export function findActiveEntry(menu: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  const path = toMenuPath(pathname)
  const links = ({ children, ...entry }: MenuEntry) => [entry, ...children]
  return (
    menu.find(entry => links(entry).some(({ to }) => to === path)) ??
    menu.find(entry => entry.children.length > 0 && links(entry).some(({ to }) => path.startsWith(`${to}/`)))
  )
}

/** The path of the page that stands for another one in the menu. */
function toMenuPath(pathname: string): string {
  // The two lists show the same posts; the menu links to one of them.
  if (pathname === linkTo('blog')) return linkTo('blogs')
  // People are below the page about the company, whose alias their paths begin with.
  return pathname.replace(/^\/team(?=\/|$)/, linkTo('about'))
}
