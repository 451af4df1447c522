import { z } from 'zod'
import type { Form } from '../../../shared/contact/forms.ts'
import { messageStates, type Outbox } from '../outbox.ts'
import type { Database } from './database.ts'
import type { DatabaseClock } from './database-clock.ts'
import { createRowReader, messageColumns } from './message-row.ts'

const count = z.coerce.number()
const summarySchema = z.tuple([
  z.object({ waiting: count, delivered: count, dead: count, suspect: count, oldest: z.date().nullable() }),
])

/** Above this number of rows PostgreSQL's own estimate is used, because counting would take seconds. */
const maxCounted = 1_000_000

/** The operations of operators and metrics. */
export function createMessageArchive(
  { query }: Database,
  clock: DatabaseClock,
  forms: readonly Form[],
): Pick<Outbox, 'list' | 'findById' | 'retry' | 'forget' | 'summary'> {
  const toMessage = createRowReader(forms)
  // When the message to continue after is gone meanwhile, others of the same millisecond are left out.
  const select = `
    SELECT ${messageColumns} FROM messages WHERE state = ANY ($1) AND ($2::timestamptz IS NULL OR
      (received_at, row_number) < ($2, coalesce((SELECT row_number FROM messages WHERE id = $3), 0)))
    ORDER BY messages.received_at DESC, row_number DESC LIMIT $4`
  // Ids consist of hex digits and hyphens, which sort before "g".
  const selectById = `SELECT ${messageColumns} FROM messages WHERE id >= $1 AND id < $1 || 'g' LIMIT 10`
  const makeDue = `
    UPDATE messages SET state = 'waiting', queued_at = ${clock.at('$1')}, due_at = to_timestamp(0), attempts = 0,
      settled_at = NULL WHERE id = $2 AND state <> 'delivered'`
  const countState = (state: string) => `(SELECT count(*) FROM messages WHERE state = '${state}')`
  const summarize = `
    WITH undelivered AS (
      SELECT ${messageStates
        .filter(state => state !== 'delivered')
        .map(state => `${countState(state)} AS ${state}`)
        .join(', ')}
    ), size AS (SELECT reltuples AS rows FROM pg_class WHERE oid = 'messages'::regclass)
    SELECT waiting, dead, suspect,
      CASE WHEN size.rows < ${maxCounted} THEN ${countState('delivered')}
        ELSE greatest(0, size.rows::bigint - waiting - dead - suspect) END AS delivered,
      (SELECT min(received_at) FROM messages WHERE state = 'waiting') AS oldest
    FROM undelivered, size`
  return {
    list: async ({ states, limit, after }) =>
      (await query(select, [states, after?.receivedAt ?? null, after?.id ?? null, limit])).rows.map(toMessage),
    findById: async prefix => (await query(selectById, [prefix.toLowerCase()])).rows.map(toMessage),
    retry: async (id, now) => (await query(makeDue, [clock.toOffset(now), id])).rowCount > 0,
    forget: async id => (await query('DELETE FROM messages WHERE id = $1', [id])).rowCount > 0,
    summary: async () => {
      const [{ oldest, ...counts }] = summarySchema.parse((await query(summarize)).rows)
      return { counts, oldestWaiting: oldest ?? undefined }
    },
  }
}
