import type { Analysis } from './model.ts'
import { collectDoubts, collectMarks } from './sheet-marks.ts'
import type { Suspects } from './suspects.ts'
import type { Column, Table } from './table/table.ts'

/** A cell as the screen shows it. */
export type SheetCell = {
  readonly value: string
  /** What the file has, where a fix changed it. */
  readonly before?: string
  /** What is wrong with it, in sentences. */
  readonly notes: readonly string[]
  /** What the safe fixes would write. */
  readonly repair?: string
  readonly likely?: string
  /** Whether only the comparison with other rows speaks against it. */
  readonly isSuspect: boolean
}

export type SheetRow = {
  /** As in a spreadsheet. */
  readonly row: number
  readonly isRemoved: boolean
  /** What is wrong with the whole row. */
  readonly notes: readonly string[]
  readonly cells: readonly SheetCell[]
}

export const sheetViews = ['first', 'faulty', 'repaired', 'suspect'] as const
export type SheetView = (typeof sheetViews)[number]

/** A few rows of the table: the first ones, those with a finding, with a change, and with a suspect cell. */
export type Sheet = {
  readonly columns: readonly string[]
  readonly hiddenColumns: number
  readonly rows: Readonly<Record<SheetView, readonly SheetRow[]>>
}

/** No more than the examples of a finding, so that each row shown has all its marks. */
export const maxSheetRows = 50
const maxSheetColumns = 40
const maxLetters = 120

type Input = {
  readonly opened: Table
  readonly table: Table
  readonly repaired: Table
  readonly analysis: Analysis
  readonly suspects: Suspects | undefined
}

export function toSheet({ opened, table, repaired, analysis, suspects }: Input): Sheet {
  const marks = collectMarks(analysis.findings)
  const doubts = collectDoubts(suspects)
  const [at, atOpened, atRepaired] = [table, opened, repaired].map(placesOf)
  const columns = table.columns.slice(0, maxSheetColumns)

  function toCell(column: Column, index: number, row: number): SheetCell {
    const place = at?.get(row)
    const old = opened.columns[index]?.cells[atOpened?.get(row) ?? -1] ?? ''
    const value = place === undefined ? old : (column.cells[place] ?? '')
    const next = repaired.columns[index]?.cells[atRepaired?.get(row) ?? -1]
    const key = `${row} ${column.name}`
    const doubt = doubts.get(key)
    const notes = marks.get(key) ?? []
    return {
      value: shorten(value),
      before: value === old ? undefined : shorten(old),
      notes: [...notes, ...(doubt === undefined ? [] : [doubt.why])],
      repair: next === undefined || next === value ? undefined : shorten(next),
      likely: doubt?.likely,
      isSuspect: doubt !== undefined && notes.length === 0,
    }
  }

  function toRow(row: number): SheetRow {
    return {
      row,
      isRemoved: at?.has(row) === false,
      notes: marks.get(`${row} `) ?? [],
      cells: columns.map((column, index) => toCell(column, index, row)),
    }
  }

  const numbersIn = (keys: Iterable<string>) => firstOf([...keys].map(key => Number(key.slice(0, key.indexOf(' ')))))
  return {
    columns: columns.map(({ name }) => name),
    hiddenColumns: table.columns.length - columns.length,
    rows: {
      first: opened.rowNumbers.slice(0, maxSheetRows).map(toRow),
      faulty: numbersIn(marks.keys()).map(toRow),
      repaired: firstOf(findChanged(opened, table)).map(toRow),
      suspect: numbersIn(doubts.keys()).map(toRow),
    },
  }
}

function placesOf({ rowNumbers }: Table): ReadonlyMap<number, number> {
  return new Map(rowNumbers.map((row, place) => [row, place]))
}

function firstOf(rows: readonly number[]): readonly number[] {
  return [...new Set(rows)].sort((one, other) => one - other).slice(0, maxSheetRows)
}

/** The rows that a fix changed or removed; columns that no fix touched are shared. */
function findChanged(opened: Table, table: Table): readonly number[] {
  const places = opened.rowNumbers === table.rowNumbers ? undefined : placesOf(table)
  const changed = table.columns
    .map((column, index) => ({ column, old: opened.columns[index] }))
    .filter(({ column, old }) => column !== old)
  return opened.rowNumbers.filter((row, place) => {
    const now = places === undefined ? place : places.get(row)
    if (now === undefined) return true
    return changed.some(({ column, old }) => column.cells[now] !== (old?.cells[place] ?? ''))
  })
}

function shorten(cell: string): string {
  return cell.length > maxLetters ? `${cell.slice(0, maxLetters)}…` : cell
}
