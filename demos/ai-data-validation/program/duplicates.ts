import type { ColumnProfile } from './column-profile.ts'
import { isIdName } from './table/column-type.ts'
import { Failures, type Outcome } from './table/findings.ts'
import { cellAt, isMissing, rowNumberAt, type Table } from './table/table.ts'

const keyShare = 0.9
/** In a small table two repeats exceed the tenth that `keyShare` allows. */
const maxRepeats = 2
/** With fewer columns besides the key, rows are alike by chance. */
const minColumnsForAlike = 3

/** The first column that identifies rows: nearly always filled, rarely repeated, named or formed like an id. */
export function findKey(profiles: readonly ColumnProfile[], rows: number): ColumnProfile | undefined {
  return profiles.find(
    ({ name, type, filled, distinct, isAdded }) =>
      !isAdded &&
      rows > 1 &&
      (type === 'code' || (type === 'text' && isIdName(name))) &&
      filled >= rows * keyShare &&
      distinct > filled / 2 &&
      distinct >= Math.min(filled * keyShare, filled - maxRepeats),
  )
}

/** One check per row, which fails for copies, repeated keys, and rows that differ only in the key. */
export function checkUniqueness(table: Table, profiles: readonly ColumnProfile[]): Outcome {
  const rows = table.rowNumbers.length
  const key = findKey(profiles, rows)
  const columns = profiles.filter(({ isAdded }) => !isAdded)
  const others = columns.filter(column => column !== key)
  const copies = findRepeats(rows, row => rowText(table, columns, row, cell => cell))
  const keys = key === undefined ? new Map() : findRepeats(rows, row => keyOf(cellAt(table.columns[key.index], row)))
  const alike =
    others.length < minColumnsForAlike ? new Map() : findRepeats(rows, row => rowText(table, others, row, foldCell))

  const duplicate = new Failures()
  const repeatedKey = new Failures()
  const alikeRows = new Failures()
  for (let row = 0; row < rows; row += 1) {
    const add = (failures: Failures, first: number, value: string) =>
      failures.add({ row: rowNumberAt(table, row), value, note: `first in row ${rowNumberAt(table, first)}` })
    const label = cellAt(table.columns[(key ?? columns[0])?.index ?? 0], row)
    if (copies.has(row)) add(duplicate, copies.get(row) ?? 0, label)
    else if (keys.has(row)) add(repeatedKey, keys.get(row) ?? 0, label)
    else if (alike.has(row)) add(alikeRows, alike.get(row) ?? 0, label)
  }
  const shared = { dimension: 'uniqueness' } as const
  return {
    tally: { passed: rows - duplicate.count - repeatedKey.count - alikeRows.count, made: rows },
    findings: [
      ...duplicate.toFindings({
        ...shared,
        kind: 'duplicate',
        columns: [],
        text: 'Identical to an earlier row, cell by cell.',
      }),
      ...repeatedKey.toFindings({
        ...shared,
        kind: 'repeatedKey',
        columns: key === undefined ? [] : [key.name],
        text: 'The key of an earlier row, with different contents.',
      }),
      ...alikeRows.toFindings({
        ...shared,
        kind: 'alike',
        columns: [],
        text: `Like an earlier row in everything${key === undefined ? '' : ` but ${key.name}`}, apart from case and punctuation.`,
      }),
    ],
  }
}

/** Rows that copy an earlier row cell by cell. */
export function findCopies(table: Table): ReadonlyMap<number, number> {
  return findRepeats(table.rowNumbers.length, row => table.columns.map(({ cells }) => cells[row]).join('\u0000'))
}

/**
 * Maps each repeated row to the first row with the same text; skips rows without text. It stores 52-bit fingerprints to
 * save memory on large files and compares the full texts when fingerprints match.
 */
function findRepeats(rows: number, textOf: (row: number) => string | undefined): ReadonlyMap<number, number> {
  const firsts = new Map<number, number>()
  const repeats = new Map<number, number>()
  for (let row = 0; row < rows; row += 1) {
    const text = textOf(row)
    if (text === undefined) continue
    const mark = fingerprint(text)
    const first = firsts.get(mark)
    if (first === undefined) firsts.set(mark, row)
    else if (textOf(first) === text) repeats.set(row, first)
  }
  return repeats
}

function rowText(
  table: Table,
  columns: readonly ColumnProfile[],
  row: number,
  fold: (cell: string, column: ColumnProfile) => string,
): string | undefined {
  let text = ''
  for (const column of columns) text += `${fold(cellAt(table.columns[column.index], row), column)}\u0000`
  return text.length > columns.length ? text : undefined
}

/** Only letters and digits, in lower case; numbers are not changed, or 1.5 would equal 15. */
function foldCell(cell: string, { type }: ColumnProfile): string {
  if (type === 'number' || type === 'integer') return cell.trim()
  return cell.toLowerCase().replace(/[\s!-/:-@[-`{-~]+/g, '')
}

function keyOf(cell: string): string | undefined {
  return isMissing(cell) ? undefined : cell.trim()
}

/** Two FNV-1a hashes, 26 bits of each. */
function fingerprint(text: string): number {
  let one = 0x811c9dc5
  let two = 0x9e3779b9
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ code, 0x85ebca6b)
  }
  return (one >>> 6) * 0x4000000 + (two >>> 6)
}
