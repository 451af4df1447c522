import { z } from 'zod'
import { type ContactFields, findContactErrors } from '../../shared/contact/contact-rules.ts'
import type { FieldError } from '../http/problem.ts'

// A missing field counts as an empty one, so that the specification's message is the one that is told.
const field = () => z.string('must be text').trim().default('')

/** The body of a contact post. The rules are those of the form; unknown fields are ignored. */
const contactSchema = z
  .object({ name: field(), company: field(), email: field(), details: field() })
  .superRefine((fields, context) => {
    for (const [name, message] of Object.entries(findContactErrors(fields))) {
      context.addIssue({ code: 'custom', path: [name], message })
    }
  })

export type ContactPost =
  | { readonly fields: ContactFields }
  /** One message for each wrong field. */
  | { readonly errors: readonly FieldError[] }

export function parseContactPost(body: unknown): ContactPost {
  const result = contactSchema.safeParse(body)
  if (result.success) return { fields: result.data }
  return { errors: result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })) }
}
