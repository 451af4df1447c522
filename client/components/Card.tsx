import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Card.module.scss'
import { Icon, type IconName } from './Icon.tsx'

type Props = {
  readonly title: string
  readonly icon?: IconName
  /** A picture or the like above everything, from edge to edge. */
  readonly top?: ReactNode
  /** Small words over the title: a badge, a date. */
  readonly note?: string
  readonly text?: string
  /** Where the card leads: its whole area is then the link of its title. */
  readonly to?: string
  readonly children?: ReactNode
}

export function Card({ title, icon, top, note, text, to, children }: Props) {
  return (
    <article className={styles.card}>
      {top !== undefined && <div className={styles.top}>{top}</div>}
      <div className={styles.body}>
        {icon !== undefined && (
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
        )}
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <h3 className={styles.title}>
          {to === undefined ? (
            title
          ) : (
            <Link className={styles.link} to={to}>
              {title}
            </Link>
          )}
        </h3>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </article>
  )
}
