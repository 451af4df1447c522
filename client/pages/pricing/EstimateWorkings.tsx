import type { EstimateWords } from '../../../shared/pricing/estimate-words.ts'
import type { EstimateData } from '../../../shared/pricing/load-estimate.ts'
import { Table, toRows } from '../../features/sections/Table.tsx'

type Props = { readonly labels: EstimateData['labels']; readonly words: EstimateWords }

/** The lines of the sum and the computation, for a visitor who checks it by hand. */
export function EstimateWorkings({ labels, words }: Props) {
  const { rows, note } = words
  return (
    <div className="estimate-workings">
      <h3>{labels.lines}</h3>
      <Table label={labels.lines} columns={labels.columns} rows={toRows(rows)} isNumeric hasTotal>
        {note !== undefined && <p className="section-note">{note}</p>}
      </Table>
      <h3>{labels.formula}</h3>
      <ol className="estimate-formula">
        {words.formula.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
