import type { Field as FormField } from '@sveltia/cms'
import { references } from './references.ts'
import type { Field, ListShape, ObjectShape, Shape, TextShape, VariantsShape } from './shape.ts'

/** Widgets of Sveltia CMS for the fields of a file; https://sveltiacms.app/en/docs/fields has their options. */
export function toFields(fields: readonly Field[]): FormField[] {
  return fields.filter(({ shape }) => shape.kind !== 'constant').map(toFormField)
}

type Widget = { readonly widget: string; readonly [option: string]: unknown }

function toFormField({ name, label, hint, isOptional, shape }: Field): FormField {
  // A list that may be empty is not asked for.
  const canBeEmpty = shape.kind === 'lines' || (shape.kind === 'list' && !shape.min)
  return { name, label, required: !isOptional && !canBeEmpty, ...(hint !== '' && { hint }), ...toWidget(shape, label) }
}

function toWidget(shape: Shape, label: string): Widget {
  switch (shape.kind) {
    case 'text':
      return toText(shape)
    case 'scalar':
      return shape.isFigure ? { ...line, pattern: figure } : line
    case 'number': {
      const { isWhole, min, max } = shape
      return {
        widget: 'number',
        value_type: isWhole ? 'int' : 'float',
        step: isWhole ? 1 : 0.1,
        ...given({ min, max }),
      }
    }
    case 'boolean':
      return { widget: 'boolean', required: false }
    case 'choice':
      return { widget: 'select', options: [...shape.options], multiple: shape.isMultiple === true }
    case 'lines':
      return { widget: 'list' }
    case 'list':
      return toList(shape, label)
    case 'object':
      return { widget: 'object', fields: toFields(shape.fields) }
    case 'record':
      return toList({ kind: 'list', item: toEntry(shape.value) }, label)
    case 'variants':
      return { widget: 'object', ...toTypes(shape) }
    case 'constant':
      throw new Error('a constant has no field')
  }
}

const figure = ['^(-?\\d+(\\.\\d+)?|\\{[\\w.-]+\\})$', 'must be a number, or a figure such as {price.dayRate.number}']

const line = { widget: 'string', use_emoji_autocomplete: false } as const

function toText({ isLong, pattern, minLength, maxLength, isDate, picture, reference }: TextShape): Widget {
  if (isDate) return { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false, picker_utc: true }
  if (reference !== undefined) return toRelation(reference)
  if (picture !== undefined)
    return { widget: 'image', media_folder: `/public/${picture}`, public_folder: `/${picture}`, choose_url: false }
  const limits = given({ pattern: pattern ?? (maxLength && toLimit(maxLength)), minlength: minLength })
  return { ...line, ...(isLong && { widget: 'text' }), ...limits }
}

/** In place of `maxlength`, which would count the letters of {price.dayRate} instead of what stands there. */
function toLimit(maxLength: number): readonly [pattern: string, message: string] {
  return [`^(?:\\{[\\w.-]+\\}|[^]){0,${maxLength}}$`, `must be at most ${maxLength} characters`]
}

function toRelation(reference: NonNullable<TextShape['reference']>): Widget {
  const { collection, file, value, words } = references[reference]
  return { widget: 'relation', collection, value_field: value, display_fields: [words], ...given({ file }) }
}

function toEntry(value: Shape): Shape {
  const field = { hint: '', isOptional: false }
  const name: Field = { ...field, name: 'name', label: 'Name', shape: { kind: 'text' } }
  return { kind: 'object', fields: [name, { ...field, name: 'value', label: 'Value', shape: value }] }
}

function toList({ item, min, max }: ListShape, label: string): Widget {
  const singular = toSingular(label)
  if (item.kind === 'text' && item.reference !== undefined)
    return { ...toRelation(item.reference), multiple: true, ...given({ min, max }) }
  const list = { widget: 'list', label_singular: singular, collapsed: 'auto', ...given({ min, max }) }
  if (item.kind === 'object') return { ...list, ...toSummary(item), fields: toFields(item.fields) }
  if (item.kind === 'variants') return { ...list, ...toTypes(item) }
  const field = { hint: '', isOptional: false, shape: item }
  // A list in a list would have no name to stand under.
  if (item.kind === 'lines')
    return { ...list, fields: toFields([{ ...field, name: 'cells', label: 'Cells', hint: 'One on each line' }]) }
  return { ...list, field: toFormField({ ...field, name: 'item', label: singular }) }
}

/** Fields by which people know an item that is closed. */
const summaries = ['label', 'title', 'heading', 'name', 'question', 'term', 'header', 'id']

function toSummary({ fields }: ObjectShape): Readonly<Record<string, unknown>> {
  const name = summaries.find(name => fields.some(field => field.name === name))
  return name === undefined ? {} : { summary: `{{fields.${name}}}` }
}

function toTypes({ key, variants }: VariantsShape) {
  return {
    typeKey: key,
    types: variants.map(({ name, label, shape }) => ({
      name,
      label,
      widget: 'object',
      fields: toFields(shape.fields),
    })),
  }
}

/** "Topics" as "Topic", for the button that adds one. */
function toSingular(label: string): string {
  return label.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
}

/** Without what is undefined, which the editor refuses. */
function given(options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}
