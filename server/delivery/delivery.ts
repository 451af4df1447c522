import type { Logger } from 'pino'
import type { Site } from '../../shared/content/schemas/site.ts'
import { toAddresses } from '../mail/contact-email.ts'
import { toMailReceiver } from '../mail/mail-receiver.ts'
import { createMailer, type MailTimeLimits } from '../mail/mailer.ts'
import { toOutboxPath } from '../outbox/data-folder.ts'
import type { Destination, Outbox } from '../outbox/outbox.ts'
import type { Config } from '../settings/config.ts'
import { createWebhookReceiver } from '../webhook/webhook-receiver.ts'
import { createAlerts } from './alerts.ts'
import { createDeliveryAttempt } from './delivery-attempt.ts'
import { startDelivery } from './delivery-worker.ts'
import type { Receiver } from './destination.ts'
import { createQueueHold } from './queue-hold.ts'
import { startRetention } from './retention.ts'
import { createSuspectDigest } from './suspect-digest.ts'

export type Delivery = {
  /** Delivers what waits, erases what is expired, and alerts, from now on. */
  readonly start: () => void
  /** A message was stored. */
  readonly wake: () => void
  /** Whether a destination refuses the site, so that no message is delivered there. */
  readonly isHeld: (destination: Destination) => boolean
  /** Starts no more deliveries and waits for those in flight; the outbox still accepts messages. */
  readonly finish: () => Promise<void>
  /** Closes the outbox. */
  readonly close: () => Promise<void>
}

type Dependencies = {
  readonly outbox: Outbox
  readonly config: Config
  readonly site: Pick<Site, 'name' | 'email'>
  readonly now: () => Date
  readonly log: Logger
  readonly random?: () => number
  readonly timeLimits?: MailTimeLimits
}

/**
 * Delivery and retention, which have yet to be started. Each destination has a worker, queue and hold of its own, so that none
 * delays another. Without a mail server messages stay in the outbox, and the log warns.
 */
export function openDelivery(dependencies: Dependencies): Delivery {
  const { outbox, config, site, now, log, random = Math.random, timeLimits } = dependencies
  const mailer = createMailer(config, timeLimits)
  const webhook = createWebhookReceiver(config, { now })
  const addresses = toAddresses(config, site)
  const alerts = createAlerts({ config, site, outbox, mailer, from: addresses.from, now, log })
  if (mailer === undefined) {
    const place = config.DATABASE_URL === undefined ? toOutboxPath(config.DATA_DIR) : 'the database'
    const where = webhook === undefined ? `stay in ${place}` : 'go to the webhook alone'
    log.warn(`mail is off: SMTP_URL is not set; contact messages ${where}`)
  }
  const receivers: readonly (Receiver | undefined)[] = [mailer && toMailReceiver(mailer, addresses), webhook]
  const deliveries = receivers
    .filter(receiver => receiver !== undefined)
    .map(receiver => deliverTo(receiver, { outbox, config, now, log, random }))
  let retention: ReturnType<typeof startRetention> | undefined

  function wakeDeliveries(): void {
    for (const delivery of deliveries) delivery.wake()
  }

  function wake(): void {
    wakeDeliveries()
    alerts.start()
  }

  return {
    start: () => {
      outbox.verify().catch(err => log.error({ err }, 'contact messages cannot be stored yet; the site serves pages'))
      const tell = createSuspectDigest({ outbox, config, site, mailer, now, log })
      retention = startRetention({ outbox, config, tell, now, log })
      if (deliveries.length > 0) outbox.onNewMessage(wakeDeliveries)
      wake()
    },
    wake,
    isHeld: destination => deliveries.some(delivery => delivery.destination === destination && delivery.isHeld()),
    finish: async () => {
      retention?.stop()
      await Promise.all(deliveries.map(delivery => delivery.finish()))
      mailer?.close()
      webhook?.close()
      await alerts.stop()
    },
    close: outbox.close,
  }
}

type Delivering = Required<Pick<Dependencies, 'outbox' | 'config' | 'now' | 'log' | 'random'>>

/** Brings messages to one receiver: with its own leases, retries and hold. It works from the first wake on. */
function deliverTo(
  { destination, send, close: abort, concurrency, words }: Receiver,
  { outbox, config: retry, now, log, random }: Delivering,
) {
  const hold = createQueueHold({ retry, words, now, log })
  const attempt = createDeliveryAttempt({ send, hold, retry, now, random })
  const worker = startDelivery({ destination, outbox, attempt, abort, heldUntil: hold.until, concurrency, now, log })
  return { destination, wake: worker.wake, isHeld: hold.isHeld, finish: worker.stop }
}
