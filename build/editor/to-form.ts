import { encodeLine } from './lines.ts'
import type { Field, Shape, Variant, VariantsShape } from './shape.ts'

/** A value of a file as the form has it. */
export function toForm(shape: Shape, value: unknown): unknown {
  if (value === undefined) return undefined
  switch (shape.kind) {
    case 'scalar':
      return encodeLine(value, true)
    case 'lines':
      return toItems(value).map(item => encodeLine(item, shape.hasNumbers))
    case 'list':
      return toItems(value).map(item =>
        shape.item.kind === 'lines' ? { cells: toForm(shape.item, item) } : toForm(shape.item, item),
      )
    case 'object':
      return toFields(shape.fields, value)
    case 'record':
      return Object.entries(toRecord(value)).map(([name, each]) => ({ name, value: toForm(shape.value, each) }))
    case 'variants':
      return toVariant(shape, value)
    case 'constant':
      return undefined
    case 'number':
      // The field would lose it.
      if (typeof value !== 'number') throw new Error(`${JSON.stringify(value)} is in place of a number`)
      return value
    default:
      return value
  }
}

function toFields(fields: readonly Field[], value: unknown): Record<string, unknown> {
  const record = toRecord(value)
  return Object.fromEntries(
    fields.flatMap(({ name, shape }) => {
      const made = toForm(shape, record[name])
      return made === undefined ? [] : [[name, made]]
    }),
  )
}

function toVariant({ key, isInFile, variants }: VariantsShape, value: unknown): Record<string, unknown> {
  const variant = variants.find(each => (isInFile ? toRecord(value)[key] === each.name : isOf(each, value)))
  if (variant === undefined) throw new Error(`no form fits ${JSON.stringify(value)}`)
  const fields = toFields(variant.shape.fields, variant.isBare ? { value } : value)
  return { [key]: variant.name, ...fields }
}

/** Whether a value has this form: a list, a text, or an object with all of its fields and no others. */
function isOf({ isBare, shape: { fields } }: Variant, value: unknown): boolean {
  const [first] = fields
  const isList = first?.shape.kind === 'lines' || first?.shape.kind === 'list'
  if (isBare) return isList ? Array.isArray(value) : typeof value !== 'object'
  if (typeof value !== 'object' || Array.isArray(value)) return false
  const record = toRecord(value)
  return (
    fields.every(field => field.isOptional || isAllowed(field, record[field.name])) &&
    Object.keys(record).every(key => fields.some(({ name }) => name === key))
  )
}

function isAllowed({ shape }: Field, value: unknown): boolean {
  return shape.kind === 'constant' ? value === shape.value : value !== undefined
}

export function toItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
