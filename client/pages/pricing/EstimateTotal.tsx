import { linkTo } from '../../../shared/addresses/links.ts'
import type { EstimateWords } from '../../../shared/pricing/estimate-words.ts'
import type { EstimateData } from '../../../shared/pricing/load-estimate.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import styles from './pricing.module.scss'

type Props = Pick<EstimateData, 'labels' | 'words'>

/** The total, which stays in view beside the inputs and is announced when it changes. */
export function EstimateTotal({ labels, words }: Props) {
  return (
    <div className={styles.total} role="status" aria-atomic="true">
      <h3>{labels.total}</h3>
      {words === undefined ? (
        <p className={styles.waiting}>{labels.waiting}</p>
      ) : (
        <>
          <p className={styles.price}>{words.price}</p>
          <p className={styles.weeks}>{words.weeks}</p>
        </>
      )}
    </div>
  )
}

type AdviceProps = Pick<EstimateData, 'labels'> & { readonly words: EstimateWords }

/** The model that fits, and what to do with the estimate. */
export function EstimateAdvice({ labels, words: { fit, query } }: AdviceProps) {
  return (
    <div className={styles.advice}>
      <p>
        <span className={styles.fit}>{labels.model}</span>
        <strong>{fit.name}</strong>
        {fit.reason}
      </p>
      <ButtonLink to={linkTo('contact', undefined, { topic: 'pricing', ...query })} tone="onDeep">
        {labels.send}
      </ButtonLink>
      <p className={styles.note}>{labels.note}</p>
    </div>
  )
}
