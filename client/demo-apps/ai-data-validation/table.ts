/** Column by column, so that a change of one column shares all others with the table before: undo costs nothing. */
export type Column = {
  readonly name: string
  readonly cells: readonly string[]
  /** Added here as a flag, not part of the visitor's data: never checked. */
  readonly isAdded?: boolean
}

export type Table = {
  readonly columns: readonly Column[]
  /** Row numbers as a spreadsheet shows them (the header is row 1). A row keeps its number when others go. */
  readonly rowNumbers: readonly number[]
}

const placeholders = new Set(['', '-', '--', '?', 'n/a', 'na', '#n/a', 'nan', 'nil', 'null', 'tbd', 'missing'])
const longestPlaceholder = 12

/** Empty, blank, or one of the words that stand for nothing ("N/A", "null", "-"). */
export function isMissing(cell: string): boolean {
  return cell === '' || (cell.length <= longestPlaceholder && placeholders.has(cell.trim().toLowerCase()))
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

/** The table without the rows that `isKept` refuses. */
export function keepRows(table: Table, isKept: (row: number) => boolean): Table {
  return {
    columns: table.columns.map(column => ({ ...column, cells: column.cells.filter((_, row) => isKept(row)) })),
    rowNumbers: table.rowNumbers.filter((_, row) => isKept(row)),
  }
}

/** Up to `size` filled cells from the whole length of a column, evenly spread. */
export function sampleOf(column: Column, size: number): readonly string[] {
  const step = Math.max(1, Math.floor(column.cells.length / size))
  const sample: string[] = []
  for (let row = 0; row < column.cells.length && sample.length < size; row += step) {
    const cell = cellAt(column, row)
    if (!isMissing(cell)) sample.push(cell.trim())
  }
  return sample
}
