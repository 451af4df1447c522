import type { CalculatorContent, CalculatorInput } from '../content/schemas/calculator.ts'
import type { CalculatorText } from '../content/schemas/calculator-text.ts'
import { type FormulaSheet, isFormula } from '../sheets/compute-workbook.ts'
import type { CellValue } from '../sheets/formula-functions.ts'
import { fillTemplate } from '../values/fill-template.ts'

/** By the names of fields: numbers, and the options of choices as an address has them. */
export type Values = Readonly<Record<string, CellValue>>

/** A row of the visitor's file: the score from 0 to 1, and 1 where the answer was wrong. */
export type ScoredCase = readonly [score: number, wrong: 0 | 1]

type Cells = readonly CellValue[]
type Rows = NonNullable<CalculatorContent['table']>['rows']
export type CalculatorSheet = FormulaSheet & { readonly rows: readonly Cells[] }

/**
 * A calculator as sheets, with addresses in place of names: labels and values of fields and results, the table, what
 * the chart draws, its marks followed by the conditions of errors and lines, the visitor's file, and the table of
 * content/data. A spreadsheet has the first two and the last.
 * @param cases the rows of the visitor's file
 */
export function toSheets(
  content: CalculatorContent,
  { sheets: names }: CalculatorText['spreadsheet'],
  values: Values,
  cases: readonly ScoredCase[] = [],
): readonly CalculatorSheet[] {
  const known = cases.length === 0 ? filled.get(content) : undefined
  const { results, table, points, rules, data } = known ?? fillSheets(content, names, cases.length)
  if (known === undefined && cases.length === 0) filled.set(content, { results, table, points, rules, data })
  const fields = content.fields.map(field => [
    field.group === undefined ? field.label : `${field.group}: ${field.label}`,
    toWritten(field, values[field.name] ?? 0),
  ])
  const caseSheet = { name: 'Cases', columns: { length: 2 }, rows: cases }
  return [toSheet(names.main, [...fields, ...results]), table, points, rules, caseSheet, data]
}

type FilledSheets = ReturnType<typeof fillSheets>

/** While a handle is dragged, the same formulas are computed sixty times a second. */
const filled = new WeakMap<CalculatorContent, FilledSheets>()

/** What does not depend on the values of fields. */
function fillSheets(
  { fields, results, formula, table, data, chart, errors = [], file }: CalculatorContent,
  names: CalculatorText['spreadsheet']['sheets'],
  caseCount: number,
) {
  const cells = [...fields, ...results].map(({ name }, index) => [name, `$B$${index + 2}`] as const)
  const columns = (data?.columns ?? []).map(
    (name, column) => [`data_${name}`, toColumn(names.data, column, data?.rows ?? [])] as const,
  )
  const own = Object.fromEntries([...cells, ...columns])
  const others = {
    ...Object.fromEntries([...cells.map(([name, cell]) => [name, `${names.main}!${cell}`] as const), ...columns]),
    score: `Cases!$A$2:$A$${caseCount + 1}`,
    wrong: `Cases!$B$2:$B$${caseCount + 1}`,
  }
  const rules = [
    ...[chart?.lines?.mark ?? '', chart?.bars?.best ?? '', ...errors.map(({ when }) => when)],
    ...formula.map(line => (typeof line === 'string' ? '' : line.when)),
  ].map(cell => [fillTemplate(cell, others)])
  return {
    results: results.map(({ label, cell }): Cells => {
      return [label, fillCell(typeof cell === 'object' ? byChoice(cell, fields) : cell, own)]
    }),
    table: toSheet(names.table, repeat(caseCount > 0 ? file?.table : table?.rows, table?.repeat, others)),
    points: toSheet('Points', repeat(chart?.points?.rows, chart?.points?.repeat, others)),
    rules: toSheet('Rules', rules),
    data: toSheet(names.data, data?.rows ?? []),
  }
}

function toColumn(sheet: string, column: number, { length }: readonly Cells[]): string {
  const letter = String.fromCharCode(65 + column)
  return `${sheet}!$${letter}$2:$${letter}$${length + 1}`
}

/** The words of an option; a number as it is. */
export function toWritten(field: CalculatorInput, value: CellValue): CellValue {
  return 'options' in field ? (field.options.find(option => option.value === value)?.label ?? '') : value
}

type ByChoice = Extract<CalculatorContent['results'][number]['cell'], { by: string }>

/** A value for each option, as a formula; #N/A for any other text. */
function byChoice({ by, values }: ByChoice, fields: readonly CalculatorInput[]): string {
  const choice = fields.find(({ name }) => name === by)
  const chain = Object.entries(values).reduceRight((rest, [option, value]) => {
    const words = choice === undefined ? option : toWritten(choice, option)
    return `IF({${by}}=${toLiteral(words)},${toLiteral(value)},${rest})`
  }, 'NA()')
  return `=${chain}`
}

function toLiteral(value: CellValue): string {
  return typeof value === 'number' ? String(value) : `"${value.replaceAll('"', '""')}"`
}

function toSheet(name: string, rows: readonly Cells[]): CalculatorSheet {
  return { name, columns: { length: rows[0]?.length ?? 0 }, rows }
}

/** The rows with the letters of their own cells, and their number from 1, filled in. */
function repeat(rows: Rows = [], times = 1, names: Readonly<Record<string, string>>): readonly Cells[] {
  return Array.from({ length: times }, () => rows)
    .flat()
    .map((row, index) => {
      const cells = 'cells' in row ? row.cells.map(cell => onlyWhen(row.when, cell)) : row
      const own = Object.fromEntries(
        cells.map((_, column) => String.fromCharCode(65 + column)).map(letter => [letter, letter + (index + 2)]),
      )
      const filled = { ...names, ...own, row: index + 1 }
      return cells.map(cell => fillCell(cell, filled))
    })
}

function onlyWhen(when: string, cell: CellValue): string {
  return `=IF(${when.slice(1)},${isFormula(cell) ? cell.slice(1) : toLiteral(cell)},"")`
}

function fillCell(cell: CellValue, names: Readonly<Record<string, string | number>>): CellValue {
  return typeof cell === 'string' ? fillTemplate(cell, names) : cell
}
