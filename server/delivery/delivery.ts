import type { Logger } from 'pino'
import { contactForm } from '../../shared/contact/forms.ts'
import type { Site } from '../../shared/content/schemas/site.ts'
import { toAddresses } from '../mail/contact-email.ts'
import { createMailer, type MailTimeLimits } from '../mail/mailer.ts'
import { toOutboxPath } from '../outbox/data-folder.ts'
import type { Destination, Outbox } from '../outbox/outbox.ts'
import type { Config } from '../settings/config.ts'
import { createWebhookSender } from '../webhook/webhook-sender.ts'
import { createAlerts } from './alerts.ts'
import { createCourier, toMailCourier, toWebhookCourier } from './courier.ts'
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
  const webhook = createWebhookSender(config, { now })
  const { from } = toAddresses(config, site, contactForm)
  const alerts = createAlerts({ config, site, outbox, mailer, from, now, log })
  if (mailer === undefined) {
    const place = config.DATABASE_URL === undefined ? toOutboxPath(config.DATA_DIR) : 'the database'
    const where = webhook === undefined ? `stay in ${place}` : 'go to the webhook alone'
    log.warn(`mail is off: SMTP_URL is not set; contact messages ${where}`)
  }
  const ways = [
    ...(mailer === undefined ? [] : [toMailCourier(mailer, form => toAddresses(config, site, form))]),
    ...(webhook === undefined ? [] : [toWebhookCourier(webhook)]),
  ]
  const couriers = ways.map(way => createCourier(way, { outbox, retry: config, now, log, random }))
  let retention: ReturnType<typeof startRetention> | undefined

  /** After going back to this version it is known which messages that leaves behind. */
  async function reportNewer(): Promise<void> {
    const { newer } = await outbox.summary()
    if (newer > 0) log.warn({ count: newer }, 'messages of a newer version of the site wait until it runs again')
  }

  function wakeCouriers(): void {
    for (const courier of couriers) courier.wake()
  }

  function wake(): void {
    wakeCouriers()
    alerts.start()
  }

  return {
    start: () => {
      outbox.verify().catch(err => log.error({ err }, 'contact messages cannot be stored yet; the site serves pages'))
      // When it fails, so do the others, which are logged.
      reportNewer().catch(() => {})
      const tell = createSuspectDigest({ outbox, config, site, mailer, now, log })
      retention = startRetention({ outbox, config, tell, now, log })
      if (couriers.length > 0) outbox.onNewMessage(wakeCouriers)
      wake()
    },
    wake,
    isHeld: destination => couriers.some(courier => courier.destination === destination && courier.isHeld()),
    finish: async () => {
      retention?.stop()
      await Promise.all(couriers.map(courier => courier.finish()))
      mailer?.close()
      webhook?.close()
      await alerts.stop()
    },
    close: outbox.close,
  }
}
