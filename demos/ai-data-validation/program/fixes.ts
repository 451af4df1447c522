import type { ColumnProfile } from './column-profile.ts'
import { findCopies } from './duplicates.ts'
import { decodeAgain } from './formats/garbled.ts'
import type { Analysis } from './model.ts'
import { formatFor } from './table/column-type.ts'
import { type Finding, plural } from './table/findings.ts'
import { filterRows, isMissing, mapColumn, type Table } from './table/table.ts'

export type Fix =
  | { readonly kind: 'decode' }
  | { readonly kind: 'trim' }
  | { readonly kind: 'unify'; readonly column: number }
  | { readonly kind: 'padZip'; readonly column: number }
  | { readonly kind: 'removeCopies' }
  | { readonly kind: 'fill'; readonly column: number; readonly value: string }
  | { readonly kind: 'flag' }

export type FixOffer = { readonly fix: Fix; readonly title: string; readonly text: string }

/** The same kind of fix of the same column, whatever it fills in. */
export function isSameFix(one: Fix, other: Fix): boolean {
  return one.kind === other.kind && ('column' in one ? one.column : -1) === ('column' in other ? other.column : -1)
}

const safeKinds: ReadonlySet<Fix['kind']> = new Set(['decode', 'trim', 'unify', 'padZip', 'removeCopies'])

/** Whether a fix writes the same value in another form, or removes a copy: it guesses nothing and adds nothing. */
export function isSafe({ kind }: Fix): boolean {
  return safeKinds.has(kind)
}

const flagName = 'missing_fields'
const fillable = new Set<ColumnProfile['type']>(['number', 'integer', 'category', 'boolean', 'state', 'country'])

/** The fixes that the data itself allows. */
export function offerFixes({ columns, findings }: Analysis): readonly FixOffer[] {
  const padded = columns.reduce((sum, { padded }) => sum + padded, 0)
  const copies = findings.find(({ kind }) => kind === 'duplicate')?.count ?? 0
  const gaps = columns.filter(({ isRequired, missing }) => isRequired && missing > 0)
  const garbled = findings.reduce((sum, { kind, count }) => sum + (kind === 'garbled' ? count : 0), 0)
  const offers: FixOffer[] = []
  if (garbled > 0) {
    offers.push({
      fix: { kind: 'decode' },
      title: 'Restore letters',
      text: `${plural(garbled, 'cell')} that an earlier program read in the wrong encoding, such as “Ã§” for “ç”.`,
    })
  }
  if (padded > 0) {
    offers.push({
      fix: { kind: 'trim' },
      title: 'Trim spaces',
      text: `${plural(padded, 'cell')} with spaces at either end.`,
    })
  }
  for (const column of columns) offers.push(...offerForForm(column, findings))
  if (copies > 0) {
    offers.push({
      fix: { kind: 'removeCopies' },
      title: 'Remove exact duplicates',
      text: `${plural(copies, 'row')} that ${copies === 1 ? 'copies' : 'copy'} an earlier one cell by cell; the first stays.`,
    })
  }
  for (const column of gaps) offers.push(...offerFill(column))
  if (gaps.length > 0 && !columns.some(({ isAdded }) => isAdded)) {
    offers.push({
      fix: { kind: 'flag' },
      title: 'Flag missing values',
      text: `Adds a column “${flagName}” that names each row’s gaps. The data itself stays as it is.`,
    })
  }
  return offers
}

function offerForForm(
  { index, name, type, mixed, mainForm }: ColumnProfile,
  findings: readonly Finding[],
): readonly FixOffer[] {
  if (type === 'zip' && findings.some(({ kind, columns }) => kind === 'invalid' && columns[0] === name)) {
    const text = 'Puts back the leading zero that a spreadsheet dropped from four-digit codes.'
    return [{ fix: { kind: 'padZip', column: index }, title: `Restore zeros in ${name}`, text }]
  }
  if (mixed === 0) return []
  const text = `${plural(mixed, 'cell')} rewritten like most of the column (${mainForm}). The values stay the same.`
  return [{ fix: { kind: 'unify', column: index }, title: `Unify ${name}`, text }]
}

function offerFill({ index, name, type, missing, typical }: ColumnProfile): readonly FixOffer[] {
  if (!fillable.has(type)) return []
  const isNumber = type === 'number' || type === 'integer'
  const text = `${plural(missing, 'gap')}. A filled value is a guess: the ${isNumber ? 'median' : 'most frequent value'}, or what you enter.`
  return [{ fix: { kind: 'fill', column: index, value: typical }, title: `Fill gaps in ${name}`, text }]
}

/** The table after a fix; it shares unchanged columns with the table before. */
export function applyFix(table: Table, { columns }: Analysis, fix: Fix): Table {
  if (fix.kind === 'decode') return mapAll(table, cell => decodeAgain(cell) ?? cell)
  if (fix.kind === 'trim') return mapAll(table, cell => cell.trim())
  if (fix.kind === 'unify') return unify(table, columns[fix.column])
  if (fix.kind === 'padZip') return mapColumn(table, fix.column, padZip)
  if (fix.kind === 'fill') return mapColumn(table, fix.column, cell => (isMissing(cell) ? fix.value : cell))
  if (fix.kind === 'flag') return flagMissing(table, columns)
  const copies = findCopies(table)
  return filterRows(table, row => !copies.has(row))
}

/** Columns that stay as they are stay shared. */
function mapAll(table: Table, change: (cell: string) => string): Table {
  const columns = table.columns.map(column =>
    column.cells.some(cell => cell !== change(cell)) ? { ...column, cells: column.cells.map(change) } : column,
  )
  return { ...table, columns }
}

function unify(table: Table, profile: ColumnProfile | undefined): Table {
  const column = profile === undefined ? undefined : table.columns[profile.index]
  if (profile === undefined || column === undefined) return table
  const { index, type, mainForm } = profile
  const { read, write } = formatFor(type, column)
  return mapColumn(table, index, cell => {
    const reading = isMissing(cell) ? undefined : read(cell.trim())
    if (reading === undefined || reading.form === '' || reading.form === mainForm) return cell
    return write?.(cell.trim(), mainForm) ?? cell
  })
}

function padZip(cell: string): string {
  return /^\d{4}$/.test(cell.trim()) ? `0${cell.trim()}` : cell
}

function flagMissing(table: Table, profiles: readonly ColumnProfile[]): Table {
  const required = profiles.filter(({ isRequired }) => isRequired)
  const cells = table.rowNumbers.map((_, row) =>
    required
      .filter(({ index }) => isMissing(table.columns[index]?.cells[row] ?? ''))
      .map(({ name }) => name)
      .join('; '),
  )
  return { ...table, columns: [...table.columns, { name: flagName, cells, isAdded: true }] }
}
