import type { ColumnProfile } from './column-profile.ts'
import { cellAt, isMissing, type Table } from './table/table.ts'

const minGaps = 3
/** With more values, gaps follow from a column by chance. */
const maxValues = 20
const minRowsPerValue = 2

/**
 * Whether another column says why cells are empty, as the status "open" does for a day of delivery: all rows with some of
 * its values are empty, and all others are filled.
 */
export function hasExplainedGaps(
  table: Table,
  { index, missing }: ColumnProfile,
  columns: readonly { readonly profile: ColumnProfile }[],
): boolean {
  if (missing < minGaps) return false
  return columns.some(({ profile }) => {
    const isReason = profile.index !== index && profile.distinct > 1 && profile.distinct <= maxValues
    return isReason && explains(table, profile.index, index)
  })
}

function explains(table: Table, reason: number, gaps: number): boolean {
  const seen = new Map<string, { readonly isEmpty: boolean; rows: number }>()
  for (let row = 0; row < table.rowNumbers.length; row += 1) {
    const value = cellAt(table.columns[reason], row).trim()
    const isEmpty = isMissing(cellAt(table.columns[gaps], row))
    const known = seen.get(value)
    if (known === undefined) seen.set(value, { isEmpty, rows: 1 })
    else if (known.isEmpty === isEmpty) known.rows += 1
    else return false
  }
  return [...seen.values()].every(({ isEmpty, rows }) => !isEmpty || rows >= minRowsPerValue)
}
