import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { keyWindowMs } from '../outbox/message-store.ts'
import type { Outbox } from '../outbox/outbox.ts'

export type Retention = { readonly stop: () => void }

type Dependencies = {
  readonly outbox: Pick<Outbox, 'expire'>
  readonly keep: Pick<Config, 'KEEP_DELIVERED_DAYS' | 'KEEP_SUSPECT_DAYS'>
  readonly now: () => Date
  readonly log: Pick<Logger, 'error'>
}

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** Erases at once and then every hour what has been kept long enough. */
export function startRetention({ outbox, keep, now, log }: Dependencies): Retention {
  function expire(): void {
    const before = (ms: number) => new Date(now().getTime() - ms)
    try {
      outbox.expire({
        deliveredBefore: before(keep.KEEP_DELIVERED_DAYS * dayMs),
        suspectBefore: before(keep.KEEP_SUSPECT_DAYS * dayMs),
        keysBefore: before(keyWindowMs),
      })
    } catch (err) {
      log.error({ err }, 'old messages could not be erased; the next try is in an hour')
    }
  }

  expire()
  const timer = setInterval(expire, hourMs).unref()
  return { stop: () => clearInterval(timer) }
}
