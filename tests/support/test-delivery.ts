import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { type Delivery, openDelivery } from '../../server/delivery/delivery.ts'
import type { MailTimeLimits } from '../../server/mail/mailer.ts'
import type { ListedMessage, NewMessage, Outbox } from '../../server/outbox/outbox.ts'
import { openSqlite } from '../../server/outbox/sqlite.ts'
import { parseConfig } from '../../server/settings/config.ts'
import { makeFields } from './make-fields.ts'
import { makeTempFolder } from './temp-folder.ts'
import { find } from './test-outbox.ts'

export const sentAt = new Date('2025-08-20T12:00:00Z')
export const addresses = { sender: 'website@site.example', info: 'info@site.example', careers: 'careers@site.example' }

const lineSchema = z.looseObject({ level: z.number(), msg: z.string() })
type LogLine = z.infer<typeof lineSchema>

export type TestDelivery = Delivery & {
  readonly outbox: Outbox
  /** The worker's clock; it stands still unless the test sets it. */
  readonly clock: { moment: Date }
  readonly log: readonly LogLine[]
  /** Stores a message and returns its id. */
  readonly put: (changes?: Partial<NewMessage>) => Promise<string>
  /** The same, and wakes the worker. */
  readonly send: (changes?: Partial<NewMessage>) => Promise<string>
  readonly read: (id: string) => Promise<ListedMessage | undefined>
}

type Options = {
  readonly settings?: Readonly<Record<string, string>>
  readonly timeLimits?: MailTimeLimits
  readonly random?: () => number
}

/** The real delivery with a temporary data folder and the clock at noon of August 20, 2025. */
export function openTestDelivery({ settings, timeLimits, random }: Options = {}): TestDelivery {
  const clock = { moment: sentAt }
  const log: LogLine[] = []
  const config = parseConfig({ DATA_DIR: makeTempFolder(), SMTP_TLS: 'off', ...settings })
  const outbox = openSqlite(config.DATA_DIR)
  const delivery = openDelivery({
    outbox,
    config,
    site: { name: 'Example', email: addresses },
    now: () => clock.moment,
    log: pino({ level: 'debug' }, { write: line => void log.push(lineSchema.parse(JSON.parse(line))) }),
    random,
    timeLimits,
  })
  onTestFinished(async () => {
    await delivery.finish()
    await delivery.close()
  })
  const put = async (changes?: Partial<NewMessage>) => {
    const receipt = await outbox.put(makeMessage(changes))
    if (receipt.kind !== 'stored') throw new Error(`the receipt is ${receipt.kind}`)
    return receipt.id
  }
  return {
    ...delivery,
    outbox,
    clock,
    log,
    put,
    send: async changes => {
      const id = await put(changes)
      delivery.wake()
      return id
    },
    read: id => find(outbox, id),
  }
}

export function makeMessage(changes: Partial<NewMessage> = {}): NewMessage {
  return {
    fields: makeFields({ name: 'Ada Lovelace' }),
    receivedAt: sentAt,
    client: crypto.randomUUID(),
    isSuspect: false,
    ...changes,
  }
}
