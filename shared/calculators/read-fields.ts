import type { CalculatorContent, CalculatorInput } from '../content/schemas/calculator.ts'
import type { CalculatorText } from '../content/schemas/calculator-text.ts'
import type { CellValue } from '../sheets/formula-functions.ts'
import { fillTemplate } from '../values/fill-template.ts'
import type { Values } from './sheets.ts'

/** A field as the visitor typed it, and what is wrong with it. */
export type CalculatorField = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Fields with the same group stand in one row. */
  readonly group?: string
  /** Of a choice. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly error?: string
}

/** Without `values` when a field is wrong. */
type ReadFields = { readonly fields: readonly CalculatorField[]; readonly values?: Values }

/** The values of the fields, each checked by itself: nothing is computed. */
export function readFields(content: CalculatorContent, words: CalculatorText, query: URLSearchParams): ReadFields {
  const given = content.fields.map(field => ({ field, value: query.get(field.name) ?? String(field.initial) }))
  const mins = Object.fromEntries(
    given.flatMap(({ field, value }) => Object.entries(findOption(field, value)?.min ?? {})),
  )
  const values: Record<string, CellValue> = {}
  const fields = given.map(({ field, value }): CalculatorField => {
    const { name, label, hint, group } = field
    const options = 'options' in field ? field.options.map(({ value, label }) => ({ value, label })) : undefined
    const state = { name, label, hint, group, options, value }
    const read =
      'options' in field
        ? readChoice(field, value, words)
        : readNumber({ ...field, min: mins[name] ?? field.min }, value, words)
    if ('error' in read) return { ...state, ...read }
    values[name] = read.value
    return state
  })
  return Object.keys(values).length < fields.length ? { fields } : { fields, values }
}

type NumberInput = Exclude<CalculatorInput, { options: unknown }>
type Read = { readonly value: CellValue } | { readonly error: string }

function findOption(field: CalculatorInput, value: string) {
  return 'options' in field ? field.options.find(option => option.value === value) : undefined
}

function readChoice(field: CalculatorInput, value: string, { noOption }: CalculatorText): Read {
  return findOption(field, value) === undefined ? { error: noOption } : { value }
}

/** People also write `1,200`, and `$1,200` or `40%` where a number need not be whole. */
function readNumber({ min, max, isWhole = false }: NumberInput, value: string, words: CalculatorText): Read {
  const pattern = isWhole ? /^(\d+)$/ : /^\$?(-?\d+(?:\.\d+)?)%?$/
  const [, digits] = pattern.exec(value.trim().replace(/,(?=\d{3}(\D|$))/g, '')) ?? []
  if (digits === undefined && !isWhole) return { error: words.notANumber }
  const number = Number(digits)
  if (number >= min && number <= max) return { value: number }
  const range = { min: min.toLocaleString('en-US'), max: max.toLocaleString('en-US') }
  return { error: fillTemplate(isWhole ? words.notWhole : words.outOfRange, range) }
}
