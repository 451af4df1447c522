import styles from './ButtonLink.module.scss'
import { Link } from './Link.tsx'

type Props = {
  readonly to: string
  readonly children: React.ReactNode
  /** `strong` for the one main action, `quiet` for the others; `onDeep` variants stand on the dark ground. */
  readonly tone?: 'strong' | 'quiet' | 'onDeep' | 'quietOnDeep'
}

export function ButtonLink({ to, children, tone = 'strong' }: Props) {
  return (
    <Link className={styles.button} data-tone={tone} to={to}>
      {children}
    </Link>
  )
}
