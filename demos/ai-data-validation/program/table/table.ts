/** Data by column: after a change of one column, the others are shared with the table before, so undo is free. */
export type Column = {
  readonly name: string
  readonly cells: readonly string[]
  /** Added by a fix, not part of the visitor's data; not checked. */
  readonly isAdded?: boolean
}

export type Table = {
  readonly columns: readonly Column[]
  /** Row numbers as in a spreadsheet (the header is row 1); they do not change when other rows are removed. */
  readonly rowNumbers: readonly number[]
}

const placeholders = new Set(['', '-', '--', '?', 'n/a', 'na', '#n/a', 'nan', 'nil', 'null', 'tbd', 'missing'])
const maxPlaceholderLength = 12

/** Empty, blank, or a placeholder ("N/A", "null", "-"). */
export function isMissing(cell: string): boolean {
  return cell === '' || (cell.length <= maxPlaceholderLength && placeholders.has(cell.trim().toLowerCase()))
}

const totalWords = /^(?:grand |sub-?)?totals?\b/i
const totals = new WeakMap<Table, ReadonlySet<number>>()

/** The places of rows that sum up others ("Subtotal"): what they leave empty is not missing. */
export function findTotalRows(table: Table): ReadonlySet<number> {
  const known = totals.get(table)
  if (known !== undefined) return known
  const isTotal = (row: number) => {
    const first = table.columns.find(({ cells }) => (cells[row] ?? '').trim() !== '')
    return totalWords.test(cellAt(first, row).trim())
  }
  const found = new Set(table.rowNumbers.flatMap((_, row) => (isTotal(row) ? [row] : [])))
  totals.set(table, found)
  return found
}

export function cellAt(column: Column | undefined, row: number): string {
  return column?.cells[row] ?? ''
}

export function rowNumberAt(table: Table, row: number): number {
  return table.rowNumbers[row] ?? 0
}

export function mapColumn(table: Table, index: number, change: (cell: string, row: number) => string): Table {
  return {
    ...table,
    columns: table.columns.map((column, at) =>
      at === index ? { ...column, cells: column.cells.map(change) } : column,
    ),
  }
}

export function filterRows(table: Table, accept: (row: number) => boolean): Table {
  return {
    columns: table.columns.map(column => ({ ...column, cells: column.cells.filter((_, row) => accept(row)) })),
    rowNumbers: table.rowNumbers.filter((_, row) => accept(row)),
  }
}

/** Up to `size` filled cells, evenly spread over the column. */
export function sampleOf(column: Column, size: number): readonly string[] {
  const step = Math.max(1, Math.floor(column.cells.length / size))
  const sample: string[] = []
  for (let row = 0; row < column.cells.length && sample.length < size; row += step) {
    const cell = cellAt(column, row)
    if (!isMissing(cell)) sample.push(cell.trim())
  }
  return sample
}
