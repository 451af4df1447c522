import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Form } from '../../../shared/contact/forms.ts'
import { toKnownRows } from '../message-form.ts'
import type { Outbox, StoredMessage } from '../outbox.ts'
import { compareUrgency, leaseMs, toChange, unreadableFault } from '../settlement-change.ts'
import type { Database } from './database.ts'
import type { DatabaseClock } from './database-clock.ts'
import { createRowReader, messageColumns } from './message-row.ts'

const takenSchema = z.object({ taken_at: z.date() })
const dueSchema = z.tuple([z.object({ offset: z.number().nullable() })])

/** The operations of the delivery worker. No message waits longer than `maxRetryMs` between two attempts. */
export function createMessageLeases(
  { query }: Database,
  clock: DatabaseClock,
  forms: readonly Form[],
  maxRetryMs: number,
): Pick<Outbox, 'lease' | 'renewLeases' | 'settle' | 'nextDue'> {
  const owner = randomUUID()
  const toMessage = createRowReader(forms)
  const isWaiting = `state = 'waiting' AND ${toKnownRows(forms)}`
  // Times that are too far in the future were recorded while the database's clock was ahead.
  const correctDueTimes = `
    UPDATE messages SET due_at = to_timestamp(0) WHERE state = 'waiting' AND due_at > ${clock.at('$1')}`
  const isFree = (moment: string, limit: string) =>
    `(lease_owner IS NULL OR leased_until <= ${clock.at(moment)} OR leased_until > ${clock.at(limit)})`
  // Without MATERIALIZED the server may run the subquery for each row and take more than the limit.
  const take = `
    WITH due AS MATERIALIZED (
      SELECT row_number FROM messages
      WHERE ${isWaiting} AND due_at <= ${clock.at('$2')} AND ${isFree('$2', '$5')}
      ORDER BY due_at, received_at LIMIT $3 FOR UPDATE SKIP LOCKED
    )
    UPDATE messages SET lease_owner = $1, leased_until = ${clock.at('$4')} WHERE row_number IN (SELECT row_number FROM due)
    RETURNING ${messageColumns}, ${clock.now} AS taken_at`
  const setAside = `
    UPDATE messages SET state = 'dead', settled_at = ${clock.at('$1')}, fault = '${unreadableFault}', lease_owner = NULL,
      leased_until = NULL WHERE id = $2`
  const renew = `
    UPDATE messages SET leased_until = ${clock.at('$1')} WHERE state = 'waiting' AND lease_owner = $2 AND id = ANY ($3)`
  const settle = `
    UPDATE messages SET state = $1, due_at = coalesce(${clock.at('$2')}, due_at), settled_at = ${clock.at('$3')},
      fault = $4, attempts = attempts + $5, lease_owner = NULL, leased_until = NULL
    WHERE id = $6 AND lease_owner = $7`
  const selectDue = `
    SELECT (extract(epoch FROM least(
      (SELECT due_at FROM messages WHERE ${isWaiting} AND (lease_owner IS NULL OR leased_until <= ${clock.now})
        ORDER BY due_at LIMIT 1),
      (SELECT leased_until FROM messages WHERE ${isWaiting} AND lease_owner IS NOT NULL
        ORDER BY leased_until LIMIT 1)
    ) - ${clock.now}) * 1000)::float8 AS offset`

  /** By the clock of this process, which decides when a message has been tried for long enough. */
  function toLeased(row: unknown): StoredMessage {
    const message = toMessage(row)
    const { taken_at } = takenSchema.parse(row)
    return { ...message, queuedAt: clock.toTime(message.queuedAt.getTime() - taken_at.getTime()) }
  }

  return {
    lease: async ({ now, limit }) => {
      const moment = clock.toOffset(now)
      await query(correctDueTimes, [moment + maxRetryMs])
      const { rows } = await query(take, [owner, moment, limit, moment + leaseMs, moment + 2 * leaseMs])
      const messages = rows.map(toLeased)
      for (const { id, fields } of messages) if (fields === undefined) await query(setAside, [moment, id])
      return messages.toSorted(compareUrgency)
    },
    renewLeases: async (ids, now) => void (await query(renew, [clock.toOffset(now) + leaseMs, owner, [...ids]])),
    settle: async (id, settlement, now) => {
      const { state, dueAt, settledAt, fault, attempts } = toChange(settlement, now)
      const toOffset = (time: Date | null) => time && clock.toOffset(time)
      await query(settle, [state, toOffset(dueAt), toOffset(settledAt), fault, attempts, id, owner])
    },
    nextDue: async () => {
      const [{ offset }] = dueSchema.parse((await query(selectDue)).rows)
      return offset === null ? undefined : clock.toTime(offset)
    },
  }
}
