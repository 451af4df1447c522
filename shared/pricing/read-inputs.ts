import type { EstimateField } from '../addresses/estimate-fields.ts'
import type { Estimator } from '../content/schemas/pricing.ts'
import { fillTemplate } from '../values/fill-template.ts'
import type { EstimateInputs } from './estimate.ts'

/** A field of the form: what the visitor typed or chose, and what is wrong with it. */
export type FieldState = { readonly value: string; readonly error?: string }

export type EstimateForm = Readonly<Record<EstimateField, FieldState>>

type Read<Value> = { readonly state: FieldState; readonly parsed?: Value }

/** The form of an address and, when every field is right, its inputs. A key that is missing has its initial value. */
export function readInputs(
  { fields, errors }: Estimator,
  query: URLSearchParams,
): { readonly form: EstimateForm; readonly inputs?: EstimateInputs } {
  const kind = readChoice(fields.kind, query.get('kind'), errors.choice)
  const systems = readNumber(fields.systems, query.get('systems'), errors.number)
  const data = readChoice(fields.data, query.get('data'), errors.choice)
  const risk = readChoice(fields.risk, query.get('risk'), errors.choice)
  const users = readNumber(fields.users, query.get('users'), errors.number)
  const min = kind.parsed?.minMonths ?? fields.months.min
  const months = readNumber({ ...fields.months, min }, query.get('months'), errors.number)
  const form = {
    kind: kind.state,
    systems: systems.state,
    data: data.state,
    risk: risk.state,
    users: users.state,
    months: months.state,
  }
  if (
    kind.parsed === undefined ||
    systems.parsed === undefined ||
    data.parsed === undefined ||
    risk.parsed === undefined ||
    users.parsed === undefined ||
    months.parsed === undefined
  ) {
    return { form }
  }
  const inputs = {
    kind: kind.parsed,
    systems: systems.parsed,
    data: data.parsed,
    risk: risk.parsed,
    users: users.parsed,
    months: months.parsed,
  }
  return { form, inputs }
}

type NumberField = { readonly min: number; readonly max: number; readonly initial: number }

/** Reads a whole number, also with spaces around it or commas between thousands. */
function readNumber({ min, max, initial }: NumberField, given: string | null, error: string): Read<number> {
  const value = given ?? String(initial)
  const digits = value.trim().replace(/,(?=\d{3}(,|$))/g, '')
  const parsed = /^\d+$/.test(digits) ? Number(digits) : Number.NaN
  if (parsed >= min && parsed <= max) return { state: { value }, parsed }
  return { state: { value, error: fillTemplate(error, { min, max: max.toLocaleString('en-US') }) } }
}

type ChoiceField<Option> = { readonly initial: string; readonly options: readonly Option[] }

function readChoice<Option extends { readonly id: string }>(
  { initial, options }: ChoiceField<Option>,
  given: string | null,
  error: string,
): Read<Option> {
  const value = given ?? initial
  const parsed = options.find(({ id }) => id === value)
  return parsed === undefined
    ? { state: { value, error: fillTemplate(error, { value }) } }
    : { state: { value }, parsed }
}
