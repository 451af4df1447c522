import { dayMs } from '../../shared/dates.ts'
import type { Config } from '../config.ts'
import type { Settlement, StoredMessage } from '../outbox/outbox.ts'
import type { MailFault } from './mail-fault.ts'

export type RetrySettings = Pick<Config, 'MAIL_RETRY_MIN_SECONDS' | 'MAIL_RETRY_MAX_SECONDS' | 'MAIL_RETRY_DAYS'>

type FailedAttempt = {
  readonly message: Pick<StoredMessage, 'attempts' | 'queuedAt'>
  readonly fault: MailFault
  readonly retry: RetrySettings
  readonly now: Date
  /** From 0 up to 1. */
  readonly random: () => number
}

/**
 * What becomes of a message after a failed attempt. A temporary fault is tried again after a pause that doubles and of which
 * half is left to chance, within the set bounds; the last attempt falls on the end of the set days.
 */
export function settleFault({ message, fault, retry, now, random }: FailedAttempt): Settlement {
  const endsAt = message.queuedAt.getTime() + retry.MAIL_RETRY_DAYS * dayMs
  if (fault.isPermanent || now.getTime() >= endsAt) return { kind: 'dead', fault: fault.text }
  const longest = Math.min(retry.MAIL_RETRY_MIN_SECONDS * 2 ** message.attempts, retry.MAIL_RETRY_MAX_SECONDS)
  const shortest = Math.max(longest / 2, retry.MAIL_RETRY_MIN_SECONDS)
  const pauseMs = Math.round((shortest + random() * (longest - shortest)) * 1000)
  return { kind: 'retry', at: new Date(Math.min(now.getTime() + pauseMs, endsAt)), fault: fault.text }
}
