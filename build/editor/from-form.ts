import { decodeLine } from './lines.ts'
import type { Field, Shape, VariantsShape } from './shape.ts'
import { toItems, toRecord } from './to-form.ts'

/** The value of a form as the file has it: in the order of the schema, without what is optional and empty. */
export function fromForm(shape: Shape, value: unknown): unknown {
  switch (shape.kind) {
    case 'scalar':
      return typeof value === 'string' ? decodeLine(value, true) : value
    case 'lines':
      return toItems(value).map(line => (typeof line === 'string' ? decodeLine(line, shape.hasNumbers) : line))
    case 'list':
      return toItems(value).map(item => fromForm(shape.item, shape.item.kind === 'lines' ? toRecord(item).cells : item))
    case 'object':
      return fromFields(shape.fields, value)
    case 'record':
      return Object.fromEntries(
        toItems(value)
          .map(toRecord)
          .map(entry => [String(entry.name ?? ''), fromForm(shape.value, entry.value)]),
      )
    case 'variants':
      return fromVariant(shape, value)
    case 'constant':
      return shape.value
    default:
      return value ?? undefined
  }
}

function fromFields(fields: readonly Field[], value: unknown): Record<string, unknown> {
  const record = toRecord(value)
  return Object.fromEntries(
    fields.flatMap(({ name, shape, isOptional }) => {
      const isLeftOut = isOptional && isEmpty(record[name])
      const made = isLeftOut ? undefined : fromForm(shape, record[name])
      return made === undefined || (isOptional && isEmpty(made)) ? [] : [[name, made]]
    }),
  )
}

function fromVariant({ key, isInFile, variants }: VariantsShape, value: unknown): unknown {
  const record = toRecord(value)
  const variant = variants.find(({ name }) => name === record[key]) ?? variants[0]
  if (variant === undefined) return undefined
  const fields = fromFields(variant.shape.fields, record)
  if (variant.isBare) return fields.value
  return isInFile ? { [key]: variant.name, ...fields } : fields
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true
  return typeof value === 'object' && Object.values(value).every(isEmpty) && !hasItems(value)
}

function hasItems(value: object): boolean {
  return Array.isArray(value) && value.length > 0
}
