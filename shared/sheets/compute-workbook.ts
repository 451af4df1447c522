import type { FieldPath } from '../content/find-strings.ts'
import type { Sheet, SheetCell } from '../content/schemas/files.ts'
import { type CellRange, evaluateFormula } from './formula.ts'
import { type CellValue, FormulaError } from './formula-functions.ts'

export type ComputedCell = {
  /** "#N/A" where a formula has no value on purpose. */
  readonly value: CellValue
  /** Without its "=". */
  readonly formula?: string
  /** Its own number format, or that of its column. */
  readonly format: string | undefined
}

export type ComputedWorkbook = {
  /** The rows below the header of each sheet. */
  readonly sheets: readonly (readonly (readonly ComputedCell[])[])[]
  /** Formulas without a value, which is '' instead; the path is within the workbook. */
  readonly faults: readonly { readonly path: FieldPath; readonly fault: string }[]
}

/** Computes all formulas, so that previews show numbers and the PDF has the same ones. */
export function computeWorkbook({ sheets }: { readonly sheets: readonly Sheet[] }): ComputedWorkbook {
  const faults: ComputedWorkbook['faults'][number][] = []
  const values = new Map<string, CellValue>()
  const open = new Set<string>()

  function compute(sheet: number, row: number, column: number): CellValue {
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
    const cells: CellValue[] = []
    for (let row = from.row; row <= to.row; row++) {
      for (let column = from.column; column <= to.column; column++) cells.push(compute(sheet, row - 1, column))
    }
    return cells
  }

  const computed = sheets.map(({ columns, rows }, sheet) =>
    rows.map((cells, row) =>
      cells.map((cell, column) => {
        const content = toContent(cell)
        const format = typeof cell === 'object' ? cell.format : columns[column]?.format
        const result = compute(sheet, row, column)
        const value = Number.isNaN(result) ? '#N/A' : result
        return isFormula(content) ? { value, formula: content.slice(1), format } : { value, format }
      }),
    ),
  )
  return { sheets: computed, faults }
}

/** What a cell holds, without its format. */
export function toContent(cell: SheetCell): CellValue {
  return typeof cell === 'object' ? cell.value : cell
}

export function isFormula(cell: CellValue): cell is string {
  return typeof cell === 'string' && cell.startsWith('=')
}
