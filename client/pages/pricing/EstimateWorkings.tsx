import { toEstimateTexts } from '../../../shared/calculators/estimate.ts'
import type { CalculatorAnswer } from '../../../shared/calculators/load-calculator.ts'
import { Table, toRows } from '../../features/sections/Table.tsx'

type Props = { readonly heading: string; readonly answer: CalculatorAnswer }

/** The lines of the sum and the computation, for a visitor who checks it by hand. */
export function EstimateWorkings({ heading, answer }: Props) {
  const { formula, table } = answer
  const { note } = toEstimateTexts(answer)
  return (
    <div className="estimate-workings">
      {table !== undefined && (
        <>
          <h3>{table.caption}</h3>
          <Table label={table.caption} columns={table.columns} rows={toRows(table.rows)} isNumeric hasTotal>
            {note !== undefined && <p className="section-note">{note}</p>}
          </Table>
        </>
      )}
      <h3>{heading}</h3>
      <ol className="estimate-formula">
        {formula.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
