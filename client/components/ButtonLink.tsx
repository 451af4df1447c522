import styles from './Button.module.scss'

type Props = {
  readonly to: string
  readonly children: React.ReactNode
  /** Goes on after the words for those who hear the link out of its place. */
  readonly context?: string
  /** `strong` for the one main action, `quiet` for the others; `onDeep` variants stand on the dark ground. */
  readonly tone?: 'strong' | 'quiet' | 'onDeep' | 'quietOnDeep'
  readonly isDownload?: boolean
}

export function ButtonLink({ to, children, context, tone = 'strong', isDownload }: Props) {
  return (
    <a className={styles.button} data-tone={tone} href={to} download={isDownload}>
      {children}
      {context !== undefined && <span data-only="reader"> {context}</span>}
    </a>
  )
}
