import type { Logger } from 'pino'
import { dayMs } from '../../shared/values/dates.ts'
import { keyWindowMs } from '../outbox/message-hashes.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { type Config, toDestinations } from '../settings/config.ts'

type Dependencies = {
  readonly outbox: Pick<Outbox, 'expire'>
  readonly config: Pick<Config, 'KEEP_DELIVERED_DAYS' | 'KEEP_SUSPECT_DAYS' | 'SMTP_URL' | 'WEBHOOK_URL'>
  readonly now: () => Date
  readonly log: Pick<Logger, 'error'>
}

const hourMs = 60 * 60 * 1000

/** Erases expired data at the start and then every hour. */
export function startRetention({ outbox, config, now, log }: Dependencies): { readonly stop: () => void } {
  let isStopped = false

  async function expire(): Promise<void> {
    const before = (ageMs: number) => new Date(now().getTime() - ageMs)
    const limits = {
      deliveredBefore: before(config.KEEP_DELIVERED_DAYS * dayMs),
      suspectBefore: before(config.KEEP_SUSPECT_DAYS * dayMs),
      keysBefore: before(keyWindowMs),
      destinations: toDestinations(config),
    }
    try {
      // Other operations of the outbox run between the calls.
      while ((await outbox.expire(limits)) && !isStopped) {}
    } catch (err) {
      log.error({ err }, 'cannot erase expired messages; retrying in an hour')
    }
  }

  void expire()
  const timer = setInterval(expire, hourMs).unref()
  return {
    stop: () => {
      isStopped = true
      clearInterval(timer)
    },
  }
}
