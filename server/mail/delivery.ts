import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Site } from '../../shared/content/schemas/site.ts'
import type { Config } from '../config.ts'
import { openOutbox } from '../outbox/open-outbox.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { startDelivery } from './delivery-worker.ts'
import { createMailer } from './mailer.ts'

export type Delivery = { readonly outbox: Outbox; readonly wake: () => void; readonly stop: () => Promise<void> }

type Dependencies = { readonly config: Config; readonly site: Site; readonly now: () => Date; readonly log: Logger }

/** The outbox with a worker that empties it; without a mail server messages are kept, and the log says so. */
export function openDelivery({ config, site, now, log }: Dependencies): Delivery {
  const outbox = openOutbox(config.DATA_DIR)
  const mailer = createMailer(config)
  if (mailer === undefined) {
    const file = join(config.DATA_DIR, 'outbox.db')
    log.warn(`mail is off: SMTP_URL is not set, so contact messages are kept in ${file} until it is`)
    return { outbox, wake: () => {}, stop: async () => outbox.close() }
  }
  const addresses = { from: config.MAIL_FROM ?? site.email.sender, to: config.MAIL_TO ?? site.email.info }
  const worker = startDelivery({ outbox, mailer, addresses, retry: config, now, log })
  return {
    outbox,
    wake: worker.wake,
    stop: async () => {
      await worker.stop()
      outbox.close()
    },
  }
}
