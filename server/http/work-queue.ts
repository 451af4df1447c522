import { setTimeout as delay } from 'node:timers/promises'
import { createLimiter } from '../../shared/values/limiter.ts'
import { RefusedWorkError } from './refused-work.ts'

/** Runs work in its turn. Rejects with a RefusedWorkError when too much is waiting. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** A render takes a few milliseconds, so with the pauses a full queue is a wait of about half a second. */
const maxWaiting = 50
const pauseMs = 5

/** Does one piece of work at a time. Calls `onRefused` for what it refuses. */
export function createWorkQueue(onRefused: () => void): WorkQueue {
  const limiter = createLimiter(1)
  return async work => {
    if (limiter.countWaiting() >= maxWaiting) {
      onRefused()
      throw new RefusedWorkError(busy)
    }
    return limiter.run(async () => {
      // Between two pieces of work the event loop accepts connections, one in each of its turns.
      if (limiter.countWaiting() > 0) await delay(pauseMs)
      return work()
    })
  }
}

const busy = {
  status: 503,
  code: 'busy',
  detail: 'The site is busy. Please try again in a few seconds.',
  retryAfterSeconds: 2,
} as const
