import { type CalculatorAnswer, getModel } from '../../shared/calculators/load-calculator.ts'
import type { Values } from '../../shared/calculators/model.ts'
import type { CalculatorDocument } from '../../shared/content/library.ts'
import type { CalculatorText, NumberFormat } from '../../shared/content/schemas/calculator.ts'
import type { Sheet } from '../../shared/content/schemas/files.ts'
import { fillTemplate } from '../../shared/values/fill-template.ts'
import type { WrittenWorkbook } from './write-workbook.ts'

type State = {
  readonly values: Values
  readonly answer: CalculatorAnswer
  /** Without it the spreadsheet names the piece and has no link. */
  readonly publicUrl: string | undefined
}

type Words = CalculatorText['spreadsheet']

/** A calculator as a spreadsheet: fields are cells to change, results and the table are formulas. */
export function toCalculatorWorkbook(
  content: CalculatorDocument,
  words: CalculatorText,
  state: State,
): WrittenWorkbook {
  const { spreadsheet } = words
  const table = toTableSheet(content, spreadsheet, state)
  return {
    title: fillTemplate(spreadsheet.title, { heading: content.heading }),
    description: content.text,
    sheets: [
      toMainSheet(content, spreadsheet, state),
      ...(table === undefined ? [] : [table]),
      toMethodSheet(content, spreadsheet, state),
    ],
  }
}

function toMainSheet({ id, fields, results }: CalculatorDocument, words: Words, { values }: State): Sheet {
  const computed = getModel(id).compute(values)
  const cells = toCellNames([...fields, ...results], '')
  return {
    name: words.sheets.main,
    columns: [
      { header: words.quantity, width: 48 },
      { header: words.value, width: 16, input: true },
      { header: words.note, width: 60 },
    ],
    rows: [
      ...fields.map(({ name, group, label, hint, min, max, format }) => {
        const value = values[name] ?? 0
        const range = fillTemplate(words.range, { min: min.toLocaleString('en-US'), max: max.toLocaleString('en-US') })
        return [
          group === undefined ? label : `${group}: ${label}`,
          { value, format: toNumberFormat(format, value) },
          hint === undefined ? range : `${range} ${hint}`,
        ]
      }),
      ...results.map(({ name, label, cell, format }) => {
        const value = computed.results[name] ?? Number.NaN
        const content = cell === undefined ? value : fillTemplate(cell, cells)
        return [label, { value: content, format: toNumberFormat(format, value) }, '']
      }),
    ],
    totals: results.length,
    notes: [words.inputs],
  }
}

/** The rows as formulas where the content has them, otherwise as the page shows them. */
function toTableSheet({ fields, results, table }: CalculatorDocument, words: Words, { answer }: State) {
  if (table === undefined) return undefined
  const { formats = [], rows, repeat = 1 } = table.sheet ?? {}
  const cells = toCellNames([...fields, ...results], `${words.sheets.main}!`)
  const formulas = Array.from({ length: repeat }, () => rows ?? [])
    .flat()
    .map((row, index) => {
      const own = row.map((_, column) => [toLetter(column), toLetter(column) + (index + 2)])
      return row.map(cell => fillTemplate(cell, { ...cells, ...Object.fromEntries(own), row: index + 1 }))
    })
  const sheet: Sheet = {
    name: words.sheets.table,
    columns: table.columns.map((header, column) => ({ header, width: 16, format: formats[column] })),
    rows: rows === undefined ? (answer.table?.rows ?? []).map(row => [...row]) : formulas,
    notes: [table.caption],
  }
  return sheet
}

function toMethodSheet({ id, fields, piece }: CalculatorDocument, words: Words, { values, answer, publicUrl }: State) {
  const query = new URLSearchParams(Object.fromEntries(fields.map(({ name }) => [name, String(values[name])])))
  const address =
    publicUrl === undefined || piece === undefined ? [] : [`${publicUrl}${piece.path}?${query}#calculate-${id}`]
  const sheet: Sheet = {
    name: words.sheets.method,
    columns: [
      { header: words.step, width: 14 },
      { header: words.computation, width: 100 },
    ],
    rows: [
      ...answer.formula.map((line, index) => [index + 1, line]),
      ...(piece === undefined ? [] : [[words.piece, piece.title]]),
      ...address.map(url => ['', url]),
    ],
  }
  return sheet
}

/** Addresses of the numbers on the first sheet, by name: `$B$2`. */
function toCellNames(named: readonly { readonly name: string }[], sheet: string): Readonly<Record<string, string>> {
  return Object.fromEntries(named.map(({ name }, index) => [name, `${sheet}$B$${index + 2}`]))
}

function toLetter(column: number): string {
  return String.fromCharCode(65 + column)
}

/** Excel's format; dollars and plain numbers show decimals only when they have some now. */
function toNumberFormat(format: NumberFormat, value: number): string {
  if (Number.isInteger(value) && format === 'dollars') return '$#,##0'
  if (Number.isInteger(value) && format === 'decimal') return '#,##0'
  return numberFormats[format]
}

const numberFormats: Readonly<Record<NumberFormat, string>> = {
  dollars: '$#,##0.00',
  percent: '[<1]0.00"%";0.0"%"',
  number: '#,##0',
  name: '@',
  decimal: '#,##0.00',
  total: '0.00',
  score: '0.00#',
  quarters: '0.0" quarters"',
  months: 'General" months"',
  points: '0.0" points"',
  margin: '"±"0.0" points"',
}
