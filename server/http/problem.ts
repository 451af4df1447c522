import { STATUS_CODES } from 'node:http'
import type { Response } from 'express'
import { z } from 'zod'
import { type ContactError, contactErrorCodes, contactFieldNames } from '../../shared/contact/contact-rules.ts'

/** The body of every error response: https://www.rfc-editor.org/rfc/rfc9457 */
export const problemSchema = z.object({
  /** The contact form in the browser reads only this. */
  success: z.literal(false),
  type: z.literal('about:blank'),
  title: z.string().meta({ description: 'The name of the HTTP status.' }),
  status: z.int().min(400).max(599),
  code: z.string().meta({ description: 'The kind of problem, for programs.' }),
  detail: z.string().meta({ description: 'What is wrong and what to do, for people.' }),
  errors: z
    .array(
      z.object({
        field: z.enum(contactFieldNames),
        code: z.enum(contactErrorCodes),
        message: z.string().meta({ description: 'A sentence to show beside the field.' }),
      }),
    )
    .meta({ description: 'At most one per field; empty unless the code is invalid_fields.' }),
  requestId: z.string().meta({ description: 'The value of X-Request-Id; the server logs it too.' }),
})

type ProblemBody = z.infer<typeof problemSchema>

export type Problem = Readonly<Pick<ProblemBody, 'status' | 'code' | 'detail'>> & {
  readonly errors?: readonly ContactError[]
  readonly headers?: Readonly<Record<string, string>>
}

export function sendProblem(response: Response, { status, code, detail, errors = [], headers = {} }: Problem): void {
  const body: ProblemBody = {
    success: false,
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    code,
    errors: [...errors],
    requestId: String(response.req.id),
  }
  response
    .status(status)
    .set(headers)
    .set('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(body))
}
