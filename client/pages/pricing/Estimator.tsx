import { linkTo } from '../../../shared/addresses/links.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { CalculatorForm } from '../../features/calculators/CalculatorForm.tsx'
import { EstimateAdvice, EstimateTotal } from './EstimateTotal.tsx'
import { EstimateWorkings } from './EstimateWorkings.tsx'
import styles from './pricing.module.scss'

type Props = Pick<PageOf<'pricing'>['data'], 'labels' | 'estimate'>

/** Computes a sample price from the inputs in the address. */
export function Estimator({ labels, estimate: { heading, text, fields, answer } }: Props) {
  return (
    <div className={styles.estimate} id="estimate">
      <h2>{heading}</h2>
      {text !== undefined && <p>{text}</p>}
      <div className={styles.columns}>
        <CalculatorForm
          className={styles.form}
          action={`${linkTo('pricing')}#estimate`}
          fields={fields}
          update={labels.update}
        />
        <div className={styles.panel}>
          <EstimateTotal labels={labels} answer={answer} />
          {answer !== undefined && <EstimateAdvice labels={labels} answer={answer} />}
        </div>
        {answer !== undefined && <EstimateWorkings heading={labels.formula} answer={answer} />}
      </div>
    </div>
  )
}
