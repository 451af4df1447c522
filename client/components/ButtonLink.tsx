import styles from './ButtonLink.module.scss'

type Props = {
  readonly to: string
  readonly children: React.ReactNode
  /** Goes on after the words for those who hear the link out of its place. */
  readonly context?: string
  /** `strong` for the one main action, `quiet` for the others; `onDeep` variants stand on the dark ground. */
  readonly tone?: 'strong' | 'quiet' | 'onDeep' | 'quietOnDeep'
}

export function ButtonLink({ to, children, context, tone = 'strong' }: Props) {
  return (
    <a className={styles.button} data-tone={tone} href={to}>
      {children}
      {context !== undefined && <span className={styles.hidden}> {context}</span>}
    </a>
  )
}
