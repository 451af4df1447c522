import { type EstimateField, estimateFields } from '../addresses/estimate-fields.ts'
import type { Estimator } from '../content/schemas/pricing.ts'
import { fillTemplate } from '../values/fill-template.ts'
import { estimateEngagement } from './estimate.ts'
import { type EstimateWords, toWords } from './estimate-words.ts'
import { type EstimateForm, type FieldState, readInputs } from './read-inputs.ts'

export type EstimateInput = FieldState & {
  readonly name: EstimateField
  readonly label: string
  readonly hint?: string
  /** Of a choice. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

/** What the estimator shows, without the rates and templates that it is computed from. */
export type EstimateData = Pick<Estimator, 'heading' | 'text' | 'labels'> & {
  readonly inputs: readonly EstimateInput[]
  /** Undefined while a field has an error. */
  readonly words?: EstimateWords
}

/** The estimator at an address. */
export function loadEstimate(estimator: Estimator, query: URLSearchParams): EstimateData {
  const { heading, text, labels } = estimator
  const { form, words } = compute(estimator, query)
  return { heading, text, labels, inputs: estimateFields.map(name => toInput(estimator, name, form[name])), words }
}

function compute(estimator: Estimator, query: URLSearchParams): { form: EstimateForm; words?: EstimateWords } {
  const { form, inputs } = readInputs(estimator, query)
  if (inputs === undefined) return { form }
  const result = estimateEngagement(estimator, inputs)
  if (result.kind === 'estimate') return { form, words: toWords(estimator, inputs, result.estimate) }
  const error = fillTemplate(estimator.errors.months, { months: result.months })
  return { form: { ...form, months: { ...form.months, error } } }
}

function toInput({ fields }: Estimator, name: EstimateField, state: FieldState): EstimateInput {
  const field = fields[name]
  const options = 'options' in field ? field.options.map(({ id, label }) => ({ value: id, label })) : undefined
  return { name, label: field.label, hint: field.hint, options, ...state }
}
