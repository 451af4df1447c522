import { createHash } from 'node:crypto'
import type { Store } from 'express-rate-limit'
import type { Logger } from 'pino'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Database } from '../../outbox/postgres/database.ts'
import { withTimeLimit } from '../../time-limit.ts'
import { BoundedStore } from './bounded-store.ts'

/** Counters of all replicas, in the database. */
export type SharedLimits = {
  readonly createStore: (name: string) => Store
  /** False while the database is away and each process counts its own. */
  readonly areShared: () => boolean
}

const windowSeconds = 60

export function createSharedLimits(
  { query }: Pick<Database, 'query'>,
  log: Pick<Logger, 'warn' | 'info'>,
): SharedLimits {
  const limiter = new RateLimiterPostgres({
    // As much of a pool as the package uses.
    storeClient: { query: ({ text, values }: { text: string; values: unknown[] }) => query(text, values) },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'contact',
    // express-rate-limit compares with the limits; here the counts are only kept.
    points: Number.MAX_SAFE_INTEGER,
    duration: windowSeconds,
  })
  let areShared = true

  function report(isWorking: boolean): void {
    if (isWorking === areShared) return
    areShared = isWorking
    if (isWorking) log.info('rate limits count over all processes again')
    else log.warn('the database is away: each process counts its own rate limits')
  }

  /** Counts in the database, or else in this process. */
  async function count<Result>(shared: () => Promise<Result>, own: () => Promise<Result> | Result): Promise<Result> {
    try {
      const result = await withTimeLimit(shared())
      report(true)
      return result
    } catch {
      // The outbox fails for the same reason and logs it.
      report(false)
      return own()
    }
  }

  return {
    areShared: () => areShared,
    createStore: name => {
      const own = new BoundedStore()
      // The key is a visitor's address.
      const toKey = (key: string) => `${name}:${createHash('sha256').update(key).digest('base64url')}`
      return {
        init: options => own.init(options),
        increment: key =>
          count(
            async () => {
              const { consumedPoints, msBeforeNext } = await limiter.penalty(toKey(key))
              return { totalHits: consumedPoints, resetTime: new Date(Date.now() + msBeforeNext) }
            },
            () => own.increment(key),
          ),
        decrement: key =>
          count(
            async () => void (await limiter.reward(toKey(key))),
            () => own.decrement(key),
          ),
        resetKey: key =>
          count(
            async () => void (await limiter.delete(toKey(key))),
            () => own.resetKey(key),
          ),
      }
    },
  }
}
