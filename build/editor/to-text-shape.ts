import { z } from 'zod'
import type { FormHints } from '../../shared/content/schemas/form-hints.ts'
import type { TextShape } from './shape.ts'

/** Words of a description that ask for more than a line, and for no more. */
const longWords = /sentence|paragraph|answer|summary/i
const shortWords =
  /\b(title|name|names|heading|label|words|header|button|badge|link|place|such as|tags?|topics?|month)\b/i

/** The field of a text with its limits. */
export function toTextShape(schema: z.ZodType | undefined, hint: string, hints: FormHints): TextShape {
  const { picture, reference } = hints
  if (schema instanceof z.ZodISODate) return { kind: 'text', isDate: true }
  const hasPattern = schema instanceof z.ZodString && schema.format !== null
  return {
    kind: 'text',
    isLong: longWords.test(hint) || !(hasPattern || shortWords.test(hint)),
    ...(schema instanceof z.ZodString && toLimits(schema)),
    ...(schema instanceof z.ZodURL && { pattern: ['^https://.', 'must be an absolute https:// URL'] as const }),
    ...(picture !== undefined && { picture }),
    ...(reference !== undefined && { reference }),
  }
}

function toLimits(schema: z.ZodString): Partial<TextShape> {
  const { def, minLength, maxLength } = schema
  const [pattern] = (def.checks ?? []).flatMap(({ _zod: { def } }) =>
    'pattern' in def && def.pattern instanceof RegExp ? [[def.pattern.source, toMessage(schema)] as const] : [],
  )
  return {
    ...(pattern && { pattern }),
    // A required field is not empty anyway.
    ...(minLength !== null && minLength > 1 && { minLength }),
    ...(maxLength !== null && { maxLength }),
  }
}

/** What the schema says of a text that no pattern allows. */
function toMessage(schema: z.ZodString): string {
  const { error } = schema.safeParse('\0')
  return error?.issues.find(({ code }) => code === 'invalid_format')?.message ?? 'has a wrong form'
}
