import { z } from 'zod'
import { dayMs } from '../../shared/dates.ts'
import type { Config } from '../config.ts'
import type { LeasedMessage, Settlement, StoredMessage } from '../outbox/outbox.ts'
import { type Addresses, toContactEmail } from './contact-email.ts'
import type { Mailer } from './mailer.ts'

type RetrySettings = Pick<Config, 'MAIL_RETRY_MIN_SECONDS' | 'MAIL_RETRY_MAX_SECONDS' | 'MAIL_RETRY_DAYS'>

type Dependencies = {
  readonly mailer: Pick<Mailer, 'send'>
  readonly addresses: Addresses
  readonly retry: RetrySettings
  readonly now: () => Date
  readonly random: () => number
}

/** Tries once to deliver a message. Never rejects: a failure is part of the settlement. */
export type DeliveryAttempt = (message: LeasedMessage) => Promise<Settlement>

export function createDeliveryAttempt({ mailer, addresses, retry, now, random }: Dependencies): DeliveryAttempt {
  return async message => {
    try {
      await mailer.send(toContactEmail(message, addresses))
      return { kind: 'delivered' }
    } catch (error) {
      return settleFault({ message, fault: toMailFault(error), retry, now: now(), random })
    }
  }
}

type FailedAttempt = {
  readonly message: Pick<StoredMessage, 'attempts' | 'queuedAt'>
  readonly fault: MailFault
  readonly retry: RetrySettings
  readonly now: Date
  /** Returns a number from 0 up to 1, like Math.random. */
  readonly random: () => number
}

/**
 * Decides what to do after a failed attempt. A temporary fault is retried with exponential backoff and jitter, within the
 * configured minimum and maximum; the last attempt takes place at the end of the configured days.
 */
export function settleFault({ message, fault, retry, now, random }: FailedAttempt): Settlement {
  const endsAt = message.queuedAt.getTime() + retry.MAIL_RETRY_DAYS * dayMs
  if (fault.isPermanent || now.getTime() >= endsAt) return { kind: 'dead', fault: fault.text }
  const maxSeconds = Math.min(retry.MAIL_RETRY_MIN_SECONDS * 2 ** message.attempts, retry.MAIL_RETRY_MAX_SECONDS)
  const minSeconds = Math.max(maxSeconds / 2, retry.MAIL_RETRY_MIN_SECONDS)
  const delayMs = Math.round((minSeconds + random() * (maxSeconds - minSeconds)) * 1000)
  return { kind: 'retry', at: new Date(Math.min(now.getTime() + delayMs, endsAt)), fault: fault.text }
}

/** Why an email was not delivered, as codes only: a mail server's text may repeat the visitor's address. */
type MailFault = {
  /** Such as `EENVELOPE 550` or `ECONNREFUSED`. */
  readonly text: string
  /** The server rejected this email and would reject it again. */
  readonly isPermanent: boolean
}

/** Properties of nodemailer's errors; other errors may have none of them. */
const errorSchema = z.object({
  /** The step that failed, such as ESOCKET. */
  code: errorCode(),
  /** The underlying system code, such as ECONNREFUSED or DEPTH_ZERO_SELF_SIGNED_CERT. */
  originalCode: errorCode(),
  name: errorCode(),
  responseCode: z.int().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
})

const messageCommands: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA']
const loginStatuses: readonly number[] = [530, 534, 535, 538]
/** "Bad sequence of commands" concerns the session, not the email; some servers send it when a login is missing. */
const badSequenceStatus = 503

/** Classifies an error of `sendMail`. Permanent is only a 5xx reply to a command about the email itself, not about the login. */
export function toMailFault(error: unknown): MailFault {
  const { data } = errorSchema.safeParse(error)
  if (data === undefined) return { text: 'unknown fault', isPermanent: false }
  const { code, originalCode, name, responseCode: status, command } = data
  const isRejection = status !== undefined && status >= 500 && messageCommands.includes(command)
  return {
    text: [originalCode ?? code ?? name ?? 'unknown fault', status].join(' ').trim(),
    isPermanent: isRejection && status !== badSequenceStatus && !loginStatuses.includes(status),
  }
}

function errorCode() {
  return z
    .string()
    .regex(/^\w{1,60}$/)
    .optional()
    .catch(undefined)
}
