import { z } from 'zod'
import { toMessage } from './message-row.ts'
import { type MessageState, messageStates, type Outbox } from './outbox.ts'
import type { OutboxFile } from './outbox-file.ts'

const countsSchema = z.array(z.object({ state: z.enum(messageStates), count: z.number(), oldest: z.number() }))

/** The operations of operators, metrics and retention. */
export function createMessageArchive(
  file: OutboxFile,
): Pick<Outbox, 'list' | 'findById' | 'retry' | 'forget' | 'expire' | 'summary'> {
  const select = file.prepare(
    'SELECT * FROM messages WHERE state IN (SELECT value FROM json_each(?)) ORDER BY received_at DESC LIMIT ?',
  )
  const selectById = file.prepare('SELECT * FROM messages WHERE substr(id, 1, length(?1)) = ?1 LIMIT 10')
  const makeDue = file.prepare(`
    UPDATE messages SET state = 'waiting', queued_at = ?1, due_at = ?1, attempts = 0, settled_at = NULL
    WHERE id = ?2 AND state <> 'delivered'`)
  const remove = file.prepare('DELETE FROM messages WHERE id = ?')
  const eraseDelivered = file.prepare(`
    UPDATE messages SET fields = NULL, fingerprint = NULL
    WHERE state = 'delivered' AND coalesce(settled_at, received_at) < ? AND fields IS NOT NULL`)
  const removeSuspects = file.prepare("DELETE FROM messages WHERE state = 'suspect' AND received_at < ?")
  const removeKeys = file.prepare('DELETE FROM idempotency_keys WHERE used_at < ?')
  const count = file.prepare('SELECT state, count(*) AS count, min(received_at) AS oldest FROM messages GROUP BY state')
  // Erased bytes would stay in the write-ahead log until it is overwritten.
  const truncateLog = () => file.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
  return {
    // A negative limit means none to SQLite.
    list: ({ states, limit = -1 }) => select.all(JSON.stringify(states), limit).map(toMessage),
    findById: prefix => selectById.all(prefix.toLowerCase()).map(toMessage),
    retry: (id, now) => makeDue.run(now.getTime(), id).changes > 0,
    forget: id => {
      const isRemoved = remove.run(id).changes > 0
      if (isRemoved) truncateLog()
      return isRemoved
    },
    expire: ({ deliveredBefore, suspectBefore, keysBefore }) => {
      const erased = eraseDelivered.run(deliveredBefore.getTime()).changes
      const removed = removeSuspects.run(suspectBefore.getTime()).changes
      removeKeys.run(keysBefore.getTime())
      if (erased + removed > 0) truncateLog()
    },
    summary: () => {
      const rows = countsSchema.parse(count.all())
      const countOf = (state: MessageState) => rows.find(row => row.state === state)?.count ?? 0
      const oldest = rows.find(row => row.state === 'waiting')?.oldest
      return {
        counts: {
          waiting: countOf('waiting'),
          delivered: countOf('delivered'),
          dead: countOf('dead'),
          suspect: countOf('suspect'),
        },
        oldestWaiting: oldest === undefined ? undefined : new Date(oldest),
      }
    },
  }
}
