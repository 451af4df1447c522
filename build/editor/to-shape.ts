import { z } from 'zod'
import { formHints } from '../../shared/content/schemas/form-hints.ts'
import type { Field, ListShape, ObjectShape, Shape, Variant } from './shape.ts'
import { toTextShape } from './to-text-shape.ts'

/** The field of a form for a field of a file. Its label is its name in words, or the title that the schema gives it. */
export function toField(name: string, schema: unknown): Field {
  const layers = unwrap(schema)
  const core = layers.at(-1)
  const words = layers.map(layer => layer.meta() ?? {})
  const hint = words.find(({ description }) => description)?.description ?? ''
  return {
    name,
    label: words.find(({ title }) => title)?.title ?? toLabel(name),
    hint,
    isOptional: layers.some(isOptional) && !layers.some(layer => layer instanceof z.ZodNonOptional),
    shape: toShape(core, hint),
  }
}

function isOptional(layer: z.ZodType): boolean {
  return layer instanceof z.ZodOptional || layer instanceof z.ZodDefault
}

/** `hint` describes it, or the list that has it. */
function toShape(schema: unknown, hint: string): Shape {
  const core = unwrap(schema).at(-1)
  const hints = core && formHints.get(core)
  if (hints?.options !== undefined) return { kind: 'choice', options: hints.options }
  if (hints?.takesFigures) return { kind: 'scalar', isFigure: true }
  if (core instanceof z.ZodObject) return toObject(core)
  if (core instanceof z.ZodArray) return toList(core, hint)
  if (core instanceof z.ZodRecord) return { kind: 'record', value: toShape(core.valueType, hint) }
  if (core instanceof z.ZodUnion) return toVariants(core, hint)
  if (core instanceof z.ZodEnum) return { kind: 'choice', options: core.options.map(String) }
  if (core instanceof z.ZodLiteral) return { kind: 'constant', value: core.value }
  if (core instanceof z.ZodBoolean) return { kind: 'boolean' }
  if (core instanceof z.ZodNumber) return toNumber(core)
  return toTextShape(core, core?.description ?? hint, hints ?? {})
}

/** The schema with what is inside it: the last is neither optional nor changed afterwards. */
function unwrap(schema: unknown): readonly z.ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNonOptional)
    return [schema, ...unwrap(schema.unwrap())]
  if (schema instanceof z.ZodPipe) return [schema, ...unwrap(schema.in)]
  return schema instanceof z.ZodType ? [schema] : []
}

function toObject(schema: z.ZodObject): ObjectShape {
  return {
    kind: 'object',
    fields: Object.entries(schema.shape).map(([name, field]) => {
      const made = toField(name, field)
      // What may be left out is asked for.
      const isChoice = made.isOptional && made.shape.kind === 'constant'
      return isChoice ? { ...made, shape: { kind: 'choice', options: [String(made.shape.value)] } } : made
    }),
  }
}

function toList(schema: z.ZodArray, hint: string): Shape {
  const item = toShape(schema.element, hint)
  const limits = toLimits(schema)
  if (item.kind === 'choice') return { ...item, isMultiple: true }
  if (item.kind === 'list') return { kind: 'list', item: toLines(item.item), ...limits }
  return { kind: 'list', item, ...limits }
}

const limitSchema = z.object({ minimum: z.number(), maximum: z.number(), length: z.number() }).partial()

function toLimits({ _zod: { bag } }: z.ZodArray): Pick<ListShape, 'min' | 'max'> {
  const { minimum, maximum, length } = limitSchema.parse(bag)
  return { min: length ?? minimum, max: length ?? maximum }
}

function toLines(item: Shape): Shape {
  return { kind: 'lines', hasNumbers: item.kind !== 'text' }
}

function toNumber({ minValue, maxValue, isInt }: z.ZodNumber): Shape {
  return {
    kind: 'number',
    isWhole: isInt,
    ...(isLimit(minValue) && { min: minValue }),
    ...(isLimit(maxValue) && { max: maxValue }),
  }
}

/** Whole numbers are limited by what a computer can count, too. */
function isLimit(value: number | null): value is number {
  return value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER
}

function toVariants(schema: z.ZodUnion, hint: string): Shape {
  const discriminator = schema instanceof z.ZodDiscriminatedUnion ? schema.def.discriminator : undefined
  const options = schema.options.map(option => ({ option, shape: toShape(option, hint) }))
  const isScalar = ({ shape }: { readonly shape: Shape }) => ['text', 'number', 'scalar'].includes(shape.kind)
  const scalars = options.filter(isScalar)
  const others = options.filter(option => !isScalar(option))
  const scalar = scalars.length === 1 ? scalars[0]?.shape : ({ kind: 'scalar' } as const)
  if (others.length === 0) return { kind: 'scalar' }
  const variants = others.map(({ option, shape }) => toVariant(option, shape, discriminator))
  if (scalars.length > 0 && scalar !== undefined) variants.unshift(toBare('Text', scalar))
  return { kind: 'variants', key: discriminator ?? 'variant', isInFile: discriminator !== undefined, variants }
}

function toVariant(option: unknown, shape: Shape, discriminator: string | undefined): Variant {
  if (shape.kind === 'list') return toBare('List', shape.item.kind === 'object' ? shape : toLines(shape.item))
  if (shape.kind !== 'object') throw new Error(`The editor has no form for a choice with a ${shape.kind}`)
  const kind = shape.fields.find(({ name }) => name === discriminator)?.shape
  if (kind?.kind === 'constant') {
    const name = String(kind.value)
    const fields = shape.fields.filter(field => field.name !== discriminator)
    return { name, label: toLabel(name), shape: { kind: 'object', fields }, isBare: false }
  }
  const title = option instanceof z.ZodType ? option.meta()?.title : undefined
  const required = shape.fields.filter(({ isOptional }) => !isOptional)
  const label = title ?? required.map(field => field.label).join(', ')
  return { name: required.map(({ name }) => name).join('-'), label, shape, isBare: false }
}

function toBare(label: string, shape: Shape): Variant {
  const field: Field = { name: 'value', label, hint: '', isOptional: false, shape }
  return { name: label.toLowerCase(), label, shape: { kind: 'object', fields: [field] }, isBare: true }
}

/** A name of a field in words: "datePublished" as "Date published". */
export function toLabel(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
