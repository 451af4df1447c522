import { z } from 'zod'
import {
  type ContactFieldName,
  type ContactFields,
  contactLimits,
  decoyFieldName,
  findFieldFault,
  toNotText,
} from '../../../shared/contact/contact-rules.ts'
import { normalizeField } from '../../../shared/contact/normalize-field.ts'
import type { FieldError } from '../../http/problem.ts'

/** The body of a contact post. The rules are those of the form; unknown fields are ignored. */
export const contactSchema = z.object({
  name: field('name', 'Who writes; one line.'),
  company: field('company', 'For which company; one line.').default(''),
  email: field('email', 'Where the answer goes: text, @, text, dot, text, without blanks; one line.'),
  details: field('details', 'The message itself.'),
})

/** The fields of a body as they came: text, lists where a form repeats a field, and in JSON anything. */
export type BodyValues = Readonly<Record<string, unknown>>

export type ContactPost = {
  /** Normalised; what is no text is empty. */
  readonly fields: ContactFields
  /** At most one for each field; without any the message may be stored. */
  readonly errors: readonly FieldError[]
  /** Something stands in the field that people do not see. */
  readonly isSuspect: boolean
}

/** What a body says, and what is wrong with it. */
export function parseContactPost(values: BodyValues): ContactPost {
  const { data, error } = contactSchema.safeParse(values)
  const decoy = values[decoyFieldName] ?? ''
  return {
    fields: data ?? readTypedFields(values),
    errors: error?.issues.map(toFieldError) ?? [],
    isSuspect: typeof decoy !== 'string' || decoy.trim() !== '',
  }
}

function field(name: ContactFieldName, description: string) {
  const text = z
    .string(toNotText(name).message)
    .meta({ description, maxLength: contactLimits[name] })
    .transform(typed => normalizeField(name, typed))
    .superRefine((normalized, context) => {
      const fault = findFieldFault(name, normalized)
      if (fault === undefined) return
      context.addIssue({ code: 'custom', message: fault.message, params: { code: fault.code } })
    })
  // A missing field counts as an empty one, so that the specification's message is the one that is told.
  return z.preprocess(value => (value === undefined ? '' : value), text)
}

function readTypedFields(values: BodyValues): ContactFields {
  const read = (name: ContactFieldName) => {
    const value = values[name]
    return typeof value === 'string' ? normalizeField(name, value) : ''
  }
  return { name: read('name'), company: read('company'), email: read('email'), details: read('details') }
}

function toFieldError(issue: z.core.$ZodIssue): FieldError {
  const code = issue.code === 'custom' ? String(issue.params?.code) : 'not_text'
  return { field: issue.path.join('.'), code, message: issue.message }
}
