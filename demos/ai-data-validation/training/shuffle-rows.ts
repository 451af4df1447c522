import { createRandom, shuffle } from '../../kit/random.ts'
import type { Table } from '../program/table/table.ts'

/** The rows in an order of the seed; 0 leaves them as they are. Tables of equal length get the same order. */
export function shuffleRows(table: Table, seed: number): Table {
  if (seed === 0) return table
  const order = shuffle([...table.rowNumbers.keys()], createRandom(seed))
  return {
    ...table,
    columns: table.columns.map(column => ({ ...column, cells: order.map(row => column.cells[row] ?? '') })),
  }
}
