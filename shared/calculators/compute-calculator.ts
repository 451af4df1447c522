import type { CalculatorContent } from '../content/schemas/calculator.ts'
import type { CalculatorText } from '../content/schemas/calculator-text.ts'
import { type FormulaFault, openWorkbook } from '../sheets/compute-workbook.ts'
import type { CellValue } from '../sheets/formula-functions.ts'
import type { CalculatorChart } from './draw-chart.ts'
import { type ScoredCase, toSheets, type Values } from './sheets.ts'

type Rows = readonly (readonly CellValue[])[]

export type Computed = {
  /** By name; NaN where there is no result, such as the payback of a loss. */
  readonly results: Readonly<Record<string, CellValue>>
  /** The rows of the table. */
  readonly table: Rows
  readonly chart: CalculatorChart | undefined
  /** What is wrong with fields in relation to each other, as templates. */
  readonly errors: NonNullable<CalculatorContent['errors']>
  /** The computation, as templates: the lines whose conditions hold. */
  readonly formula: readonly string[]
  readonly faults: readonly FormulaFault[]
}

/**
 * Computes a calculator from the values of its fields.
 * @param cases the rows of the visitor's file, in the browser only
 */
export function computeCalculator(
  content: CalculatorContent,
  words: CalculatorText['spreadsheet'],
  values: Values,
  cases?: readonly ScoredCase[],
): Computed {
  const { fields, results, formula, errors = [] } = content
  const sheets = toSheets(content, words, values, cases)
  const { read, faults } = openWorkbook(sheets)
  const [main = [], table = [], points = [], [mark = [], best = [], ...rules] = []] = sheets
    .slice(0, 4)
    .map(({ rows }, sheet) => rows.map((cells, row) => cells.map((_, column) => read(sheet, row, column))))
  const drawn = points.length > 0 ? points : table
  const holds = (rule: number) => rules[rule]?.[0] === 'TRUE'
  return {
    results: Object.fromEntries(results.map(({ name }, index) => [name, main[fields.length + index]?.[1] ?? ''])),
    table: table.filter(isShown),
    chart: toLines(content, drawn, mark[0]) ?? toBars(content, drawn, best[0]),
    errors: errors.filter((_, index) => holds(index)),
    formula: formula.flatMap((line, index) => {
      if (typeof line === 'string') return line
      return holds(errors.length + index) ? line.text : []
    }),
    faults,
  }
}

/** A row that begins with an empty text only holds a place. */
function isShown([first = '']: readonly CellValue[]): boolean {
  return first !== ''
}

function toLines({ chart }: CalculatorContent, rows: Rows, mark?: CellValue): CalculatorChart | undefined {
  if (chart?.lines === undefined) return undefined
  const shown = rows.filter(isShown)
  const series = chart.lines.series.map(({ column, name }) => {
    const points = shown.map(cells => [Number(cells[0]), Number(cells[column.charCodeAt(0) - 65])] as const)
    return { name, points }
  })
  return { kind: 'lines', series, ...(isNumber(mark) && { mark }) }
}

function toBars({ chart }: CalculatorContent, rows: Rows, best?: CellValue): CalculatorChart | undefined {
  if (chart?.bars === undefined) return undefined
  return {
    kind: 'bars',
    bars: rows.map((row, index) => ({ row, isBest: index + 1 === best })).filter(({ row }) => isShown(row)),
  }
}

function isNumber(value: CellValue | undefined): value is number {
  return Number.isFinite(value)
}
