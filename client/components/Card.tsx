import type { ReactNode } from 'react'
import { toSlug } from '../../shared/values/slug.ts'
import styles from './Card.module.scss'
import { Icon, type IconName } from './Icon.tsx'
import words from './text.module.scss'

type Props = {
  readonly title: string
  /** Level of the title: one below the heading above the cards. */
  readonly level?: 2 | 3
  readonly icon?: IconName
  /** Content above everything else, from edge to edge, such as a picture. */
  readonly top?: ReactNode
  /** Small text above the title, such as a badge or a date. */
  readonly note?: ReactNode
  readonly text?: string
  /** Cuts the title after two lines and the text after three. */
  readonly clamp?: boolean
  /** Target of the card, which makes its whole area a link. */
  readonly to?: string
  /** Label of the link at the bottom of the card; without it, the title is the link. */
  readonly action?: string
  /** Shows an arrow in the corner, for a card that opens without an `action`. */
  readonly hasArrow?: boolean
  /** Puts picture and words side by side on large screens. */
  readonly isWide?: boolean
  readonly children?: ReactNode
}

/** Its area is the whole card. */
const link = `${words.link} ${styles.link}`

export function Card({
  title,
  level = 3,
  icon,
  top,
  note,
  text,
  clamp = false,
  to,
  action,
  hasArrow,
  isWide,
  children,
}: Props) {
  const Title = `h${level}` as const
  // What a card only announces is found on the page that it leads to.
  const id = to === undefined ? toSlug(title) : undefined
  const shownTitle = clamp ? <span data-lines={2}>{title}</span> : title
  return (
    <article
      className={styles.card}
      data-wide={isWide || undefined}
      data-plain={top === undefined || undefined}
      data-opens={hasArrow}
    >
      {top !== undefined && <div className={styles.top}>{top}</div>}
      <div className={styles.body}>
        {icon !== undefined && (
          <span className={styles.icon}>
            <Icon name={icon} weight={1.75} />
          </span>
        )}
        {note !== undefined && <div className={styles.note}>{note}</div>}
        <Title id={id} className={styles.title}>
          {to === undefined || action !== undefined ? (
            shownTitle
          ) : (
            <a className={link} href={to}>
              {shownTitle}
            </a>
          )}
        </Title>
        {text !== undefined && (
          <p className={words.quiet} data-lines={clamp ? 3 : undefined}>
            {text}
          </p>
        )}
        {children}
        {to !== undefined && action !== undefined && <Action to={to} title={title} label={action} />}
      </div>
    </article>
  )
}

/** Its accessible name includes the card's title, because lists of links show it out of context. */
function Action({ to, title, label }: { readonly to: string; readonly title: string; readonly label: string }) {
  return (
    <a className={link} data-action={label.endsWith('→') ? 'plain' : 'arrow'} href={to}>
      {label}
      <span data-only="reader">{`: ${title}`}</span>
    </a>
  )
}
