import type { Logger } from 'pino'
import type { Config } from '../settings/config.ts'

/** Pauses the whole queue while the mail server refuses the site itself, not a message. */
export type QueueHold = {
  /** When the next attempt may start; undefined when it may start now. */
  readonly until: () => Date | undefined
  /** Whether the latest word of the mail server was that it refuses the site. */
  readonly isHeld: () => boolean
  /** Begins or extends the hold; returns when it ends. `fault` contains only codes. */
  readonly hold: (fault: string) => Date
  /** Called when the mail server has accepted the site's login and addresses. */
  readonly release: () => void
}

type Dependencies = {
  readonly retry: Pick<Config, 'MAIL_RETRY_MIN_SECONDS' | 'MAIL_RETRY_MAX_SECONDS'>
  /** Called each time the hold begins or is extended. */
  readonly onHold: () => void
  readonly now: () => Date
  readonly log: Pick<Logger, 'error' | 'info'>
}

/** Short enough that a repair at the mail server is noticed without a restart of the site. */
const maxHoldMs = 10 * 60 * 1000

export function createQueueHold({ retry, onHold, now, log }: Dependencies): QueueHold {
  let held: { readonly endsAt: number; readonly rounds: number } | undefined

  function until(): Date | undefined {
    const leftMs = held === undefined ? 0 : held.endsAt - now().getTime()
    // A longer time was recorded while the clock was ahead.
    return held === undefined || leftMs <= 0 || leftMs > maxHoldMs ? undefined : new Date(held.endsAt)
  }

  return {
    until,
    isHeld: () => held !== undefined,
    hold: fault => {
      const current = until()
      // Another attempt that was in flight at the same time.
      if (current !== undefined) return current
      const rounds = held?.rounds ?? 0
      const maxMs = Math.min(retry.MAIL_RETRY_MAX_SECONDS * 1000, maxHoldMs)
      held = {
        endsAt: now().getTime() + Math.min(retry.MAIL_RETRY_MIN_SECONDS * 1000 * 2 ** rounds, maxMs),
        rounds: rounds + 1,
      }
      const retryAt = new Date(held.endsAt)
      log.error(
        { cause: fault, retryAt },
        'mail delivery is held: the mail server refuses the site; check SMTP_URL, SMTP_TLS, MAIL_FROM and MAIL_TO',
      )
      onHold()
      return retryAt
    },
    release: () => {
      if (held !== undefined) log.info('mail delivery continues: the mail server accepts the site again')
      held = undefined
    },
  }
}
