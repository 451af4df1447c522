import type { ReadingStep } from '../../../shared/content/topic.ts'
import styleSheet from './reading-order.scss?url'

type Props = {
  readonly steps: readonly ReadingStep[]
  /** The words for the kinds of articles. */
  readonly kinds?: { readonly article: string; readonly paper: string }
}

/** Articles in the order in which to read them, each with the reason. */
export function ReadingOrder({ steps, kinds }: Props) {
  return (
    <>
      <link rel="stylesheet" href={styleSheet} precedence="page" />
      <ol className="reading-order">
        {steps.map(({ id, label, to, kind, minutes, why }) => (
          <li key={id}>
            <a href={to}>{label}</a>
            <p>{why}</p>
            <p className="reading-kind">{`${kinds === undefined ? '' : `${kinds[kind]} · `}${minutes} min read`}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
