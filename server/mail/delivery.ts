import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Site } from '../../shared/content/schemas/site.ts'
import type { Config } from '../config.ts'
import { openOutbox } from '../outbox/open-outbox.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { toAddresses } from './addresses.ts'
import { createDeliveryAttempt } from './delivery-attempt.ts'
import { startDelivery } from './delivery-worker.ts'
import { createMailer, type MailTimeLimits, mailConnections } from './mailer.ts'
import { startRetention } from './retention.ts'

export type Delivery = {
  readonly outbox: Outbox
  readonly wake: () => void
  /** Takes up nothing new and finishes the deliveries in hand; messages can still be put into the outbox. */
  readonly finish: () => Promise<void>
  readonly close: () => void
}

type Dependencies = {
  readonly config: Config
  readonly site: Pick<Site, 'email'>
  readonly now: () => Date
  readonly log: Logger
  readonly random?: () => number
  readonly timeLimits?: MailTimeLimits
}

/** The outbox with a worker that empties it; without a mail server messages are kept, and the log says so. */
export function openDelivery(dependencies: Dependencies): Delivery {
  const { config, now, log } = dependencies
  const outbox = openOutbox(config.DATA_DIR)
  const retention = startRetention({ outbox, keep: config, now, log })
  const worker = startMailing(outbox, dependencies)
  return {
    outbox,
    wake: worker.wake,
    finish: async () => {
      retention.stop()
      await worker.finish()
    },
    close: outbox.close,
  }
}

function startMailing(
  outbox: Outbox,
  { config, site, now, log, random = Math.random, timeLimits }: Dependencies,
): Pick<Delivery, 'wake' | 'finish'> {
  const mailer = createMailer(config, timeLimits)
  if (mailer === undefined) {
    const file = join(config.DATA_DIR, 'outbox.db')
    log.warn(`mail is off: SMTP_URL is not set, so contact messages are kept in ${file} until it is`)
    return { wake: () => {}, finish: async () => {} }
  }
  const addresses = toAddresses(config, site)
  const attempt = createDeliveryAttempt({ mailer, addresses, retry: config, now, random })
  const worker = startDelivery({ outbox, attempt, abandon: mailer.close, concurrency: mailConnections, now, log })
  return {
    wake: worker.wake,
    finish: async () => {
      await worker.stop()
      mailer.close()
    },
  }
}
