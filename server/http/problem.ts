import { STATUS_CODES } from 'node:http'
import type { Response } from 'express'
import type { ContactError } from '../../shared/contact/contact-rules.ts'

/** The body of every error response, as openapi.json describes it: https://www.rfc-editor.org/rfc/rfc9457 */
type ProblemBody = {
  /** The contact form in the browser reads it, as the specification says. */
  readonly success: false
  readonly type: 'about:blank'
  /** The name of the HTTP status. */
  readonly title: string
  readonly status: number
  /** The kind of problem, for programs. */
  readonly code: string
  /** What is wrong and what to do, for people. */
  readonly detail: string
  /** At most one per field; empty unless the code is invalid_fields. */
  readonly errors: readonly FieldError[]
  /** The value of X-Request-Id; the server logs it too. */
  readonly requestId: string
}

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
  const body: ProblemBody = {
    success: false,
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    code,
    errors,
    requestId: response.req.id,
  }
  response
    .status(status)
    .set(headers)
    .set('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(body))
}
