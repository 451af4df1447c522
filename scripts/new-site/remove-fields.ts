import type { z } from 'zod'
import type { FieldPath } from '../../shared/content/find-strings.ts'

type File = {
  readonly value: unknown
  readonly schema: z.ZodType
  /** Whether the site can be without the file. */
  readonly canGo: boolean
}

/** Stands where something was, so that items of lists keep their places until all are removed. */
const hole = {}

/** Where a button leads that must be there. */
const elsewhere = { label: 'Our Services', page: 'services' }

/**
 * The value of a file without these fields. Each takes along the smallest thing around it without which the file still
 * has the form of its schema: an item of a list, an optional field, a section. Undefined when only the whole file can go.
 */
export function removeFields({ value, schema, canGo }: File, fields: readonly FieldPath[]): unknown {
  let current = value
  const attempt = (changed: unknown) => {
    if (countIssues(changed, schema) > countIssues(current, schema)) return false
    current = changed
    return true
  }
  for (const field of fields) {
    const around = field.map((_, up) => field.slice(0, field.length - up))
    if (around.some(place => lookUp(current, place) === hole)) continue
    const places = around.flatMap(place => (isLastItem(current, place) ? [place.slice(0, -1), place] : [place]))
    if (places.some(place => place.length > 0 && attempt(put(current, place, hole)))) continue
    if (field.at(-1) === 'page' && attempt(put(current, field.slice(0, -1), elsewhere))) continue
    if (canGo) return undefined
  }
  return withoutHoles(current)
}

function countIssues(value: unknown, schema: z.ZodType): number {
  return schema.safeParse(withoutHoles(value)).error?.issues.length ?? 0
}

function lookUp(value: unknown, field: FieldPath): unknown {
  return field.reduce((inside: unknown, key) => (isRecord(inside) ? inside[key] : undefined), value)
}

/** Whether a list would be empty without its item at a place. */
function isLastItem(value: unknown, place: FieldPath): boolean {
  const list = lookUp(value, place.slice(0, -1))
  return Array.isArray(list) && list.every((item, index) => item === hole || index === place.at(-1))
}

/** A copy with another value at a place; what is not there stays away. */
function put(value: unknown, [key, ...rest]: FieldPath, other: unknown): unknown {
  if (key === undefined) return other
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? put(item, rest, other) : item))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? put(item, rest, other) : item]),
  )
}

function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(item => item !== hole).map(withoutHoles)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== hole)
      .map(([name, item]) => [name, withoutHoles(item)]),
  )
}

function isRecord(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null
}
