import type { ReactNode } from 'react'
import styles from './Button.module.scss'
import { toRel } from './use-page-links.ts'

type Props = {
  readonly to: string
  readonly children: ReactNode
  /** Follows the label for screen readers, whose lists of links show each one out of context. */
  readonly context?: string
  /** `strong` for the one main action, `quiet` for the others; the `onDeep` variants are for dark backgrounds. */
  readonly tone?: 'strong' | 'quiet' | 'onDeep' | 'quietOnDeep'
  readonly isDownload?: boolean
  /** Follows the label on paper. */
  readonly address?: string
}

export function ButtonLink({ to, children, context, tone = 'strong', isDownload, address }: Props) {
  return (
    <a
      className={styles.button}
      data-tone={tone}
      href={to}
      rel={toRel(to)}
      download={isDownload}
      data-address={address}
    >
      {children}
      {context !== undefined && <span data-only="reader"> {context}</span>}
    </a>
  )
}

type MailProps = { readonly address: string; readonly subject?: string; readonly children: ReactNode }

/** Opens a new mail in the visitor's mail program. */
export function MailButton({ address, subject, children }: MailProps) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return (
    <ButtonLink to={`mailto:${address}${query}`} address={address}>
      {children}
    </ButtonLink>
  )
}
