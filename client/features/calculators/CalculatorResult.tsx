import type { CalculatorData } from '../../../shared/calculators/load-calculator.ts'
import { Table, toRows } from '../sections/Table.tsx'
import { CalculatorChart } from './CalculatorChart.tsx'
import { CopyResult } from './CopyResult.tsx'

type Props = Pick<CalculatorData, 'id' | 'labels' | 'fields' | 'answer'>

export function CalculatorResult({ id, labels, fields, answer }: Props) {
  if (answer === undefined) {
    return (
      <p className="calculator-result" role="status">
        {labels.waiting}
      </p>
    )
  }
  const { results, formula, table, chart } = answer
  const query = new URLSearchParams(fields.map(({ name, value }) => [name, value]))
  const lines = [
    ...fields.map(({ label, value }) => `${label}: ${value}`),
    ...results.map(({ label, text }) => `${label}: ${text}`),
  ]
  return (
    <div className="calculator-result">
      <div role="status">
        <dl className="calculator-values">
          {results.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {chart !== undefined && <CalculatorChart chart={chart} />}
      {table !== undefined && (
        <Table label={table.caption} columns={table.columns} rows={toRows(table.rows)} isNumeric />
      )}
      <details>
        <summary>{labels.formula}</summary>
        <ol>
          {formula.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </details>
      <p className="calculator-actions">
        <CopyResult label={labels.copy} done={labels.copied} text={lines.join('\n')} />
        <a href={`/calculators/${id}.xlsx?${query}`} download>
          {labels.download}
        </a>
      </p>
    </div>
  )
}
