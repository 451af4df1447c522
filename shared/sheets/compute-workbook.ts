import type { FieldPath } from '../content/find-strings.ts'
import { type CellRange, evaluateFormula } from './formula.ts'
import { type CellValue, FormulaError } from './formula-functions.ts'
import type { Sheet, SheetCell } from './workbook.ts'

export type ComputedCell = {
  /** "#N/A" where a formula has no value on purpose. */
  readonly value: CellValue
  /** Without its "=". */
  readonly formula?: string
  /** Its own number format, or that of its column. */
  readonly format: string | undefined
}

/** A formula without a value, which is '' instead; the path is within the workbook. */
export type FormulaFault = { readonly path: FieldPath; readonly fault: string }

/** What formulas need of a sheet. */
export type FormulaSheet = {
  readonly name: string
  readonly columns: { readonly length: number }
  readonly rows: readonly (readonly SheetCell[])[]
}

export type ComputedWorkbook = {
  /** The rows below the header of each sheet. */
  readonly sheets: readonly (readonly (readonly ComputedCell[])[])[]
  readonly faults: readonly FormulaFault[]
}

/** Computes all formulas, so that previews of files show numbers. */
export function computeWorkbook({ sheets }: { readonly sheets: readonly Sheet[] }): ComputedWorkbook {
  const { read, faults } = openWorkbook(sheets)
  const computed = sheets.map(({ columns, rows }, sheet) =>
    rows.map((cells, row) =>
      cells.map((cell, column) => {
        const content = toContent(cell)
        const format = typeof cell === 'object' ? cell.format : columns[column]?.format
        const result = read(sheet, row, column)
        const value = Number.isNaN(result) ? '#N/A' : result
        return isFormula(content) ? { value, formula: content.slice(1), format } : { value, format }
      }),
    ),
  )
  return { sheets: computed, faults }
}

/** Computes the cells that are read, and those that they depend on. */
export function openWorkbook(sheets: readonly FormulaSheet[]) {
  const faults: FormulaFault[] = []
  const values = new Map<string, CellValue>()
  const ranges = new Map<string, readonly CellValue[]>()
  const open = new Set<string>()

  /** The value of a cell, with its row and its column from 0 and below the header; NaN stands for #N/A. */
  function read(sheet: number, row: number, column: number): CellValue {
    const cell = toContent(sheets[sheet]?.rows[row]?.[column] ?? '')
    if (!isFormula(cell)) return cell
    const key = `${sheet},${row},${column}`
    const known = values.get(key)
    if (known !== undefined) return known
    if (open.has(key)) throw new FormulaError('depends on itself')
    open.add(key)
    const value = evaluate(cell, { sheet, row, column })
    open.delete(key)
    values.set(key, value)
    return value
  }

  function evaluate(cell: string, { sheet, row, column }: { sheet: number; row: number; column: number }): CellValue {
    try {
      return evaluateFormula(cell.slice(1), range => readCells(range, sheet))
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error
      faults.push({ path: ['sheets', sheet, 'rows', row, column], fault: error.message })
      return ''
    }
  }

  function readCells({ sheet: name, from, to }: CellRange, own: number): readonly CellValue[] {
    const sheet = name === undefined ? own : sheets.findIndex(candidate => candidate.name === name)
    const table = sheets[sheet]
    if (table === undefined) throw new FormulaError(`names the sheet "${name}", which does not exist`)
    if (from.row < 1 || to.row > table.rows.length || to.column >= table.columns.length)
      throw new FormulaError('names a cell outside its table')
    const key = [sheet, from.row, from.column, to.row, to.column].join()
    const known = ranges.get(key)
    if (known !== undefined) return known
    const cells: CellValue[] = []
    for (let row = from.row; row <= to.row; row++) {
      for (let column = from.column; column <= to.column; column++) cells.push(read(sheet, row - 1, column))
    }
    ranges.set(key, cells)
    return cells
  }

  return { read, faults }
}

/** What a cell holds, without its format. */
export function toContent(cell: SheetCell): CellValue {
  return typeof cell === 'object' ? cell.value : cell
}

export function isFormula(cell: CellValue): cell is string {
  return typeof cell === 'string' && cell.startsWith('=')
}
