import type { Table } from '../program/table.ts'
import { Draw } from './draw.ts'

/** The rows in an order of the seed; 0 leaves them as they are. Tables of equal length get the same order. */
export function shuffleRows(table: Table, seed: number): Table {
  if (seed === 0) return table
  const draw = new Draw(seed)
  const order = table.rowNumbers.map((_, row) => [draw.share(), row] as const).sort(([one], [other]) => one - other)
  return {
    ...table,
    columns: table.columns.map(column => ({ ...column, cells: order.map(([, row]) => column.cells[row] ?? '') })),
  }
}
