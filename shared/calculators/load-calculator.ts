import type { CalculatorContent, CalculatorText } from '../content/schemas/calculator.ts'
import { fillTemplate } from '../values/fill-template.ts'
import { type DrawnChart, drawChart } from './draw-chart.ts'
import { formatNumber } from './format-number.ts'
import type { Computed, ScoredCase, Values } from './model.ts'
import { models } from './models.ts'

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
 * The calculator at an address: fields that it lacks have the values of the piece.
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
  const { fields, values } = readFields(content, words, query)
  return {
    id,
    heading,
    text,
    labels: { update, formula, copy, copied, download, waiting },
    fields,
    others: [...query].filter(([name]) => !content.fields.some(field => field.name === name)),
    ...(file && { file: { label: file.label, hint: file.hint, sample: file.sample } }),
    answer: values === undefined ? undefined : toAnswer(content, words, values, cases),
  }
}

/** The numbers of the fields; undefined when one is wrong, by itself or in relation to the others. */
export function readFields(content: CalculatorContent, words: CalculatorText, query: URLSearchParams) {
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
  if (Object.keys(values).length < fields.length) return { fields, values: undefined }
  const computed = getModel(content.id).compute(values)
  const { errors } = computed
  if (errors === undefined) return { fields, values }
  const texts = toTexts(content, words, values, computed)
  const withErrors = fields.map((field): CalculatorField => {
    const error = content.errors?.[errors[field.name] ?? '']
    return error === undefined ? field : { ...field, error: fillTemplate(error, texts) }
  })
  return { fields: withErrors, values: undefined }
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
  words: CalculatorText,
  values: Values,
  cases: readonly ScoredCase[] | undefined,
): CalculatorAnswer {
  const computed = getModel(content.id).compute(values, cases)
  const { rows, chart } = computed
  const texts = toTexts(content, words, values, computed)
  const { axes = {}, names = {}, table } = content
  return {
    results: content.results
      .filter(({ isStep = false }) => !isStep)
      .map(({ name, label }) => ({ label, text: texts[name] ?? '' })),
    formula: content.formula.map(line => fillTemplate(line, texts)),
    ...(table && rows && { table: { caption: table.caption, columns: table.columns, rows } }),
    ...(content.chart &&
      chart && {
        chart: drawChart(chart, {
          title: fillTemplate(content.chart, texts),
          toName: key => names[key] ?? key,
          toX: value => formatNumber(value, axes.x ?? 'number'),
          toY: value => formatNumber(value, axes.y ?? 'decimal'),
          toNote: numbers => content.note && fillTemplate(content.note, toPlainTexts(numbers)),
          yValues: axes.yValues,
        }),
      }),
  }
}

/** Fields and results by name, as they are written. */
function toTexts(
  { fields, results, names = {} }: CalculatorContent,
  { never }: CalculatorText,
  values: Values,
  computed: Computed,
): Readonly<Record<string, string>> {
  const entries = [...fields, ...results].map(({ name, format, ...rest }) => {
    const number = computed.results[name] ?? values[name] ?? Number.NaN
    const none = 'none' in rest ? rest.none : undefined
    if (!Number.isFinite(number)) return [name, none ?? never]
    return [name, format === 'name' ? (names[number] ?? never) : formatNumber(number, format)]
  })
  return Object.fromEntries(entries)
}

function toPlainTexts(numbers: Values): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, formatNumber(value, 'number')]))
}

/** Throws for an unknown id; the content check has reported such ids. */
export function getModel(id: string) {
  const model = models[id]
  if (model === undefined) throw new Error(`no calculator is named "${id}"`)
  return model
}
