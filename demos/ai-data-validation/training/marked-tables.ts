import { readdirSync, readFileSync } from 'node:fs'
import { parseCsv } from '../program/parse-csv.ts'
import type { Table } from '../program/table/table.ts'

/** A table typed by hand and, by column and row, 1 where its cell is wrong. */
export type MarkedTable = { readonly name: string; readonly table: Table; readonly wrong: readonly Uint8Array[] }

const folder = new URL('./marked/', import.meta.url)
const mark = '✗'

/** The tables of `marked/`, in which a mark stands before each wrong cell. Those called "…-clean" have no wrong cell. */
export function readMarkedTables(): readonly MarkedTable[] {
  return readdirSync(folder).map(file => readMarkedTable(file.replace('.csv', '')))
}

export function readMarkedTable(name: string): MarkedTable {
  const parsed = parseCsv(readFileSync(new URL(`${name}.csv`, folder), 'utf8'))
  if (parsed.kind === 'failed') throw new Error(`${name}: ${parsed.message}`)
  const { columns, rowNumbers } = parsed.table
  return {
    name,
    table: {
      rowNumbers,
      columns: columns.map(column => ({ ...column, cells: column.cells.map(cell => cell.replace(mark, '')) })),
    },
    wrong: columns.map(({ cells }) => Uint8Array.from(cells, cell => (cell.startsWith(mark) ? 1 : 0))),
  }
}
