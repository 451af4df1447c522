import { dayMs } from '../../shared/values/dates.ts'
import type { LeasedMessage, Settlement, StoredMessage } from '../outbox/outbox.ts'
import type { Config } from '../settings/config.ts'
import type { DeliveryFault, Receiver } from './destination.ts'
import type { QueueHold } from './queue-hold.ts'

type RetrySettings = Pick<Config, 'MAIL_RETRY_MIN_SECONDS' | 'MAIL_RETRY_MAX_SECONDS' | 'MAIL_RETRY_DAYS'>

type Dependencies = {
  readonly send: Receiver['send']
  readonly hold: Pick<QueueHold, 'hold' | 'lastHeld' | 'pause' | 'release' | 'stop'>
  readonly retry: RetrySettings
  readonly now: () => Date
  readonly random: () => number
}

/** Tries once to deliver a message. Never rejects: a failure is part of the settlement. */
export type DeliveryAttempt = (message: LeasedMessage) => Promise<Settlement>

export function createDeliveryAttempt({ send, hold, retry, now, random }: Dependencies): DeliveryAttempt {
  return async message => {
    const fault = await send(message)
    if (fault === undefined) {
      hold.release()
      return { kind: 'delivered' }
    }
    if (fault.kind === 'configuration') {
      // A little after the hold, so that another message goes first when one is always refused.
      return { kind: 'retry', at: new Date(hold.hold(fault.text).getTime() + 1000), fault: fault.text }
    }
    if (fault.kind === 'gone') hold.stop(fault.text)
    if (fault.kind === 'message') hold.release()
    if (fault.notBefore !== undefined) hold.pause(fault.notBefore, fault.text)
    const queuedAt = latest(message.queuedAt, hold.lastHeld())
    return settleFault({ message: { attempts: message.attempts, queuedAt }, fault, retry, now: now(), random })
  }
}

function latest(one: Date, other: Date = one): Date {
  return one > other ? one : other
}

type FailedAttempt = {
  readonly message: Pick<StoredMessage, 'attempts' | 'queuedAt'>
  readonly fault: DeliveryFault
  readonly retry: RetrySettings
  readonly now: Date
  /** Returns a number from 0 up to 1, like Math.random. */
  readonly random: () => number
}

/**
 * Decides what to do after a failed attempt. A message whose content is rejected, or that is not wanted any more, is dead.
 * Otherwise it is retried with exponential backoff and jitter, within the configured minimum and maximum and not before the
 * time that the receiver names; the last attempt takes place at the end of the configured days.
 */
export function settleFault({ message, fault, retry, now, random }: FailedAttempt): Settlement {
  const endsAt = message.queuedAt.getTime() + retry.MAIL_RETRY_DAYS * dayMs
  const isFinal = fault.kind === 'message' || fault.kind === 'gone'
  if (isFinal || now.getTime() >= endsAt) return { kind: 'dead', fault: fault.text }
  const maxSeconds = Math.min(retry.MAIL_RETRY_MIN_SECONDS * 2 ** message.attempts, retry.MAIL_RETRY_MAX_SECONDS)
  const minSeconds = Math.max(maxSeconds / 2, retry.MAIL_RETRY_MIN_SECONDS)
  const delayMs = Math.round((minSeconds + random() * (maxSeconds - minSeconds)) * 1000)
  const at = Math.max(Math.min(now.getTime() + delayMs, endsAt), fault.notBefore?.getTime() ?? 0)
  return { kind: 'retry', at: new Date(at), fault: fault.text }
}
