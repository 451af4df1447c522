import { Link } from 'react-router-dom'
import type { MenuLink } from '../../shared/navigation.ts'
import styles from './MenuLinkItem.module.scss'

type Props = {
  readonly link: MenuLink
  readonly isActive: boolean
  /** Words instead of the link's own label. */
  readonly label?: string
  readonly onFollow?: () => void
}

/** One link of a menu; an outside address opens in a new tab. */
export function MenuLinkItem({ link, isActive, label = link.label, onFollow }: Props) {
  if (link.isExternal) {
    return (
      <a className={styles.link} href={link.to} target="_blank" rel="noopener">
        {label}
        <span className={styles.hint}> (opens in a new tab)</span>
      </a>
    )
  }
  return (
    <Link
      className={styles.link}
      to={link.to}
      aria-current={isActive ? 'page' : undefined}
      data-active={isActive}
      onClick={onFollow}
    >
      {label}
    </Link>
  )
}
