import { createHash } from 'node:crypto'
import type { Store } from 'express-rate-limit'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database } from '../outbox/postgres/database.ts'
import { withTimeLimit } from '../outbox/time-limit.ts'
import { BoundedStore } from './limiter.ts'

/** Counters of all replicas, in the database. */
export type SharedLimits = {
  readonly createStore: (name: string) => Store
  /** False while the database is away and each process counts its own. */
  readonly areShared: () => boolean
}

const windowMs = 60_000
/** How often counters are deleted whose window ended an hour ago. */
const cleanupIntervalMs = 5 * 60_000
const keepMs = 60 * 60_000

const countSchema = z.tuple([z.object({ hits: z.number(), leftMs: z.coerce.number() })])

/** By the database's clock, because those of the replicas differ. */
export function createSharedLimits(
  { query }: Pick<Database, 'query'>,
  log: Pick<Logger, 'warn' | 'info'>,
): SharedLimits {
  const nowMs = '(extract(epoch FROM statement_timestamp()) * 1000)::bigint'
  // A window that ends too late began while the clock was ahead.
  const isOpen = `used.expire > ${nowMs} AND used.expire <= ${nowMs} + ${windowMs}`
  const increment = `
    INSERT INTO rate_limits AS used (key, points, expire) VALUES ($1, 1, ${nowMs} + ${windowMs})
    ON CONFLICT (key) DO UPDATE SET points = CASE WHEN ${isOpen} THEN used.points + 1 ELSE 1 END,
      expire = CASE WHEN ${isOpen} THEN used.expire ELSE excluded.expire END
    RETURNING points AS hits, expire - ${nowMs} AS "leftMs"`
  const decrement = 'UPDATE rate_limits SET points = greatest(0, points - 1) WHERE key = $1'
  const remove = 'DELETE FROM rate_limits WHERE key = $1'
  const cleanUp = `DELETE FROM rate_limits WHERE expire < ${nowMs} - ${keepMs}`
  // While the database is away, the next time does it.
  setInterval(() => query(cleanUp).catch(() => {}), cleanupIntervalMs).unref()
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
      // The key is a visitor's address. Releases before named the counters with this prefix.
      const toKey = (key: string) => `contact:${name}:${createHash('sha256').update(key).digest('base64url')}`
      return {
        init: options => own.init(options),
        increment: key =>
          count(
            async () => {
              const [{ hits, leftMs }] = countSchema.parse((await query(increment, [toKey(key)])).rows)
              return { totalHits: hits, resetTime: new Date(Date.now() + leftMs) }
            },
            () => own.increment(key),
          ),
        decrement: key =>
          count(
            async () => void (await query(decrement, [toKey(key)])),
            () => own.decrement(key),
          ),
        resetKey: key =>
          count(
            async () => void (await query(remove, [toKey(key)])),
            () => own.resetKey(key),
          ),
      }
    },
  }
}
