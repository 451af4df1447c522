import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Form } from '../../shared/contact/forms.ts'
import { toKnownRows } from './message-form.ts'
import { createRowReader, messageColumns } from './message-row.ts'
import type { OutboxStore, StoredMessage } from './outbox.ts'
import type { OutboxFile } from './outbox-file.ts'
import { compareUrgency, leaseMs, toChange, unreadableFault } from './settlement-change.ts'

const takenSchema = z.object({ rowid: z.number() })
const dueSchema = z.object({ due: z.number() }).optional()

/** The operations of the delivery worker. No message waits longer than `maxRetryMs` between two attempts. */
export function createMessageLeases(
  file: OutboxFile,
  forms: readonly Form[],
  maxRetryMs: number,
): Pick<OutboxStore, 'lease' | 'renewLeases' | 'settle' | 'nextDue'> {
  const owner = randomUUID()
  const toMessage = createRowReader(forms)
  const isKnownRow = toKnownRows(forms)
  // Times that are too far in the future were recorded while the clock was ahead; the margin for leases allows for small
  // corrections of the clock. New messages have the due time 0.
  const endLeases = file.prepare(`
    UPDATE messages INDEXED BY messages_waiting SET leased_until = 0
    WHERE state = 'waiting' AND leased_until > 0 AND (leased_until <= ? OR leased_until > ?)`)
  const correctDueTimes = file.prepare(`
    UPDATE messages INDEXED BY messages_waiting SET due_at = 0
    WHERE state = 'waiting' AND leased_until = 0 AND due_at > ?`)
  const take = file.prepare(`
    UPDATE messages SET lease_owner = ?, leased_until = ? WHERE rowid IN (
      SELECT rowid FROM messages INDEXED BY messages_waiting
      WHERE state = 'waiting' AND leased_until = 0 AND due_at <= ? AND ${isKnownRow}
      ORDER BY due_at, received_at LIMIT ?
    ) RETURNING rowid, ${messageColumns}`)
  const setAside = file.prepare(`
    UPDATE messages SET state = 'dead', settled_at = ?, fault = '${unreadableFault}', lease_owner = NULL, leased_until = 0
    WHERE rowid = ?`)
  const renew = file.prepare(`
    UPDATE messages INDEXED BY messages_waiting SET leased_until = ?
    WHERE state = 'waiting' AND leased_until > 0 AND lease_owner = ? AND id IN (SELECT value FROM json_each(?))`)
  const settle = file.prepare(`
    UPDATE messages SET state = ?, due_at = coalesce(?, due_at), settled_at = ?, fault = ?, attempts = attempts + ?,
      lease_owner = NULL, leased_until = 0
    WHERE id = ? AND lease_owner = ?`)
  const selectDue = file.prepare(`
    SELECT due_at AS due FROM messages INDEXED BY messages_waiting
    WHERE state = 'waiting' AND leased_until = 0 AND ${isKnownRow} ORDER BY due_at LIMIT 1`)
  const selectLeaseEnd = file.prepare(`
    SELECT leased_until AS due FROM messages INDEXED BY messages_waiting
    WHERE state = 'waiting' AND leased_until > 0 AND ${isKnownRow} ORDER BY leased_until LIMIT 1`)

  function lease(moment: number, limit: number): readonly StoredMessage[] {
    endLeases.run(moment, moment + 2 * leaseMs)
    correctDueTimes.run(moment + maxRetryMs)
    return take.all(owner, moment + leaseMs, moment, limit).map(row => {
      const message = toMessage(row)
      if (message.fields === undefined) setAside.run(moment, takenSchema.parse(row).rowid)
      return message
    })
  }

  return {
    lease: ({ now, limit }) => {
      const messages = file.inTransaction(() => lease(now.getTime(), limit))
      return messages.toSorted(compareUrgency)
    },
    renewLeases: (ids, now) => void renew.run(now.getTime() + leaseMs, owner, JSON.stringify(ids)),
    settle: (id, settlement, now) => {
      const { state, dueAt, settledAt, fault, attempts } = toChange(settlement, now)
      settle.run(state, dueAt?.getTime() ?? null, settledAt?.getTime() ?? null, fault, attempts, id, owner)
    },
    nextDue: () => {
      const next = [selectDue, selectLeaseEnd].flatMap(select => dueSchema.parse(select.get())?.due ?? [])
      return next.length === 0 ? undefined : new Date(Math.min(...next))
    },
  }
}
