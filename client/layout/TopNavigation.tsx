import { linkTo } from '../../shared/addresses/links.ts'
import type { SiteData } from '../../shared/content/library.ts'
import { useHydrated } from '../components/use-hydrated.ts'
import { AccountButton } from './AccountButton.tsx'
import brandStyles from './Brand.module.scss'
import { Brand } from './Brand.tsx'
import { Lantern } from './Lantern.tsx'
import { MenuLinkItem } from './MenuLinkItem.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NavigationDropdown } from './NavigationDropdown.tsx'
import { findActiveEntry, toMenu } from './navigation.ts'
import { SearchLink } from './SearchLink.tsx'
import styles from './TopNavigation.module.scss'
import { useDropdowns } from './use-dropdowns.ts'
import { useScrolled } from './use-scrolled.ts'

type Props = { readonly siteData: SiteData; readonly pathname: string }

/** The bar at the top: transparent, and white with a shadow once the page is scrolled. */
export function TopNavigation({ siteData, pathname }: Props) {
  const isScripted = useHydrated()
  const isScrolled = useScrolled()
  const dropdowns = useDropdowns(pathname)
  const menu = toMenu(siteData)
  const active = findActiveEntry(menu, pathname)
  return (
    <div className={styles.bar} data-only="screen" data-scrolled={isScrolled} data-scripted={isScripted}>
      <nav className={styles.inner} aria-label="Main">
        <a className={brandStyles.link} href={linkTo('home')} aria-label={`${siteData.site.name}, home page`}>
          <Brand name={siteData.site.name} />
        </a>
        <ul className={styles.entries} ref={dropdowns.container}>
          {menu.map(entry =>
            entry.children.length === 0 ? (
              <li key={entry.label}>
                <MenuLinkItem link={entry} pathname={pathname} isActive={entry === active} />
              </li>
            ) : (
              <NavigationDropdown
                key={entry.label}
                entry={entry}
                pathname={pathname}
                isActive={entry === active}
                dropdowns={dropdowns}
              />
            ),
          )}
        </ul>
        <AccountButton />
        <Lantern label={siteData.navigation.night} />
        <SearchLink />
        <MobileMenu menu={menu} pathname={pathname} />
      </nav>
    </div>
  )
}
