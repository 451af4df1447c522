import type { Logger } from 'pino'
import { dayMs } from '../../shared/values/dates.ts'
import { keyWindowMs } from '../outbox/message-hashes.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { type Config, toDestinations } from '../settings/config.ts'

type Dependencies = {
  readonly outbox: Pick<Outbox, 'expire'>
  readonly config: Pick<
    Config,
    'KEEP_DELIVERED_DAYS' | 'KEEP_SUSPECT_DAYS' | 'SUSPECT_DIGEST' | 'SMTP_URL' | 'WEBHOOK_URL'
  >
  /** Tells a person of suspect messages, before any is erased. Never rejects. */
  readonly tell: () => Promise<void>
  readonly now: () => Date
  readonly log: Pick<Logger, 'error'>
}

const hourMs = 60 * 60 * 1000
/** For a person to read the digest and release a message. */
const maxReadingDays = 7

/** Erases expired data at the start and then every hour. */
export function startRetention({ outbox, config, tell, now, log }: Dependencies): { readonly stop: () => void } {
  let isStopped = false

  async function expire(): Promise<void> {
    await tell()
    if (isStopped) return
    const before = (ageMs: number) => new Date(now().getTime() - ageMs)
    const readingDays = Math.min(config.KEEP_SUSPECT_DAYS, maxReadingDays)
    const limits = {
      deliveredBefore: before(config.KEEP_DELIVERED_DAYS * dayMs),
      suspectBefore: before(config.KEEP_SUSPECT_DAYS * dayMs),
      toldBefore: config.SUSPECT_DIGEST === 'on' ? before(readingDays * dayMs) : undefined,
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
