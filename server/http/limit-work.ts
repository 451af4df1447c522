import type { Request, Response } from 'express'
import { toClientGroup } from './client-group.ts'
import { createLimiter } from './limiter.ts'
import { RefusedWorkError } from './refused-work.ts'
import type { WorkQueue } from './work-queue.ts'

/** Runs what costs more than a cached page. Rejects with a RefusedWorkError when the client may not ask for it now. */
export type LimitWork = <Result>(request: Request, response: Response, work: () => Promise<Result>) => Promise<Result>

/** Fast typing is five searches a second; programs may ask as often for a while. At 10 ms each that is 5 % of a processor. */
const maxPerMinute = 300

/** One limit for all addresses whose answers follow from free input: searches, estimates, calculators, filters, suggestions. */
export function createWorkLimit(queue: WorkQueue): LimitWork {
  const isWithin = createLimiter([{ max: maxPerMinute, toKey: toClientGroup }])
  return async function limitWork(request, response, work) {
    if (!(await isWithin(request, response))) throw tooManyRequests
    return queue(work)
  }
}

const tooManyRequests = new RefusedWorkError({
  status: 429,
  code: 'too_many_requests',
  detail: 'Too many requests from your network. Try again in a minute.',
  retryAfterSeconds: 60,
})
