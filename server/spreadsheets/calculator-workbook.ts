import type { Computed } from '../../shared/calculators/compute-calculator.ts'
import type { CalculatorAnswer } from '../../shared/calculators/load-calculator.ts'
import { type CalculatorSheet, toSheets, type Values } from '../../shared/calculators/sheets.ts'
import type { CalculatorDocument } from '../../shared/content/library.ts'
import type { CalculatorInput, NumberFormat } from '../../shared/content/schemas/calculator.ts'
import type { CalculatorText } from '../../shared/content/schemas/calculator-text.ts'
import type { CellValue } from '../../shared/sheets/formula-functions.ts'
import type { Sheet, Workbook } from '../../shared/sheets/workbook.ts'
import { fillTemplate } from '../../shared/values/fill-template.ts'

type State = {
  readonly values: Values
  readonly results: Computed['results']
  readonly answer: CalculatorAnswer
  /** Without it the spreadsheet names the article and has no link. */
  readonly publicUrl: string | undefined
}

type Words = CalculatorText['spreadsheet']

/** A calculator as a spreadsheet: fields are cells to change, results and the table are formulas. */
export function toCalculatorWorkbook(content: CalculatorDocument, words: CalculatorText, state: State): Workbook {
  const { spreadsheet } = words
  const sheets = toSheets(content, spreadsheet, state.values)
  const [main, table] = sheets
  const data = content.data && sheets.at(-1)
  return {
    title: fillTemplate(spreadsheet.title, { heading: content.heading }),
    description: content.text,
    sheets: [
      ...(main === undefined ? [] : [toMainSheet(content, spreadsheet, main, state)]),
      ...(table === undefined || content.table === undefined ? [] : [toTableSheet(content.table, table)]),
      ...(data === undefined || content.data === undefined ? [] : [toDataSheet(content.data.columns, data)]),
      toMethodSheet(content, spreadsheet, state),
    ],
  }
}

function toMainSheet(
  { fields, results }: CalculatorDocument,
  words: Words,
  { name, rows }: CalculatorSheet,
  { values, results: found }: State,
): Sheet {
  const notes = fields.map(field => [toRange(field, words), field.hint ?? []].flat().join(' '))
  return {
    name,
    columns: [
      { header: words.quantity, width: 48 },
      { header: words.value, width: 16, input: true },
      { header: words.note, width: 60 },
    ],
    rows: [...fields, ...results].map((row, index) => {
      const [label = '', value = ''] = rows[index] ?? []
      const format = toNumberFormat('format' in row ? row.format : 'text', values[row.name] ?? found[row.name])
      return [label, { value, format }, notes[index] ?? '']
    }),
    totals: results.length,
    notes: [words.inputs],
  }
}

/** What a field may have, in words. */
function toRange(field: CalculatorInput, words: Words): string {
  if ('options' in field)
    return fillTemplate(words.options, { options: field.options.map(({ label }) => label).join('; ') })
  const { min, max } = field
  return fillTemplate(words.range, { min: min.toLocaleString('en-US'), max: max.toLocaleString('en-US') })
}

function toTableSheet(
  { caption, columns }: NonNullable<CalculatorDocument['table']>,
  { name, rows }: CalculatorSheet,
): Sheet {
  return {
    name,
    columns: columns.map(({ header, format }) => ({ header, width: 16, format: numberFormats[format] })),
    rows: rows.map(row => [...row]),
    notes: [caption],
  }
}

function toDataSheet(columns: readonly string[], { name, rows }: CalculatorSheet): Sheet {
  return { name, columns: columns.map(header => ({ header, width: 16 })), rows: rows.map(row => [...row]) }
}

function toMethodSheet(
  { id, fields, article }: CalculatorDocument,
  words: Words,
  { values, answer, publicUrl }: State,
): Sheet {
  const query = new URLSearchParams(Object.fromEntries(fields.map(({ name }) => [name, String(values[name])])))
  const address =
    publicUrl === undefined || article === undefined ? [] : [`${publicUrl}${article.path}?${query}#calculate-${id}`]
  return {
    name: words.sheets.method,
    columns: [
      { header: words.step, width: 14 },
      { header: words.computation, width: 100 },
    ],
    rows: [
      ...answer.formula.map((line, index) => [index + 1, line]),
      ...(article === undefined ? [] : [[words.article, article.title]]),
      ...address.map(url => ['', url]),
    ],
  }
}

/** Excel's format; dollars and plain numbers show decimals only when they have some now. */
function toNumberFormat(format: NumberFormat, value: CellValue | undefined): string {
  if (Number.isInteger(value) && format === 'dollars') return '$#,##0'
  if (Number.isInteger(value) && format === 'decimal') return '#,##0'
  return numberFormats[format]
}

const numberFormats: Readonly<Record<NumberFormat, string>> = {
  dollars: '$#,##0.00',
  percent: '[<1]0.00"%";0.0"%"',
  number: '#,##0',
  text: '@',
  decimal: '#,##0.00',
  total: '0.00',
  score: '0.00#',
  quarters: '0.0" quarters"',
  months: 'General" months"',
  points: '0.0" points"',
  tenths: '0.0',
  rate: '0.0"%"',
  ratio: '0.00',
  probability: '0.0000',
  margin: '"±"0.0" points"',
}
