import { STATUS_CODES } from 'node:http'
import type { Response } from 'express'
import { z } from 'zod'
import { type ContactError, contactErrorCodes } from '../../shared/contact/contact-rules.ts'

/** The body of every error response, with the fields of one form: https://www.rfc-editor.org/rfc/rfc9457 */
export function toProblemSchema<Field extends z.ZodType<string>, Code extends z.ZodType<string>>(
  field: Field,
  code: Code,
) {
  return z.object({
    /** The contact form in the browser reads it, as the specification says. */
    success: z.literal(false),
    type: z.literal('about:blank'),
    title: z.string().meta({ description: 'The name of the HTTP status.' }),
    status: z.int().min(400).max(599),
    code: z.string().meta({ description: 'The kind of problem, for programs.' }),
    detail: z.string().meta({ description: 'What is wrong and what to do, for people.' }),
    errors: z
      .array(
        z.object({
          field,
          code,
          message: z.string().meta({ description: 'A sentence to show beside the field.' }),
        }),
      )
      .meta({ description: 'At most one per field; empty unless the code is invalid_fields.' }),
    requestId: z.string().meta({ description: 'The value of X-Request-Id; the server logs it too.' }),
  })
}

/** For messages of any form. */
export const problemSchema = toProblemSchema(z.string(), z.enum(contactErrorCodes))
/** For calculators. */
export const calculatorProblemSchema = toProblemSchema(z.string(), z.literal('invalid'))

/** For searches. */
export const searchProblemSchema = toProblemSchema(
  z.enum(['q', 'kind', 'topic', 'limit']),
  z.enum(['required', 'invalid']),
)

type ProblemBody = z.infer<typeof problemSchema>

/** A field of any form and what is wrong with it. */
export type FieldError = { readonly field: string; readonly code: string; readonly message: string }

export type Problem<Fault extends FieldError = ContactError> = Readonly<
  Pick<ProblemBody, 'status' | 'code' | 'detail'>
> & {
  readonly errors?: readonly Fault[]
  readonly headers?: Readonly<Record<string, string>>
}

export function sendProblem(
  response: Response,
  { status, code, detail, errors = [], headers = {} }: Problem<FieldError>,
): void {
  const body: Omit<ProblemBody, 'errors'> & { readonly errors: readonly FieldError[] } = {
    success: false,
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    code,
    errors,
    requestId: String(response.req.id),
  }
  response
    .status(status)
    .set(headers)
    .set('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(body))
}
