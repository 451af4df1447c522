import { z } from 'zod'
import type { FieldPath } from '../shared/content/find-strings.ts'
import { type Problem, suggest } from './problem.ts'
import type { ParsedSource } from './source.ts'

export type SchemaOutcome<T> = { readonly value: T } | { readonly problems: readonly Problem[] }

/** The file's value, typed by the schema, or all its differences from the schema. */
export function applySchema<T>(schema: z.ZodType<T>, source: ParsedSource): SchemaOutcome<T> {
  const result = schema.safeParse(source.value, { reportInput: true })
  if (result.success) return { value: result.data }
  return { problems: result.error.issues.flatMap(issue => toProblems(issue, [], { schema, source })) }
}

type Context = { readonly schema: z.ZodType; readonly source: ParsedSource }

function toProblems(issue: z.core.$ZodIssue, parentPath: FieldPath, context: Context): Problem[] {
  const path = [...parentPath, ...issue.path.map(key => (typeof key === 'symbol' ? String(key) : key))]
  const at = (fault: string, remedy: string, field: FieldPath = path) => context.source.problemAt(field, fault, remedy)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key =>
        at('is not a known field', suggest(key, knownKeys(context.schema, path)), [...path, key]),
      )
    case 'invalid_value': {
      const fault = `${lowerFirst(issue.message)} (it is ${show(issue.input)})`
      return [at(fault, suggest(String(issue.input), issue.values.map(String)))]
    }
    case 'invalid_union': {
      const closest = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? []
      if (closest.length === 0) return [at('has none of the allowed forms', remedyFor(context.schema, path))]
      return closest.flatMap(inner => toProblems(inner, path, context))
    }
    case 'invalid_type':
      if (issue.input === undefined) return [at('is missing', `add it: ${remedyFor(context.schema, path)}`)]
      return [at(`must be ${article(issue.expected)} (it is ${show(issue.input)})`, remedyFor(context.schema, path))]
    default:
      return [at(`${lowerFirst(issue.message)} (it is ${show(issue.input)})`, remedyFor(context.schema, path))]
  }
}

/** The description of the field, or of its nearest described parent, from the schema. */
function remedyFor(schema: z.ZodType, path: FieldPath): string {
  for (let length = path.length; length > 0; length--) {
    const description = schemaAt(schema, path.slice(0, length))?.description
    if (description !== undefined) return `this is: ${lowerFirst(description)}`
  }
  return 'see the schema in shared/content/schemas'
}

function knownKeys(schema: z.ZodType, path: FieldPath): readonly string[] {
  const found = unwrap(schemaAt(schema, path))
  return found instanceof z.ZodObject ? Object.keys(found.shape) : []
}

function schemaAt(schema: unknown, path: FieldPath): z.ZodType | undefined {
  let current: unknown = schema
  for (const key of path) {
    const container = unwrap(current)
    if (container instanceof z.ZodObject) current = container.shape[key]
    else if (container instanceof z.ZodArray) current = container.element
    else return undefined
  }
  return current instanceof z.ZodType ? current : undefined
}

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? schema.unwrap() : schema
}

function show(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value)
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}

function article(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
}

function lowerFirst(sentence: string): string {
  return /^[A-Z][a-z]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence
}
