import type { ReactNode } from 'react'
import styles from './Card.module.scss'
import { Icon, type IconName } from './Icon.tsx'

type Props = {
  readonly title: string
  /** Of the title: one below the heading over the cards. */
  readonly level?: 2 | 3
  readonly icon?: IconName
  /** A picture or the like above everything, from edge to edge. */
  readonly top?: ReactNode
  /** A cover in the place of `top`; on small screens a small picture beside the title. */
  readonly cover?: ReactNode
  /** Small words over the title: a badge, a date. */
  readonly note?: ReactNode
  readonly text?: string
  /** Lines after which title and text are cut; whole when not given. */
  readonly clamp?: { readonly title?: 2; readonly text?: 3 }
  /** Where the card leads: its whole area is then the link. */
  readonly to?: string
  /** Words of the link at the card's foot; without them the title is the link. */
  readonly action?: string
  readonly children?: ReactNode
}

export function Card({
  title,
  level = 3,
  icon,
  cover,
  top = cover,
  note,
  text,
  clamp = {},
  to,
  action,
  children,
}: Props) {
  const Title = `h${level}` as const
  return (
    <article className={styles.card} data-covered={cover !== undefined}>
      {top !== undefined && <div className={styles.top}>{top}</div>}
      <div className={styles.body}>
        {icon !== undefined && (
          <span className={styles.icon}>
            <Icon name={icon} weight={1.75} />
          </span>
        )}
        {note !== undefined && <div className={styles.note}>{note}</div>}
        <Title className={styles.title} data-lines={clamp.title}>
          {to === undefined || action !== undefined ? (
            title
          ) : (
            <a className={styles.link} href={to}>
              {title}
            </a>
          )}
        </Title>
        {text !== undefined && (
          <p className={styles.text} data-lines={clamp.text}>
            {text}
          </p>
        )}
        {children}
        {to !== undefined && action !== undefined && <Action to={to} title={title} words={action} />}
      </div>
    </article>
  )
}

/** The link at the card's foot. Its name holds the card's title too, for those who hear links out of their place. */
function Action({ to, title, words }: { readonly to: string; readonly title: string; readonly words: string }) {
  return (
    <a className={styles.link} data-action href={to}>
      {words}
      <span className={styles.hidden}>: {title}</span>
      {!words.endsWith('→') && <Icon className={styles.arrow} name="arrowRight" size={18} />}
    </a>
  )
}
