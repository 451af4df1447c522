import type { ErrorRequestHandler } from 'express'
import { sendProblem } from './problem.ts'

type Refusal = {
  readonly status: 429 | 503
  readonly code: string
  readonly detail: string
  readonly retryAfterSeconds: number
}

/** Thrown instead of an answer that costs more than a cached page, for a client over its limit or when the queue is full. */
export class RefusedWorkError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.name = 'RefusedWorkError'
    this.refusal = refusal
  }
}

/** Answers programs whose request was refused; for people `errorPages` does. */
export const answerRefusedWork: ErrorRequestHandler = (error, _request, response, next) => {
  if (!(error instanceof RefusedWorkError)) return next(error)
  const { status, code, detail, retryAfterSeconds } = error.refusal
  sendProblem(response, { status, code, detail, headers: { 'Retry-After': String(retryAfterSeconds) } })
}
