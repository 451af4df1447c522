import { toEstimateTexts } from '../../../shared/calculators/estimate-texts.ts'
import type { CalculatorAnswer } from '../../../shared/calculators/load-calculator.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { usePageLinks } from '../../components/use-page-links.ts'
import styles from './pricing.module.scss'

type Labels = PageOf<'pricing'>['data']['labels']
type Props = { readonly labels: Labels; readonly answer: CalculatorAnswer | undefined }

/** The total, which stays in view beside the inputs and is announced when it changes. */
export function EstimateTotal({ labels, answer }: Props) {
  const { price, weeks } = answer === undefined ? {} : toEstimateTexts(answer)
  return (
    <div className={styles.total} role="status" aria-atomic="true">
      <h3>{labels.total}</h3>
      {answer === undefined ? (
        <p className={styles.waiting}>{labels.waiting}</p>
      ) : (
        <>
          <p className={styles.price}>{price}</p>
          <p className={styles.weeks}>{weeks}</p>
        </>
      )}
    </div>
  )
}

type AdviceProps = { readonly labels: Labels; readonly answer: CalculatorAnswer }

/** The model that fits, and what to do with the estimate. */
export function EstimateAdvice({ labels, answer }: AdviceProps) {
  const toPath = usePageLinks()
  const { fit, reason } = toEstimateTexts(answer)
  return (
    <div className={styles.advice}>
      <p>
        <span className={styles.fit}>{labels.model}</span>
        <strong>{fit}</strong>
        {reason}
      </p>
      <ButtonLink to={toPath({ page: 'contact', topic: 'pricing', query: answer.query })} tone="onDeep">
        {labels.send}
      </ButtonLink>
      <p className={styles.note}>{labels.note}</p>
    </div>
  )
}
