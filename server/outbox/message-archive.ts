import { z } from 'zod'
import type { Form } from '../../shared/contact/forms.ts'
import { createRowReader, messageColumns, toSafeTime } from './message-row.ts'
import { type MessageState, messageStates, type OutboxStore } from './outbox.ts'
import type { OutboxFile } from './outbox-file.ts'

const countsSchema = z.array(z.object({ state: z.enum(messageStates), count: z.number(), oldest: z.number() }))

/** The operations of operators and metrics. */
export function createMessageArchive(
  file: OutboxFile,
  forms: readonly Form[],
): Pick<OutboxStore, 'list' | 'findById' | 'retry' | 'forget' | 'summary'> {
  const toMessage = createRowReader(forms)
  // When the message to continue after is gone meanwhile, others of the same millisecond are left out.
  const select = file.prepare(`
    SELECT ${messageColumns} FROM messages INDEXED BY messages_by_age
    WHERE state IN (SELECT value FROM json_each(?1)) AND (messages.received_at, rowid)
      < (coalesce(?2, 9223372036854775807), coalesce((SELECT rowid FROM messages WHERE id = ?3), 0))
    ORDER BY messages.received_at DESC, rowid DESC LIMIT ?4`)
  // Ids consist of hex digits and hyphens, which sort before "g".
  const selectById = file.prepare(
    `SELECT ${messageColumns} FROM messages WHERE messages.id >= ?1 AND messages.id < ?1 || 'g' LIMIT 10`,
  )
  const makeDue = file.prepare(`
    UPDATE messages SET state = 'waiting', queued_at = ?, due_at = 0, attempts = 0, settled_at = NULL
    WHERE id = ? AND state <> 'delivered'`)
  const remove = file.prepare('DELETE FROM messages WHERE id = ?')
  const count = file.prepare(`
    SELECT state, count(*) AS count, ${toSafeTime('min(received_at)')} AS oldest FROM messages
    WHERE state IN (SELECT value FROM json_each(?)) GROUP BY state`)
  return {
    list: ({ states, limit, after }) =>
      select.all(JSON.stringify(states), after?.receivedAt.getTime() ?? null, after?.id ?? null, limit).map(toMessage),
    findById: prefix => selectById.all(prefix.toLowerCase()).map(toMessage),
    retry: (id, now) => makeDue.run(now.getTime(), id).changes > 0,
    forget: id => {
      const isRemoved = remove.run(id).changes > 0
      if (isRemoved) file.truncateLog()
      return isRemoved
    },
    summary: () => {
      const rows = countsSchema.parse(count.all(JSON.stringify(messageStates)))
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
