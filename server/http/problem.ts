import type { Response } from 'express'

export type FieldError = { readonly field: string; readonly message: string }

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
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ success: false, status, code, detail, errors, requestId: String(response.req.id) }))
}
