import type { ReadingStep } from '../../../shared/content/topic.ts'
import { CoverImage } from '../../components/CoverImage.tsx'
import styles from './reading-order.module.scss'

type Props = {
  readonly steps: readonly ReadingStep[]
  /** The words for the kinds of articles. */
  readonly kinds?: { readonly article: string; readonly paper: string }
  /** The picture of the first. */
  readonly cover?: { readonly src: string; readonly alt: string } | undefined
}

/** Articles in the order in which to read them, each with the reason; the first is larger. */
export function ReadingOrder({ steps, kinds, cover }: Props) {
  return (
    <ol className={styles.readingOrder}>
      {steps.map(({ id, label, to, kind, minutes, why }, index) => (
        <li key={id}>
          {index === 0 && cover !== undefined && <CoverImage cover={cover} place="lead" />}
          <a href={to}>{label}</a>
          <p>{why}</p>
          <p className={styles.readingKind}>{`${kinds === undefined ? '' : `${kinds[kind]} · `}${minutes} min`}</p>
        </li>
      ))}
    </ol>
  )
}
