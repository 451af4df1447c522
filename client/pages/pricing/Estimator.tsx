import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { EstimateData } from '../../../shared/pricing/load-estimate.ts'
import { Section } from '../../components/Section.tsx'
import { isInPlace } from '../../features/navigation/internal-links.ts'
import { EstimateForm } from './EstimateForm.tsx'
import { EstimateAdvice, EstimateTotal } from './EstimateTotal.tsx'
import { EstimateWorkings } from './EstimateWorkings.tsx'
import styles from './pricing.module.scss'

/** Computes a sample price from the inputs in the address. */
export function Estimator({ estimate }: { readonly estimate: EstimateData }) {
  const { heading, text, labels, inputs, words } = estimate
  // A link to other inputs fills the form anew; what the visitor types stays as it is.
  const location = useLocation()
  const [entry, setEntry] = useState(location.key)
  if (entry !== location.key && !isInPlace(location)) setEntry(location.key)
  return (
    <div className={styles.estimate} id="estimate">
      <Section heading={heading} text={text}>
        <div className={styles.columns}>
          <EstimateForm key={entry} inputs={inputs} update={labels.update} />
          <div className={styles.panel}>
            <EstimateTotal labels={labels} words={words} />
            {words !== undefined && <EstimateAdvice labels={labels} words={words} />}
          </div>
          {words !== undefined && <EstimateWorkings labels={labels} words={words} />}
        </div>
      </Section>
    </div>
  )
}
