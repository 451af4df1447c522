import type { ReadingStep } from '../../../shared/content/topic.ts'
import styles from './reading-order.module.scss'

type Props = {
  readonly steps: readonly ReadingStep[]
  /** The words for the kinds of articles. */
  readonly kinds?: { readonly article: string; readonly paper: string }
}

/** Articles in the order in which to read them, each with the reason. */
export function ReadingOrder({ steps, kinds }: Props) {
  return (
    <ol className={styles.readingOrder}>
      {steps.map(({ id, label, to, kind, minutes, why }) => (
        <li key={id}>
          <a href={to}>{label}</a>
          <p>{why}</p>
          <p className={styles.readingKind}>{`${kinds === undefined ? '' : `${kinds[kind]} · `}${minutes} min read`}</p>
        </li>
      ))}
    </ol>
  )
}
