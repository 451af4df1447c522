import type { CalculatorContent, CalculatorText } from '../content/schemas/calculator.ts'
import type { FormulaSheet } from '../sheets/compute-workbook.ts'
import type { CellValue } from '../sheets/formula-functions.ts'
import { fillTemplate } from '../values/fill-template.ts'

/** Numbers by the names of fields. */
export type Values = Readonly<Record<string, number>>

/** A row of the visitor's file: the score from 0 to 1, and 1 where the answer was wrong. */
export type ScoredCase = readonly [score: number, wrong: 0 | 1]

type Cells = readonly CellValue[]
export type CalculatorSheet = FormulaSheet & { readonly rows: readonly Cells[] }

/**
 * A calculator as sheets, with addresses in place of names: labels and values of fields and results, the table, what
 * the chart draws, its marks followed by what can be wrong, and the visitor's file. A spreadsheet has the first two.
 * @param cases the rows of the visitor's file
 */
export function toSheets(
  { fields, results, table, chart, errors = [], file }: CalculatorContent,
  { sheets: names }: CalculatorText['spreadsheet'],
  values: Values,
  cases: readonly ScoredCase[] = [],
): readonly CalculatorSheet[] {
  const cells = [...fields, ...results].map(({ name }, index) => [name, `$B$${index + 2}`] as const)
  const own = Object.fromEntries(cells)
  const others = {
    ...Object.fromEntries(cells.map(([name, cell]) => [name, `${names.main}!${cell}`])),
    score: `Cases!$A$2:$A$${cases.length + 1}`,
    wrong: `Cases!$B$2:$B$${cases.length + 1}`,
  }
  const rows = cases.length > 0 ? file?.table : table?.rows
  const rules = [chart?.lines?.mark ?? '', chart?.bars?.best ?? '', ...errors.map(({ when }) => when)]
  return [
    toSheet(names.main, [
      ...fields.map(({ name, group, label }) => [
        group === undefined ? label : `${group}: ${label}`,
        values[name] ?? 0,
      ]),
      ...results.map(({ label, cell }) => [label, fillTemplate(cell, own)]),
    ]),
    toSheet(names.table, repeat(rows, table?.repeat, others)),
    toSheet('Points', repeat(chart?.points?.rows, chart?.points?.repeat, others)),
    toSheet(
      'Rules',
      rules.map(cell => [fillTemplate(cell, others)]),
    ),
    { name: 'Cases', columns: { length: 2 }, rows: cases },
  ]
}

function toSheet(name: string, rows: readonly Cells[]): CalculatorSheet {
  return { name, columns: { length: rows[0]?.length ?? 0 }, rows }
}

/** The rows with the letters of their own cells, and their number from 1, filled in. */
function repeat(rows: readonly Cells[] = [], times = 1, names: Readonly<Record<string, string>>): readonly Cells[] {
  return Array.from({ length: times }, () => rows)
    .flat()
    .map((row, index) => {
      const letters = row.map((_, column) => String.fromCharCode(65 + column))
      const own = Object.fromEntries(letters.map(letter => [letter, letter + (index + 2)]))
      const filled = { ...names, ...own, row: index + 1 }
      return row.map(cell => (typeof cell === 'string' ? fillTemplate(cell, filled) : cell))
    })
}
