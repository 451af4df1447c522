import { delegate, limitPending } from '../delegate.ts'
import type { Outbox } from '../outbox.ts'
import { createStore } from '../store.ts'
import { eraseCopies } from '../take-over.ts'
import type { Database } from './database.ts'

const channel = 'outbox'
/** Messages within this time share a notification: PostgreSQL commits transactions that notify one after the other. */
const notifyDelayMs = 50

/** An outbox in a database with the latest tables. Closing it closes the database. */
export function openPostgres({ db, use, query, listen, close }: Database): Outbox {
  const afterErasing = async (copiesBefore?: Date) => {
    if (copiesBefore !== undefined) await eraseCopies(db, copiesBefore)
  }
  const store = createStore({ db, engine: 'postgres', afterErasing })
  const { put, retry, ...rest } = delegate(work => use(() => work(store)))
  const notifier = createNotifier(query)
  return {
    ...rest,
    put: limitPending(async message => {
      const receipt = await put(message)
      if (receipt.kind === 'stored') notifier.notify()
      return receipt
    }),
    retry: async (...given) => {
      const isDue = await retry(...given)
      if (isDue) notifier.notify()
      return isDue
    },
    onNewMessage: wake => listen(channel, wake),
    close: async () => {
      await notifier.flush()
      await close()
    },
  }
}

/** Wakes the loops of all processes. A lost notification costs time only, because they also poll. */
function createNotifier(query: Database['query']) {
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
