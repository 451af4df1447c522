import type { CalculatorAnswer, CalculatorData } from '../../../shared/calculators/load-calculator.ts'
import styles from './Calculator.module.scss'
import { CopyResult } from './CopyResult.tsx'

type Props = Pick<CalculatorData, 'id' | 'labels' | 'fields'> & {
  readonly answer: CalculatorAnswer
  /** What is counted. */
  readonly basis: string | undefined
  /** The spreadsheet lacks the visitor's file. */
  readonly hasDownload: boolean
}

/** How the result was computed, and how to take it along. */
export function CalculatorFoot({ id, labels, fields, answer: { formula, results }, basis, hasDownload }: Props) {
  const query = new URLSearchParams(fields.map(({ name, value }) => [name, value]))
  const lines = [
    ...fields.map(({ group, label, value }) => `${group === undefined ? '' : `${group}, `}${label}: ${value}`),
    ...(basis === undefined ? [] : [basis]),
    ...results.map(({ label, text }) => `${label}: ${text}`),
  ]
  return (
    <div className={styles.foot}>
      <h3>{labels.formula}</h3>
      <ol className={styles.formula}>
        {formula.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p className={styles.actions}>
        <CopyResult label={labels.copy} done={labels.copied} lines={lines} />
        {hasDownload && (
          <a href={`/calculators/${id}.xlsx?${query}`} download>
            {labels.download}
          </a>
        )}
      </p>
    </div>
  )
}
