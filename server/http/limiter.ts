import type { Request, RequestHandler, Response } from 'express'
import { MemoryStore, type Options, rateLimit, type Store } from 'express-rate-limit'

/** Maximum number of clients that a limit remembers within a minute. */
export const maxClients = 5000

/** Forgets the clients that sent nothing lately when there are too many, so that no number of addresses fills the memory. */
export class BoundedStore extends MemoryStore {
  override increment(key: string) {
    if (this.current.size >= maxClients) {
      this.previous = this.current
      this.current = new Map()
    }
    return super.increment(key)
  }
}

/** How many requests with the same key are accepted within a minute. */
type Limit = {
  /** In the RateLimit headers. */
  readonly name?: string
  readonly max: number | ((request: Request) => number)
  readonly toKey: (request: Request) => string
  /** In this process by default. */
  readonly store?: Store | undefined
  /** Counts only requests that are refused, for whatever reason. */
  readonly isForRefused?: boolean
}

/** Counts a request, sets the RateLimit headers, and resolves to false when it exceeds a limit. */
export type Limiter = (request: Request, response: Response) => Promise<boolean>

/** Each request counts with the limits in order, up to the first that it exceeds. */
export function createLimiter(limits: readonly Limit[]): Limiter {
  const counters = limits.map(createCounter)
  return async function isWithin(request, response) {
    for (const count of counters) {
      const outcome = await new Promise<unknown>(resolve => count(request, response, resolve))
      if (outcome === 'exceeded') return false
      if (outcome !== undefined) throw outcome
    }
    return true
  }
}

/** A server error is not the sender's fault. */
const refusedOnly: Partial<Options> = {
  skipSuccessfulRequests: true,
  requestWasSuccessful: (_request, { statusCode }) => statusCode < 400 || statusCode >= 500,
}

function createCounter({ name, max, toKey, store = new BoundedStore(), isForRefused }: Limit): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: max,
    ...(name !== undefined && { identifier: name }),
    keyGenerator: toKey,
    store,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: async (request, _response, next) => {
      // A refused request must not count, or those of known networks would use up the share of the new ones.
      await store.decrement(toKey(request))
      next('exceeded')
    },
    ...(isForRefused && refusedOnly),
  })
}
