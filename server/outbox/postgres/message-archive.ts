import { z } from 'zod'
import type { Form } from '../../../shared/contact/forms.ts'
import { toDeliveryTable, toKnownDeliveries } from '../delivery-table.ts'
import { attachOthers } from '../listed-messages.ts'
import { type Destination, destinations, type ListedMessage, messageStates, type Outbox } from '../outbox.ts'
import type { Database } from './database.ts'
import type { DatabaseClock } from './database-clock.ts'
import { createRowReader, toMessageColumns } from './message-row.ts'

const count = z.coerce.number()
const summarySchema = z.tuple([
  z.object({
    waiting: count,
    delivered: count,
    dead: count,
    suspect: count,
    newer: count,
    oldest: z.date().nullable(),
  }),
])

/** Above this number of rows PostgreSQL's own estimate is used, because counting would take seconds. */
const maxCounted = 1_000_000

/** The operations of operators and metrics. */
export function createMessageArchive(
  { query, inTransaction }: Database,
  clock: DatabaseClock,
  forms: readonly Form[],
): Pick<Outbox, 'list' | 'findById' | 'retry' | 'forget' | 'summary'> {
  const toMessage = createRowReader(forms)
  // When the message to continue after is gone meanwhile, others of the same millisecond are left out.
  const isInState = {
    mail: 'state = ANY ($1)',
    webhook: `id IN (SELECT id FROM deliveries WHERE destination = 'webhook' AND state = ANY ($1))`,
  } satisfies Record<Destination, string>
  const toSelect = (destination: Destination) => `
    SELECT ${toMessageColumns('mail')} FROM messages WHERE ${isInState[destination]} AND ($2::timestamptz IS NULL OR
      (received_at, row_number) < ($2, coalesce((SELECT row_number FROM messages WHERE id = $3), 0)))
    ORDER BY messages.received_at DESC, row_number DESC LIMIT $4`
  // Ids consist of hex digits and hyphens, which sort before "g".
  const selectById = `SELECT ${toMessageColumns('mail')} FROM messages WHERE id >= $1 AND id < $1 || 'g' LIMIT 10`
  const selectOthers = `SELECT destination, ${toMessageColumns('webhook')} FROM deliveries WHERE id = ANY ($1)`
  const toMakeDue = (destination: Destination) => {
    const { table, only } = toDeliveryTable(destination)
    return `UPDATE ${table} SET state = 'waiting', queued_at = ${clock.at('$1')}, due_at = to_timestamp(0), attempts = 0,
      settled_at = NULL WHERE id = $2 AND state <> 'delivered'${only}`
  }
  const addDelivery = `
    INSERT INTO deliveries (id, destination, received_at, queued_at, state, due_at)
    SELECT id, $3, received_at, ${clock.at('$1')}, 'waiting', to_timestamp(0) FROM messages
    WHERE id = $2 AND fields IS NOT NULL ON CONFLICT DO NOTHING`

  async function withOthers(rows: readonly unknown[]): Promise<readonly ListedMessage[]> {
    const messages = rows.map(toMessage)
    if (messages.length === 0) return []
    return attachOthers(messages, (await query(selectOthers, [messages.map(({ id }) => id)])).rows, toMessage)
  }

  async function retry(id: string, now: Date, destination: Destination | undefined): Promise<boolean> {
    const moment = clock.toOffset(now)
    return inTransaction(async query => {
      let changes = 0
      if (destination !== undefined && destination !== 'mail') {
        changes += (await query(addDelivery, [moment, id, destination])).rowCount
      }
      for (const each of destination === undefined ? destinations : [destination]) {
        changes += (await query(toMakeDue(each), [moment, id])).rowCount
      }
      return changes > 0
    })
  }

  async function forget(id: string, destination: Destination = 'mail'): Promise<boolean> {
    const { table, only } = toDeliveryTable(destination)
    return (await query(`DELETE FROM ${table} WHERE id = $1${only}`, [id])).rowCount > 0
  }

  async function summarize(destination: Destination) {
    const [{ oldest, newer, ...counts }] = summarySchema.parse((await query(toSummary(destination, forms))).rows)
    return { counts, newer, oldestWaiting: oldest ?? undefined }
  }

  return {
    list: async ({ destination = 'mail', states, limit, after }) => {
      const values = [states, after?.receivedAt ?? null, after?.id ?? null, limit]
      return withOthers((await query(toSelect(destination), values)).rows)
    },
    findById: async prefix => withOthers((await query(selectById, [prefix.toLowerCase()])).rows),
    retry,
    forget,
    summary: (destination = 'mail') => summarize(destination),
  }
}

/** SQL of the counts of a destination. */
function toSummary(destination: Destination, forms: readonly Form[]): string {
  const deliveries = toDeliveryTable(destination)
  const { table, only } = deliveries
  const countState = (state: string) => `(SELECT count(*) FROM ${table} WHERE state = '${state}'${only})`
  return `
    WITH undelivered AS (
      SELECT ${messageStates
        .filter(state => state !== 'delivered')
        .map(state => `${countState(state)} AS ${state}`)
        .join(', ')}
    ), size AS (SELECT reltuples AS rows FROM pg_class WHERE oid = '${table}'::regclass)
    SELECT waiting, dead, suspect,
      CASE WHEN size.rows < ${maxCounted} THEN ${countState('delivered')}
        ELSE greatest(0, size.rows::bigint - waiting - dead - suspect) END AS delivered,
      (SELECT min(received_at) FROM ${table} WHERE state = 'waiting'${only}) AS oldest,
      (SELECT count(*) FROM ${table} WHERE state = 'waiting'${only} AND NOT ${toKnownDeliveries(deliveries, forms)}) AS newer
    FROM undelivered, size`
}
