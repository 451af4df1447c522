import type { CalculatorAnswer } from '../../../shared/calculators/load-calculator.ts'
import styles from './Calculator.module.scss'
import { CalculatorChart } from './CalculatorChart.tsx'

type Props = {
  readonly answer: CalculatorAnswer | undefined
  /** In place of the result, while a field has an error. */
  readonly waiting: string
  /** What is counted. */
  readonly basis: string | undefined
}

export function CalculatorResult({ answer, waiting, basis }: Props) {
  const { results: [headline, ...results] = [], chart } = answer ?? {}
  return (
    <div className={styles.result}>
      <p className={styles.headline} role="status">
        {headline === undefined ? (
          waiting
        ) : (
          <>
            <span>{headline.label}</span> <strong>{headline.text}</strong>
          </>
        )}
      </p>
      {answer !== undefined && (
        <dl className={styles.values}>
          {results.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {chart !== undefined && <CalculatorChart chart={chart} />}
      {answer !== undefined && basis !== undefined && <p className={styles.basis}>{basis}</p>}
    </div>
  )
}
