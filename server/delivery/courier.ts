import type { Logger } from 'pino'
import type { Form } from '../../shared/contact/forms.ts'
import { type Addresses, toContactEmail } from '../mail/contact-email.ts'
import { toMailFault } from '../mail/mail-fault.ts'
import { type Mailer, mailConnections } from '../mail/mailer.ts'
import type { DeliveryFault } from '../outbox/delivery-fault.ts'
import type { Destination, LeasedMessage, Outbox } from '../outbox/outbox.ts'
import type { Config } from '../settings/config.ts'
import { toWebhookFault } from '../webhook/webhook-fault.ts'
import { type WebhookSender, webhookConnections } from '../webhook/webhook-sender.ts'
import { createDeliveryAttempt } from './delivery-attempt.ts'
import { startDelivery } from './delivery-worker.ts'
import { createQueueHold, type HoldWords } from './queue-hold.ts'

/** What differs between destinations. */
type Way = {
  readonly destination: Destination
  readonly send: (message: LeasedMessage) => Promise<void>
  readonly toFault: (error: unknown) => DeliveryFault
  /** Makes what is in flight fail. */
  readonly abort: () => void
  readonly concurrency: number
  readonly words: HoldWords
}

export function toMailCourier(mailer: Mailer, toAddresses: (form: Form) => Addresses): Way {
  return {
    destination: 'mail',
    send: message => mailer.send(toContactEmail(message, toAddresses(message.form))),
    toFault: toMailFault,
    abort: mailer.close,
    concurrency: mailConnections,
    words: {
      held: 'mail delivery is held: the mail server refuses the site; check SMTP_URL, SMTP_TLS, MAIL_FROM and MAIL_TO',
      released: 'mail delivery continues: the mail server accepts the site again',
      stopped: 'mail delivery has stopped: the mail server wants no messages any more',
    },
  }
}

export function toWebhookCourier(sender: WebhookSender): Way {
  return {
    destination: 'webhook',
    send: sender.send,
    toFault: toWebhookFault,
    abort: sender.close,
    concurrency: webhookConnections,
    words: {
      held: 'webhook delivery is held: the receiver refuses the site; check WEBHOOK_URL and WEBHOOK_SECRET',
      released: 'webhook delivery continues: the receiver accepts the site again',
      stopped: 'webhook delivery has stopped until a restart: the receiver wants no events any more; check WEBHOOK_URL',
    },
  }
}

type Dependencies = {
  readonly outbox: Outbox
  readonly retry: Pick<Config, 'MAIL_RETRY_MIN_SECONDS' | 'MAIL_RETRY_MAX_SECONDS' | 'MAIL_RETRY_DAYS'>
  readonly now: () => Date
  readonly log: Logger
  readonly random: () => number
}

/** Brings messages to one destination: with its own leases, retries and hold. It works from the first wake on. */
export function createCourier(way: Way, { outbox, retry, now, log, random }: Dependencies) {
  const { destination, send, toFault, abort, concurrency, words } = way
  const hold = createQueueHold({ retry, onHold: restartRetryPeriods, words, now, log })
  const attempt = createDeliveryAttempt({ send, toFault, hold, retry, now, random })
  const worker = startDelivery({ destination, outbox, attempt, abort, heldUntil: hold.until, concurrency, now, log })

  /** The days of a hold do not count toward MAIL_RETRY_DAYS. */
  async function restartRetryPeriods(): Promise<void> {
    try {
      await outbox.restartRetryPeriods(now(), destination)
    } catch (err) {
      log.error({ err }, 'cannot restart the retry periods of waiting messages')
    }
  }

  return { destination, wake: worker.wake, isHeld: hold.isHeld, finish: worker.stop }
}
