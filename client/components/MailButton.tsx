import styles from './ButtonLink.module.scss'

type Props = { readonly address: string; readonly subject?: string; readonly children: React.ReactNode }

/** A button that opens a new mail. */
export function MailButton({ address, subject, children }: Props) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return (
    <a className={styles.button} data-tone="strong" href={`mailto:${address}${query}`}>
      {children}
    </a>
  )
}
