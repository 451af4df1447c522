import type { Logger } from 'pino'
import { dayMs } from '../../shared/values/dates.ts'
import type { Config } from '../settings/config.ts'
import type { Receiver } from './destination.ts'

/** Pauses the whole queue of a destination while that refuses the site itself, not a message. */
export type QueueHold = {
  /** When the next attempt may start; undefined when it may start now. */
  readonly until: () => Date | undefined
  /** Whether the latest word of the destination was that it refuses the site. */
  readonly isHeld: () => boolean
  /** When the last hold ended or was extended, if there was one: it does not count toward MAIL_RETRY_DAYS. */
  readonly lastHeld: () => Date | undefined
  /** Begins or extends the hold; returns when it ends. `fault` contains only codes. */
  readonly hold: (fault: string) => Date
  /** Waits until this time, as the destination asks. */
  readonly pause: (until: Date, fault: string) => void
  /** Makes no further attempt in this process: the destination wants no message any more. */
  readonly stop: (fault: string) => void
  /** Called when the destination has accepted the site. */
  readonly release: () => void
}

type Dependencies = {
  readonly retry: Pick<Config, 'MAIL_RETRY_MIN_SECONDS' | 'MAIL_RETRY_MAX_SECONDS'>
  readonly words: Receiver['words']
  readonly now: () => Date
  readonly log: Pick<Logger, 'error' | 'warn' | 'info'>
}

/** Short enough that a repair at the receiver is noticed without a restart of the site. */
const maxHoldMs = 10 * 60 * 1000
/** While stopped, the worker looks again only so that clocks may change. */
const stopLookMs = dayMs

export function createQueueHold({ retry, words, now, log }: Dependencies): QueueHold {
  let held: { readonly endsAt: number; readonly rounds: number } | undefined
  let pausedUntil = 0
  let isStopped = false
  let lastHeld: Date | undefined

  /** A longer time than the maximum was recorded while the clock was ahead. */
  function toFuture(time: number, maxMs: number): number | undefined {
    const leftMs = time - now().getTime()
    return leftMs > 0 && leftMs <= maxMs ? time : undefined
  }

  function until(): Date | undefined {
    if (isStopped) return new Date(now().getTime() + stopLookMs)
    const ends = [toFuture(held?.endsAt ?? 0, maxHoldMs), toFuture(pausedUntil, dayMs)]
    const times = ends.filter(time => time !== undefined)
    return times.length === 0 ? undefined : new Date(Math.max(...times))
  }

  return {
    until,
    lastHeld: () => lastHeld,
    isHeld: () => isStopped || held !== undefined,
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
      lastHeld = retryAt
      log.error({ cause: fault, retryAt }, words.held)
      return retryAt
    },
    pause: (until, fault) => {
      if (until.getTime() <= pausedUntil) return
      pausedUntil = until.getTime()
      log.warn({ cause: fault, retryAt: until }, 'the receiver asks to wait')
    },
    stop: fault => {
      if (isStopped) return
      isStopped = true
      log.error({ cause: fault }, words.stopped)
    },
    release: () => {
      if (held !== undefined) {
        log.info(words.released)
        lastHeld = now()
      }
      held = undefined
    },
  }
}
