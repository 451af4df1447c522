import { type MouseEvent, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import type { Request } from './protocol.ts'
import styles from './SheetPanel.module.scss'
import { SheetTable, type SheetTableProps } from './SheetTable.tsx'
import { maxSheetRows, type Sheet, type SheetView, sheetViews } from './sheet.ts'
import { plural } from './table/findings.ts'
import type { View } from './view.ts'

type Props = { readonly view: View; readonly suspects: number; readonly send: (request: Request) => void }

/** The file itself: a few of its rows, the choice of which, and all safe repairs in one press. */
export function SheetPanel({ view, suspects, send }: Props) {
  const { sheet, analysis, repairs } = view
  const [chosen, setChosen] = useState<SheetView>('first')
  const names: Readonly<Record<SheetView, string>> = {
    first: `First ${plural(sheet.rows.first.length, 'row')}`,
    faulty: `To repair (${analysis.faulty.any.toLocaleString('en-US')})`,
    repaired: `Changed (${toCount(sheet.rows.repaired.length)})`,
    suspect: `Looks wrong (${suspects.toLocaleString('en-US')})`,
  }
  const shown = sheet.rows[chosen].length === 0 ? 'first' : chosen

  return (
    <section className={styles.panel} aria-label="The file">
      <div className={styles.bar}>
        <fieldset className={styles.views}>
          <legend className={styles.legend}>Rows shown</legend>
          {sheetViews
            .filter(id => id === 'first' || sheet.rows[id].length > 0)
            .map(id => (
              <button
                key={id}
                className={styles.view}
                type="button"
                aria-pressed={id === shown}
                onClick={() => setChosen(id)}
              >
                {names[id]}
              </button>
            ))}
        </fieldset>
        <RepairButton
          {...repairs}
          onRepair={() => {
            setChosen('repaired')
            send({ kind: 'repairAll' })
          }}
          onUndo={() => {
            setChosen('first')
            send({ kind: 'undoRepairs' })
          }}
        />
      </div>
      <SheetTable key={shown} {...tableOf(sheet, shown)} label={`${names[shown]}, with marks`} />
      <p className={styles.legendLine}>
        {(suspects > 0 || view.applied.length > 0) && <span data-kind="wrong">breaks a rule</span>}
        {suspects > 0 && <span data-kind="suspect">unlike the other rows</span>}
        {view.applied.length > 0 && <span data-kind="repaired">changed</span>}
        {analysis.faulty.any > 0 && 'Point at a mark, or select it, for its reason. '}
        {shown !== 'first' && sheet.rows[shown].length === maxSheetRows && `The first ${maxSheetRows} rows are shown. `}
        {sheet.hiddenColumns > 0 && `${plural(sheet.hiddenColumns, 'more column')} to the right.`}
      </p>
    </section>
  )
}

/** Of changed rows only the first column and those with a change, so that all changes are in view. */
function tableOf({ columns, rows }: Sheet, shown: SheetView): Pick<SheetTableProps, 'columns' | 'rows'> {
  const own = rows[shown]
  if (shown !== 'repaired') return { columns, rows: own }
  const isShown = (index: number) => index === 0 || own.some(({ cells }) => cells[index]?.before !== undefined)
  return {
    columns: columns.filter((_, index) => isShown(index)),
    rows: own.map(row => ({ ...row, cells: row.cells.filter((_, index) => isShown(index)) })),
  }
}

function toCount(rows: number): string {
  return rows === maxSheetRows ? `${maxSheetRows} and more` : String(rows)
}

type RepairProps = View['repairs'] & { readonly onRepair: () => void; readonly onUndo: () => void }

/** One button for both, so that the focus and the pointer stay on it. */
function RepairButton({ offered, done, onRepair, onUndo }: RepairProps) {
  if (offered === 0 && done === 0) return null

  function press({ detail }: MouseEvent) {
    // The second press of a double click would undo what the first one did.
    if (detail > 1) return
    if (offered > 0) onRepair()
    else onUndo()
  }

  return (
    <Button tone={offered > 0 ? 'strong' : 'quiet'} onClick={press}>
      {offered > 0
        ? `Repair all ${offered.toLocaleString('en-US')}`
        : `Repaired ${done.toLocaleString('en-US')} · Undo`}
    </Button>
  )
}
