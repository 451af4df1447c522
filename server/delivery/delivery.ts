import type { Logger } from 'pino'
import { contactForm } from '../../shared/contact/forms.ts'
import type { Site } from '../../shared/content/schemas/site.ts'
import { toAddresses } from '../mail/contact-email.ts'
import { createMailer, type MailTimeLimits, mailConnections } from '../mail/mailer.ts'
import { toOutboxPath } from '../outbox/data-folder.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Config } from '../settings/config.ts'
import { createAlerts } from './alerts.ts'
import { createDeliveryAttempt } from './delivery-attempt.ts'
import { startDelivery } from './delivery-worker.ts'
import { createQueueHold } from './queue-hold.ts'
import { startRetention } from './retention.ts'

export type Delivery = {
  /** Delivers what waits, erases what is expired, and alerts, from now on. */
  readonly start: () => void
  /** A message was stored. */
  readonly wake: () => void
  /** Whether the mail server refuses the site, so that no message is delivered. */
  readonly isHeld: () => boolean
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

/** Delivery and retention, which have yet to be started. Without a mail server messages stay in the outbox, and the log warns. */
export function openDelivery(dependencies: Dependencies): Delivery {
  const { outbox, config, now, log } = dependencies
  let retention: ReturnType<typeof startRetention> | undefined
  const worker = startMailing(dependencies)
  return {
    start: () => {
      outbox.verify().catch(err => log.error({ err }, 'contact messages cannot be stored yet; the site serves pages'))
      retention = startRetention({ outbox, config, now, log })
      worker.start()
    },
    wake: worker.wake,
    isHeld: worker.isHeld,
    finish: async () => {
      retention?.stop()
      await worker.finish()
    },
    close: outbox.close,
  }
}

function startMailing({
  outbox,
  config,
  site,
  now,
  log,
  random = Math.random,
  timeLimits,
}: Dependencies): Omit<Delivery, 'close'> {
  const mailer = createMailer(config, timeLimits)
  const { from } = toAddresses(config, site, contactForm)
  const alerts = createAlerts({ config, site, outbox, mailer, from, now, log })
  if (mailer === undefined) {
    const place = config.DATABASE_URL === undefined ? toOutboxPath(config.DATA_DIR) : 'the database'
    log.warn(`mail is off: SMTP_URL is not set; contact messages stay in ${place}`)
    return { start: alerts.start, wake: alerts.start, isHeld: () => false, finish: alerts.stop }
  }
  const hold = createQueueHold({ retry: config, onHold: restartRetryPeriods, now, log })
  const attempt = createDeliveryAttempt({
    mailer,
    toAddresses: form => toAddresses(config, site, form),
    hold,
    retry: config,
    now,
    random,
  })
  const worker = startDelivery({
    outbox,
    attempt,
    abort: mailer.close,
    heldUntil: hold.until,
    concurrency: mailConnections,
    now,
    log,
  })

  /** The days of a hold do not count toward MAIL_RETRY_DAYS. */
  async function restartRetryPeriods(): Promise<void> {
    try {
      await outbox.restartRetryPeriods(now())
    } catch (err) {
      log.error({ err }, 'cannot restart the retry periods of waiting messages')
    }
  }

  return {
    start: () => {
      outbox.onNewMessage(worker.wake)
      worker.wake()
      alerts.start()
    },
    wake: () => {
      worker.wake()
      alerts.start()
    },
    isHeld: hold.isHeld,
    finish: async () => {
      await worker.stop()
      mailer.close()
      await alerts.stop()
    },
  }
}
