import type { EstimateWords } from '../../../shared/pricing/estimate-words.ts'
import type { EstimateData } from '../../../shared/pricing/load-estimate.ts'
import tableStyles from '../../features/sections/Table.module.scss'
import { Table, toRows } from '../../features/sections/Table.tsx'
import styles from './pricing.module.scss'

type Props = { readonly labels: EstimateData['labels']; readonly words: EstimateWords }

/** The lines of the sum and the computation, for a visitor who checks it by hand. */
export function EstimateWorkings({ labels, words }: Props) {
  const { rows, note } = words
  return (
    <div className={styles.workings}>
      <h3>{labels.lines}</h3>
      <Table label={labels.lines} columns={labels.columns} rows={toRows(rows)} isNumeric hasTotal>
        {note !== undefined && <p className={tableStyles.note}>{note}</p>}
      </Table>
      <h3>{labels.formula}</h3>
      <ol className={styles.formula}>
        {words.formula.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
