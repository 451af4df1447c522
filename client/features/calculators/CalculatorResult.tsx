import type { CalculatorAnswer } from '../../../shared/calculators/load-calculator.ts'
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
    <div className="calculator-result">
      <p className="calculator-headline" role="status">
        {headline === undefined ? (
          waiting
        ) : (
          <>
            <span>{headline.label}</span> <strong>{headline.text}</strong>
          </>
        )}
      </p>
      {answer !== undefined && (
        <dl className="calculator-values">
          {results.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {chart !== undefined && <CalculatorChart chart={chart} />}
      {answer !== undefined && basis !== undefined && <p className="calculator-basis">{basis}</p>}
    </div>
  )
}
