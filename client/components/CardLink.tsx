import type { ReactNode } from 'react'
import styles from './CardLink.module.scss'

type Props = { readonly to: string; readonly isDownload?: boolean; readonly children: ReactNode }

/** A further link on a card, above the card's own, which covers all of it. */
export function CardLink({ to, isDownload, children }: Props) {
  return (
    <a className={styles.link} href={to} download={isDownload}>
      {children}
    </a>
  )
}
