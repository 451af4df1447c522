import type { ChartRow, ChartTable } from './chart-table.ts'

/** A wrong reference of a chart to its table; the message says which and what there is. */
export class ChartError extends Error {}

export type Column = {
  readonly name: string
  readonly toText: (row: ChartRow) => string
  /** Throws ChartError when the row has no number in the column. */
  readonly toValue: (row: ChartRow) => number
}

/** A column by its header. Throws ChartError for an unknown header. */
export function findColumn({ columns }: ChartTable, name: string): Column {
  const index = columns.indexOf(name) - 1
  if (index < 0) throw new ChartError(`the table has no column "${name}"; it has ${list(columns.slice(1))}`)
  return {
    name,
    toText: row => row.cells[index]?.text ?? '',
    toValue: row => {
      const value = row.cells[index]?.value
      if (value === undefined) throw new ChartError(`the row "${row.label}" has no number in the column "${name}"`)
      return value
    },
  }
}

/** The rows with these labels, in the order of the table; all when there are no labels. Throws ChartError for an unknown label and for a table without rows. */
export function findRows({ rows }: ChartTable, labels: readonly string[] | undefined): readonly ChartRow[] {
  if (rows.length === 0) throw new ChartError('the table has no rows')
  if (labels === undefined) return rows
  for (const label of labels) findRow(rows, label)
  return rows.filter(({ label }) => labels.includes(label))
}

/** Throws ChartError for an unknown label. */
export function findRow(rows: readonly ChartRow[], label: string): ChartRow {
  const row = rows.find(candidate => candidate.label === label)
  if (row === undefined)
    throw new ChartError(`the table has no row "${label}"; it has ${list(rows.map(row => row.label))}`)
  return row
}

function list(names: readonly string[]): string {
  return names.map(name => `"${name}"`).join(', ')
}

/** Columns by their headers, with short names where there are some. Throws ChartError for an unknown header. */
export function findSeries(
  table: ChartTable,
  headers: readonly string[],
  names: readonly string[] = [],
): readonly Column[] {
  return headers.map((header, index) => ({ ...findColumn(table, header), name: names[index] ?? header }))
}
