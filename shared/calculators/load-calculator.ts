import type { CalculatorContent } from '../content/schemas/calculator.ts'
import type { CalculatorText } from '../content/schemas/calculator-text.ts'
import type { CellValue } from '../sheets/formula-functions.ts'
import { fillTemplate } from '../values/fill-template.ts'
import { type Computed, computeCalculator } from './compute-calculator.ts'
import { type DrawnChart, drawChart } from './draw-chart.ts'
import { formatCell, formatNumber } from './format-number.ts'
import { type CalculatorField, readFields } from './read-fields.ts'
import { type ScoredCase, toWritten, type Values } from './sheets.ts'

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
  /** The inputs as the shortest address has them. */
  readonly query: Readonly<Record<string, string>>
  /** The most important first. */
  readonly results: readonly { readonly name: string; readonly label: string; readonly text: string }[]
  readonly formula: readonly string[]
  readonly table?: {
    readonly caption: string
    readonly columns: readonly string[]
    readonly rows: readonly (readonly string[])[]
    /** Without them its columns hold words. */
    readonly hasFigures: boolean
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
  const { fields, answer } = answerQuery(content, words, query, cases)
  return {
    id,
    heading,
    text,
    labels: { update, formula, copy, copied, download, waiting },
    fields,
    others: [...query].filter(([name]) => !fields.some(field => field.name === name)),
    ...(file && { file: { label: file.label, hint: file.hint, sample: file.sample } }),
    answer,
  }
}

/** Only `fields` when one is wrong, by itself or in relation to the others. */
type Answered = { readonly fields: readonly CalculatorField[] } & (
  | { readonly values: Values; readonly computed: Computed; readonly answer: CalculatorAnswer }
  | { readonly values?: undefined; readonly computed?: undefined; readonly answer?: undefined }
)

/** The fields of an address, and what follows from them. */
export function answerQuery(
  content: CalculatorContent,
  words: CalculatorText,
  query: URLSearchParams,
  cases?: readonly ScoredCase[],
): Answered {
  const { fields, values } = readFields(content, words, query)
  if (values === undefined) return { fields }
  const computed = computeCalculator(content, words.spreadsheet, values, cases)
  const texts = toTexts(content, words, values, computed)
  if (computed.errors.length === 0)
    return { fields, values, computed, answer: toAnswer(content, { values, texts, computed }) }
  const withErrors = fields.map((field): CalculatorField => {
    const error = computed.errors.find(({ fields }) => fields.includes(field.name))
    return error === undefined ? field : { ...field, error: fillTemplate(error.text, texts) }
  })
  return { fields: withErrors }
}

type Found = {
  readonly values: Values
  readonly texts: Readonly<Record<string, string>>
  readonly computed: Computed
}

function toAnswer(content: CalculatorContent, { values, texts, computed }: Found): CalculatorAnswer {
  const { table, chart } = content
  return {
    query: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    results: content.results
      .filter(({ name, isStep = false }) => !isStep && texts[name] !== '')
      .map(({ name, label }) => ({ name, label, text: texts[name] ?? '' })),
    formula: computed.formula.map(line => fillTemplate(line, texts)),
    ...(table && !table.isStep && { table: toTable(table, computed) }),
    ...(chart &&
      computed.chart && {
        chart: drawChart(computed.chart, {
          title: fillTemplate(chart.title, texts),
          toX: value => formatNumber(value, chart.x ?? 'number'),
          toY: value => formatNumber(value, chart.y ?? 'decimal'),
          toNote: row => chart.bars && fillTemplate(chart.bars.note, toColumnTexts(row)),
          ...chart.lines,
        }),
      }),
  }
}

function toTable({ caption, columns }: NonNullable<CalculatorContent['table']>, computed: Computed) {
  return {
    caption,
    columns: columns.map(({ header }) => header),
    hasFigures: columns.slice(1).some(({ format }) => format !== 'text'),
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
  const given = fields.map(field => {
    const value = toWritten(field, values[field.name] ?? Number.NaN)
    return [field.name, formatCell(value, 'format' in field ? field.format : 'text')]
  })
  const found = results.map(({ name, format, none = never }) => {
    const value = computed.results[name] ?? ''
    return [name, Number.isNaN(value) ? none : formatCell(value, format)]
  })
  return Object.fromEntries([...given, ...found])
}

/** The numbers of a row by the letters of their columns. */
function toColumnTexts(row: readonly CellValue[]): Readonly<Record<string, string>> {
  return Object.fromEntries(row.map((cell, column) => [String.fromCharCode(65 + column), formatCell(cell, 'number')]))
}
