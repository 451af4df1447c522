import styles from './MenuLinkItem.module.scss'
import type { MenuLink } from './navigation.ts'

type Props = {
  readonly link: MenuLink
  readonly pathname: string
  /** Whether to highlight the link; by default on its own page. */
  readonly isActive?: boolean
  /** Replaces the link's own label. */
  readonly label?: string
  readonly onFollow?: () => void
}

/** One link of a menu; external links open in a new tab. */
export function MenuLinkItem({ link, pathname, isActive, label = link.label, onFollow }: Props) {
  if (link.isExternal) {
    return (
      <a className={styles.link} href={link.to} target="_blank" rel="noopener">
        {label}
        <span data-only="reader"> (opens in a new tab)</span>
      </a>
    )
  }
  const isCurrent = link.to === pathname
  return (
    <a
      className={styles.link}
      href={link.to}
      aria-current={isCurrent ? 'page' : undefined}
      data-active={(isActive ?? isCurrent) || undefined}
      onClick={onFollow}
    >
      {label}
    </a>
  )
}
