import { toEstimateTexts } from '../../../shared/calculators/estimate-texts.ts'
import type { CalculatorAnswer } from '../../../shared/calculators/load-calculator.ts'
import tableStyles from '../../features/sections/Table.module.scss'
import { Table, toRows } from '../../features/sections/Table.tsx'
import styles from './pricing.module.scss'

type Props = { readonly heading: string; readonly answer: CalculatorAnswer }

/** The lines of the sum and the computation, for a visitor who checks it by hand. */
export function EstimateWorkings({ heading, answer }: Props) {
  const { formula, table } = answer
  const { note } = toEstimateTexts(answer)
  return (
    <div className={styles.workings}>
      {table !== undefined && (
        <>
          <h3>{table.caption}</h3>
          <Table label={table.caption} columns={table.columns} rows={toRows(table.rows)} isNumeric hasTotal>
            {note !== undefined && <p className={tableStyles.note}>{note}</p>}
          </Table>
        </>
      )}
      <h3>{heading}</h3>
      <ol className={styles.formula}>
        {formula.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
