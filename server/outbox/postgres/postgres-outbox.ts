import { type Form, forms as siteForms } from '../../../shared/contact/forms.ts'
import { dayMs } from '../../../shared/values/dates.ts'
import { limitPending } from '../limit-pending.ts'
import type { Outbox } from '../outbox.ts'
import type { Database } from './database.ts'
import { createDatabaseClock, type DatabaseClock } from './database-clock.ts'
import { createMessageAlerts } from './message-alerts.ts'
import { createMessageArchive } from './message-archive.ts'
import { createMessageExpiry } from './message-expiry.ts'
import { createMessageLeases } from './message-leases.ts'
import { createMessageStore } from './message-store.ts'
import { createUntoldMessages } from './untold-messages.ts'

type Options = {
  /** Maximum time between two attempts; the default is the maximum of the setting. */
  readonly maxRetryMs?: number
  /** Those that this release reads; those of the site by default. */
  readonly forms?: readonly Form[]
  readonly clock?: DatabaseClock
}

const channel = 'outbox'
/** Messages within this time share a notification: PostgreSQL commits transactions that notify one after the other. */
const notifyDelayMs = 50
/** Limits how often readiness checks write. */
const maxAgeMs = 1000

/** An outbox in a database with the latest schema. Closing it closes the database. */
export function openPostgresOutbox(
  database: Database,
  { maxRetryMs = 7 * dayMs, forms = siteForms, clock = createDatabaseClock() }: Options = {},
): Outbox {
  const storeMessage = createMessageStore(database, clock)
  const archive = createMessageArchive(database, clock, forms)
  const notifier = createNotifier(database)
  return {
    ...archive,
    ...createMessageLeases(database, clock, { forms, maxRetryMs }),
    ...createMessageAlerts(database, clock),
    ...createUntoldMessages(database, clock, forms),
    expire: createMessageExpiry(database, clock),
    put: limitPending(async message => {
      const receipt = await storeMessage(message)
      if (receipt.kind === 'stored') notifier.notify()
      return receipt
    }),
    retry: async (...given) => {
      const isDue = await archive.retry(...given)
      if (isDue) notifier.notify()
      return isDue
    },
    onNewMessage: wake => database.listen(channel, wake),
    verify: createWriteTest(database),
    close: async () => {
      await notifier.flush()
      await database.close()
    },
  }
}

/** Wakes the workers of all processes. A lost notification costs time only, because they also poll. */
function createNotifier({ query }: Database) {
  let timer: NodeJS.Timeout | undefined

  async function send(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    await query(`NOTIFY ${channel}`).catch(() => {})
  }

  return {
    notify: () => {
      timer ??= setTimeout(send, notifyDelayMs)
    },
    flush: async () => {
      if (timer !== undefined) await send()
    },
  }
}

/** Whether the database can be written: not so on a standby server, or with a full disk. */
function createWriteTest({ query }: Database): Outbox['verify'] {
  let latest = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve() }
  return () => {
    if (performance.now() - latest.at >= maxAgeMs) {
      const result = query('BEGIN; INSERT INTO probe DEFAULT VALUES; ROLLBACK').then(() => {})
      latest = { at: performance.now(), result }
    }
    return latest.result
  }
}
