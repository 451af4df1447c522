import type { CalculatorContent, CalculatorText } from '../content/schemas/calculator.ts'
import { fillTemplate } from '../fill-template.ts'
import { formatNumber } from './format-number.ts'
import type { CalculatorChart, Values } from './model.ts'
import { models } from './models.ts'

/** A field as the visitor typed it, and what is wrong with it. */
export type CalculatorField = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly error?: string
}

/** What a calculator shows. */
export type CalculatorData = Pick<CalculatorContent, 'id' | 'heading' | 'text'> & {
  readonly labels: Pick<CalculatorText, 'update' | 'formula' | 'copy' | 'copied' | 'download' | 'waiting'>
  readonly fields: readonly CalculatorField[]
  /** Undefined while a field has an error. */
  readonly answer?: {
    readonly results: readonly { readonly label: string; readonly text: string }[]
    readonly formula: readonly string[]
    readonly table?: {
      readonly caption: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
    readonly chart?: CalculatorChart & { readonly title: string }
  }
}

/** The calculator at an address: fields that it lacks have the values of the piece. */
export function loadCalculator(
  content: CalculatorContent,
  words: CalculatorText,
  query: URLSearchParams,
): CalculatorData {
  const { id, heading, text } = content
  const { update, formula, copy, copied, download, waiting } = words
  const { fields, values } = readFields(content, words, query)
  const answer = values === undefined ? undefined : toAnswer(content, words, values)
  return { id, heading, text, labels: { update, formula, copy, copied, download, waiting }, fields, answer }
}

/** The numbers of the fields; undefined when one is wrong. */
export function readFields({ fields }: CalculatorContent, words: CalculatorText, query: URLSearchParams) {
  const values: Record<string, number> = {}
  const read = (field: string) => {
    const { initial } = fields.find(({ name }) => name === field) ?? {}
    const value = query.get(field) ?? String(initial)
    const digits = value.trim().replace(/,(?=\d{3}(\D|$))/g, '')
    return { value, number: /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN }
  }
  const shown = fields.map(({ name, label, hint, min, max, atMost }): CalculatorField => {
    const { value, number } = read(name)
    if (Number.isNaN(number)) return { name, label, hint, value, error: words.notANumber }
    if (number < min || number > max) {
      const range = { min: min.toLocaleString('en-US'), max: max.toLocaleString('en-US') }
      return { name, label, hint, value, error: fillTemplate(words.outOfRange, range) }
    }
    const limit = fields.find(({ name }) => name === atMost)
    if (limit !== undefined && read(limit.name).number >= limit.min && number > read(limit.name).number) {
      const most = { max: read(limit.name).number.toLocaleString('en-US'), label: limit.label }
      return { name, label, hint, value, error: fillTemplate(words.tooMany, most) }
    }
    values[name] = number
    return { name, label, hint, value }
  })
  return { fields: shown, values: Object.keys(values).length === fields.length ? values : undefined }
}

function toAnswer(content: CalculatorContent, { never }: CalculatorText, values: Values): CalculatorData['answer'] {
  const { results: computed, rows, chart } = getModel(content.id).compute(values)
  const { caption = '', columns = [] } = content.table ?? {}
  const toText = (name: string, format: CalculatorContent['results'][number]['format']) => {
    const number = computed[name] ?? values[name] ?? Number.NaN
    return Number.isFinite(number) ? formatNumber(number, format) : never
  }
  const texts = Object.fromEntries(
    [...content.fields, ...content.results].map(({ name, format }) => [name, toText(name, format)]),
  )
  return {
    results: content.results.map(({ name, label }) => ({ label, text: texts[name] ?? '' })),
    formula: content.formula.map(line => fillTemplate(line, texts)),
    ...(content.table && rows && { table: { caption, columns, rows } }),
    ...(content.chart && chart && { chart: { ...chart, title: fillTemplate(content.chart, texts) } }),
  }
}

/** Throws for an unknown id; the content check has reported such ids. */
export function getModel(id: string) {
  const model = models[id]
  if (model === undefined) throw new Error(`no calculator is named "${id}"`)
  return model
}
