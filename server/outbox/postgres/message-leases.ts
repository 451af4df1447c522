import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Form } from '../../../shared/contact/forms.ts'
import { toDeliveryTable, toKnownDeliveries } from '../delivery-table.ts'
import type { Destination, Outbox, Settlement, StoredMessage } from '../outbox.ts'
import { compareUrgency, leaseMs, toChange, unreadableFault } from '../settlement-change.ts'
import type { Database } from './database.ts'
import type { DatabaseClock } from './database-clock.ts'
import { createRowReader, toMessageColumns } from './message-row.ts'

const takenSchema = z.object({ taken_at: z.date() })
const dueSchema = z.tuple([z.object({ offset: z.number().nullable() })])

type Options = { readonly forms: readonly Form[]; readonly maxRetryMs: number }

/** The operations of the delivery workers. No message waits longer than `maxRetryMs` between two attempts. */
export function createMessageLeases(
  database: Database,
  clock: DatabaseClock,
  options: Options,
): Pick<Outbox, 'lease' | 'renewLeases' | 'settle' | 'nextDue'> {
  const create = (destination: Destination) => createLeases(destination, { database, clock, ...options })
  const of = { mail: create('mail'), webhook: create('webhook') }
  return {
    lease: ({ destination = 'mail', now, limit }) => of[destination].lease(now, limit),
    renewLeases: (ids, now, destination = 'mail') => of[destination].renew(ids, now),
    settle: (id, settlement, now, destination = 'mail') => of[destination].settle(id, settlement, now),
    nextDue: (destination = 'mail') => of[destination].nextDue(),
  }
}

type Parts = Options & { readonly database: Database; readonly clock: DatabaseClock }

function createLeases(destination: Destination, { database, clock, forms, maxRetryMs }: Parts) {
  const { query } = database
  const owner = randomUUID()
  const toMessage = createRowReader(forms)
  const deliveries = toDeliveryTable(destination)
  const { table, only } = deliveries
  const isWaiting = `state = 'waiting'${only} AND ${toKnownDeliveries(deliveries, forms)}`
  // Times that are too far in the future were recorded while the database's clock was ahead.
  const correctDueTimes = `
    UPDATE ${table} SET due_at = to_timestamp(0) WHERE state = 'waiting'${only} AND due_at > ${clock.at('$1')}`
  const isFree = (moment: string, limit: string) =>
    `(lease_owner IS NULL OR leased_until <= ${clock.at(moment)} OR leased_until > ${clock.at(limit)})`
  // Without MATERIALIZED the server may run the subquery for each row and take more than the limit.
  const take = `
    WITH due AS MATERIALIZED (
      SELECT id FROM ${table}
      WHERE ${isWaiting} AND due_at <= ${clock.at('$2')} AND ${isFree('$2', '$5')}
      ORDER BY due_at, received_at LIMIT $3 FOR UPDATE SKIP LOCKED
    )
    UPDATE ${table} SET lease_owner = $1, leased_until = ${clock.at('$4')} WHERE id IN (SELECT id FROM due)${only}
    RETURNING ${toMessageColumns(destination)}, ${clock.now} AS taken_at`
  const setAside = `
    UPDATE ${table} SET state = 'dead', settled_at = ${clock.at('$1')}, fault = '${unreadableFault}', lease_owner = NULL,
      leased_until = NULL WHERE id = $2${only}`
  const renew = `
    UPDATE ${table} SET leased_until = ${clock.at('$1')} WHERE state = 'waiting' AND lease_owner = $2 AND id = ANY ($3)${only}`
  const settle = `
    UPDATE ${table} SET state = $1, due_at = coalesce(${clock.at('$2')}, due_at), settled_at = ${clock.at('$3')},
      fault = $4, attempts = attempts + $5, lease_owner = NULL, leased_until = NULL
    WHERE id = $6 AND lease_owner = $7${only}`
  const selectDue = `
    SELECT (extract(epoch FROM least(
      (SELECT due_at FROM ${table} WHERE ${isWaiting} AND (lease_owner IS NULL OR leased_until <= ${clock.now})
        ORDER BY due_at LIMIT 1),
      (SELECT leased_until FROM ${table} WHERE ${isWaiting} AND lease_owner IS NOT NULL
        ORDER BY leased_until LIMIT 1)
    ) - ${clock.now}) * 1000)::float8 AS offset`

  /** By the clock of this process, which decides when a message has been tried for long enough. */
  function toLeased(row: unknown): StoredMessage {
    const message = toMessage(row)
    const { taken_at } = takenSchema.parse(row)
    return { ...message, queuedAt: clock.toTime(message.queuedAt.getTime() - taken_at.getTime()) }
  }

  return {
    lease: async (now: Date, limit: number): Promise<readonly StoredMessage[]> => {
      const moment = clock.toOffset(now)
      await query(correctDueTimes, [moment + maxRetryMs])
      const { rows } = await query(take, [owner, moment, limit, moment + leaseMs, moment + 2 * leaseMs])
      const messages = rows.map(toLeased)
      for (const { id, fields } of messages) if (fields === undefined) await query(setAside, [moment, id])
      return messages.toSorted(compareUrgency)
    },
    renew: async (ids: readonly string[], now: Date): Promise<void> =>
      void (await query(renew, [clock.toOffset(now) + leaseMs, owner, [...ids]])),
    settle: async (id: string, settlement: Settlement, now: Date): Promise<void> => {
      const { state, dueAt, settledAt, fault, attempts } = toChange(settlement, now)
      const toOffset = (time: Date | null) => time && clock.toOffset(time)
      await query(settle, [state, toOffset(dueAt), toOffset(settledAt), fault, attempts, id, owner])
    },
    nextDue: async (): Promise<Date | undefined> => {
      const [{ offset }] = dueSchema.parse((await query(selectDue)).rows)
      return offset === null ? undefined : clock.toTime(offset)
    },
  }
}
