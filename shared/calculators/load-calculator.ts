import type { CalculatorContent, CalculatorText } from '../content/schemas/calculator.ts'
import type { CellValue } from '../sheets/formula-functions.ts'
import { fillTemplate } from '../values/fill-template.ts'
import { type Computed, computeCalculator } from './compute-calculator.ts'
import { type DrawnChart, drawChart } from './draw-chart.ts'
import { formatCell, formatNumber } from './format-number.ts'
import type { ScoredCase, Values } from './sheets.ts'

/** A field as the visitor typed it, and what is wrong with it. */
export type CalculatorField = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Fields with the same group stand in one row. */
  readonly group?: string
  readonly value: string
  readonly error?: string
}

/** What a calculator shows. */
export type CalculatorData = Pick<CalculatorContent, 'id' | 'heading' | 'text'> & {
  readonly labels: Pick<CalculatorText, 'update' | 'formula' | 'copy' | 'copied' | 'download' | 'waiting'>
  readonly fields: readonly CalculatorField[]
  /** What the address has for other calculators of the page. */
  readonly others: readonly (readonly [name: string, value: string])[]
  /** Of a calculator that takes a file. */
  readonly file?: Pick<NonNullable<CalculatorContent['file']>, 'label' | 'hint' | 'sample'>
  /** Undefined while a field has an error. */
  readonly answer?: CalculatorAnswer
}

export type CalculatorAnswer = {
  /** The most important first. */
  readonly results: readonly { readonly label: string; readonly text: string }[]
  readonly formula: readonly string[]
  readonly table?: {
    readonly caption: string
    readonly columns: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
  readonly chart?: DrawnChart
}

/**
 * The calculator at an address: fields that it lacks have the values of the article.
 * @param cases the rows of the visitor's file, in the browser only
 */
export function loadCalculator(
  content: CalculatorContent,
  words: CalculatorText,
  query: URLSearchParams,
  cases?: readonly ScoredCase[],
): CalculatorData {
  const { id, heading, text, file } = content
  const { update, formula, copy, copied, download, waiting } = words
  const read = readFields(content, words, query, cases)
  return {
    id,
    heading,
    text,
    labels: { update, formula, copy, copied, download, waiting },
    fields: read.fields,
    others: [...query].filter(([name]) => !content.fields.some(field => field.name === name)),
    ...(file && { file: { label: file.label, hint: file.hint, sample: file.sample } }),
    answer: read.values && toAnswer(content, toTexts(content, words, read.values, read.computed), read.computed),
  }
}

/** Without `values` when a field is wrong. */
type ParsedFields = { readonly fields: readonly CalculatorField[]; readonly values?: Values }

/** Without `values` when a field is wrong, by itself or in relation to the others. */
type ReadFields = { readonly fields: readonly CalculatorField[] } & (
  | { readonly values: Values; readonly computed: Computed }
  | { readonly values?: undefined; readonly computed?: undefined }
)

/** The numbers of the fields, each checked by itself: nothing is computed. */
export function parseFields(content: CalculatorContent, words: CalculatorText, query: URLSearchParams): ParsedFields {
  const values: Record<string, number> = {}
  const fields = content.fields.map(({ name, label, hint, group, min, max, initial }): CalculatorField => {
    const value = query.get(name) ?? String(initial)
    const field = { name, label, hint, group, value }
    const number = readNumber(value)
    if (Number.isNaN(number)) return { ...field, error: words.notANumber }
    if (number < min || number > max) {
      const range = { min: min.toLocaleString('en-US'), max: max.toLocaleString('en-US') }
      return { ...field, error: fillTemplate(words.outOfRange, range) }
    }
    values[name] = number
    return field
  })
  return Object.keys(values).length < fields.length ? { fields } : { fields, values }
}

/** The numbers of the fields, and what follows from them. */
export function readFields(
  content: CalculatorContent,
  words: CalculatorText,
  query: URLSearchParams,
  cases?: readonly ScoredCase[],
): ReadFields {
  const { fields, values } = parseFields(content, words, query)
  if (values === undefined) return { fields }
  const computed = computeCalculator(content, words.spreadsheet, values, cases)
  if (computed.errors.length === 0) return { fields, values, computed }
  const texts = toTexts(content, words, values, computed)
  const withErrors = fields.map((field): CalculatorField => {
    const error = computed.errors.find(({ fields }) => fields.includes(field.name))
    return error === undefined ? field : { ...field, error: fillTemplate(error.text, texts) }
  })
  return { fields: withErrors }
}

/** NaN for what is no number. People also write `$1,200` and `40%`. */
function readNumber(value: string): number {
  const digits = value
    .trim()
    .replace(/^\$|%$/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
}

function toAnswer(
  content: CalculatorContent,
  texts: Readonly<Record<string, string>>,
  computed: Computed,
): CalculatorAnswer {
  const { table, chart } = content
  return {
    results: content.results
      .filter(({ isStep = false }) => !isStep)
      .map(({ name, label }) => ({ label, text: texts[name] ?? '' })),
    formula: content.formula.map(line => fillTemplate(line, texts)),
    ...(table && !table.isStep && { table: toTable(table, computed) }),
    ...(chart &&
      computed.chart && {
        chart: drawChart(computed.chart, {
          title: fillTemplate(chart.title, texts),
          toX: value => formatNumber(value, chart.x ?? 'number'),
          toY: value => formatNumber(value, chart.y ?? 'decimal'),
          toNote: row => chart.bars && fillTemplate(chart.bars.note, toColumnTexts(row)),
          yValues: chart.lines?.yValues,
        }),
      }),
  }
}

function toTable({ caption, columns }: NonNullable<CalculatorContent['table']>, computed: Computed) {
  return {
    caption,
    columns: columns.map(({ header }) => header),
    rows: computed.table.map(row => row.map((cell, column) => formatCell(cell, columns[column]?.format ?? 'text'))),
  }
}

/** Fields and results by name, as they are written. */
function toTexts(
  { fields, results }: CalculatorContent,
  { never }: CalculatorText,
  values: Values,
  computed: Computed,
): Readonly<Record<string, string>> {
  const given = fields.map(({ name, format }) => [name, formatNumber(values[name] ?? Number.NaN, format)])
  const found = results.map(({ name, format, none = never }) => {
    const value = computed.results[name] ?? ''
    return [name, value === '' || Number.isNaN(value) ? none : formatCell(value, format)]
  })
  return Object.fromEntries([...given, ...found])
}

/** The numbers of a row by the letters of their columns. */
function toColumnTexts(row: readonly CellValue[]): Readonly<Record<string, string>> {
  return Object.fromEntries(row.map((cell, column) => [String.fromCharCode(65 + column), formatCell(cell, 'number')]))
}
