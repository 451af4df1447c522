import { STATUS_CODES } from 'node:http'
import type { Response } from 'express'

export type FieldError = {
  readonly field: string
  /** A word for programs, such as `required`. */
  readonly code: string
  /** A sentence for people. */
  readonly message: string
}

export type Problem = {
  readonly status: number
  /** A word for programs, such as `invalid_fields`. */
  readonly code: string
  /** A sentence for people: what is wrong and what to do. */
  readonly detail: string
  readonly errors?: readonly FieldError[]
}

/** Answers with application/problem+json (RFC 9457); `success: false` is what the contact form looks at. */
export function sendProblem(response: Response, { status, code, detail, errors = [] }: Problem): void {
  const standard = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail }
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ success: false, ...standard, code, errors, requestId: String(response.req.id) }))
}
