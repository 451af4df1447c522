import { plural } from './table/findings.ts'
import { cellAt, type Table } from './table/table.ts'

type CellChange = {
  readonly row: number
  readonly column: string
  readonly before: string
  readonly after: string
}

/** The effect of a fix. */
export type Preview = {
  readonly cells: number
  readonly removedRows: readonly number[]
  readonly removed: number
  readonly addedColumns: readonly string[]
  readonly examples: readonly CellChange[]
}

const maxShown = 8

/** Compares a table before and after a fix; skips shared columns. */
export function compareTables(before: Table, after: Table): Preview {
  const addedColumns = after.columns.slice(before.columns.length).map(({ name }) => name)
  const removed = before.rowNumbers.length - after.rowNumbers.length
  if (removed > 0) {
    const remaining = new Set(after.rowNumbers)
    const removedRows = before.rowNumbers.filter(row => !remaining.has(row)).slice(0, maxShown)
    return { cells: 0, removed, removedRows, addedColumns, examples: [] }
  }
  const examples: CellChange[] = []
  let cells = 0
  for (const [index, column] of before.columns.entries()) {
    const changed = after.columns[index]
    if (changed === column || changed === undefined) continue
    for (const [at, cell] of column.cells.entries()) {
      if (cell === changed.cells[at]) continue
      cells += 1
      if (examples.length >= maxShown) continue
      examples.push({ row: before.rowNumbers[at] ?? 0, column: column.name, before: cell, after: cellAt(changed, at) })
    }
  }
  return { cells, removed, removedRows: [], addedColumns, examples }
}

export function describePreview({ cells, removed, addedColumns }: Preview): string {
  if (removed > 0) return `${plural(removed, 'row')} removed`
  if (addedColumns.length > 0) return `column “${addedColumns.join('”, “')}” added`
  return cells === 0 ? 'nothing to change' : `${plural(cells, 'cell')} changed`
}
