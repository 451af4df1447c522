import { Icon } from '../components/Icon.tsx'
import { MenuLinkItem } from './MenuLinkItem.tsx'
import styles from './MobileMenu.module.scss'
import { findActiveEntry, type MenuEntry } from './navigation.ts'
import { useDisclosure } from './use-disclosure.ts'

type Props = { readonly menu: readonly MenuEntry[]; readonly pathname: string }

/** The menu of small screens. One group of links is open at a time, at first that of the page. */
export function MobileMenu({ menu, pathname }: Props) {
  const { props, close } = useDisclosure(pathname)
  const active = findActiveEntry(menu, pathname)

  return (
    <details className={styles.menu} {...props}>
      <summary className={styles.button} aria-label="Menu">
        <Icon className={styles.whenClosed} name="menu" />
        <Icon className={styles.whenOpen} name="close" />
      </summary>
      <ul className={styles.list}>
        {menu.map(entry => (
          <li key={entry.label}>
            <MenuLinkItem
              link={entry}
              pathname={pathname}
              isActive={entry === active}
              label={entry.children.length === 0 ? entry.label : `${entry.label} - All`}
              onFollow={close}
            />
            {entry.children.length > 0 && (
              <details className={styles.group} name="menu" open={entry === active}>
                <summary aria-label={`${entry.label} menu`}>
                  <Icon name="chevronDown" size={16} />
                </summary>
                <ul className={styles.children}>
                  {entry.children.map(link => (
                    <li key={link.label}>
                      <MenuLinkItem link={link} pathname={pathname} onFollow={close} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
