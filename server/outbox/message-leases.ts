import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Form } from '../../shared/contact/forms.ts'
import { toDeliveryTable, toKnownDeliveries } from './delivery-table.ts'
import { createRowReader, toMessageColumns } from './message-row.ts'
import type { Destination, OutboxStore, Settlement, StoredMessage } from './outbox.ts'
import type { OutboxFile } from './outbox-file.ts'
import { compareUrgency, leaseMs, toChange, unreadableFault } from './settlement-change.ts'

const takenSchema = z.object({ rowid: z.number() })
const dueSchema = z.object({ due: z.number() }).optional()

type Options = { readonly forms: readonly Form[]; readonly maxRetryMs: number }

/** The operations of the delivery workers. No message waits longer than `maxRetryMs` between two attempts. */
export function createMessageLeases(
  file: OutboxFile,
  options: Options,
): Pick<OutboxStore, 'lease' | 'renewLeases' | 'settle' | 'nextDue'> {
  const of = { mail: createLeases(file, 'mail', options), webhook: createLeases(file, 'webhook', options) }
  return {
    lease: ({ destination = 'mail', now, limit }) => {
      const messages = file.inTransaction(() => of[destination].lease(now.getTime(), limit))
      return messages.toSorted(compareUrgency)
    },
    renewLeases: (ids, now, destination = 'mail') => of[destination].renew(ids, now),
    settle: (id, settlement, now, destination = 'mail') => of[destination].settle(id, settlement, now),
    nextDue: (destination = 'mail') => of[destination].nextDue(),
  }
}

function createLeases(file: OutboxFile, destination: Destination, { forms, maxRetryMs }: Options) {
  const owner = randomUUID()
  const toMessage = createRowReader(forms)
  const deliveries = toDeliveryTable(destination)
  const { table, only } = deliveries
  const isWaiting = `state = 'waiting'${only}`
  const isKnown = toKnownDeliveries(deliveries, forms)
  // Times that are too far in the future were recorded while the clock was ahead; the margin for leases allows for small
  // corrections of the clock. New messages have the due time 0.
  const endLeases = file.prepare(`
    UPDATE ${table} INDEXED BY ${table}_waiting SET leased_until = 0
    WHERE ${isWaiting} AND leased_until > 0 AND (leased_until <= ? OR leased_until > ?)`)
  const correctDueTimes = file.prepare(`
    UPDATE ${table} INDEXED BY ${table}_waiting SET due_at = 0
    WHERE ${isWaiting} AND leased_until = 0 AND due_at > ?`)
  const take = file.prepare(`
    UPDATE ${table} SET lease_owner = ?, leased_until = ? WHERE rowid IN (
      SELECT rowid FROM ${table} INDEXED BY ${table}_waiting
      WHERE ${isWaiting} AND leased_until = 0 AND due_at <= ? AND ${isKnown}
      ORDER BY due_at, received_at LIMIT ?
    ) RETURNING rowid, ${toMessageColumns(destination)}`)
  const setAside = file.prepare(`
    UPDATE ${table} SET state = 'dead', settled_at = ?, fault = '${unreadableFault}', lease_owner = NULL, leased_until = 0
    WHERE rowid = ?`)
  const renew = file.prepare(`
    UPDATE ${table} INDEXED BY ${table}_waiting SET leased_until = ?
    WHERE ${isWaiting} AND leased_until > 0 AND lease_owner = ? AND id IN (SELECT value FROM json_each(?))`)
  const settle = file.prepare(`
    UPDATE ${table} SET state = ?, due_at = coalesce(?, due_at), settled_at = ?, fault = ?, attempts = attempts + ?,
      lease_owner = NULL, leased_until = 0
    WHERE id = ? AND lease_owner = ?${only}`)
  const selectDue = file.prepare(`
    SELECT due_at AS due FROM ${table} INDEXED BY ${table}_waiting
    WHERE ${isWaiting} AND leased_until = 0 AND ${isKnown} ORDER BY due_at LIMIT 1`)
  const selectLeaseEnd = file.prepare(`
    SELECT leased_until AS due FROM ${table} INDEXED BY ${table}_waiting
    WHERE ${isWaiting} AND leased_until > 0 AND ${isKnown} ORDER BY leased_until LIMIT 1`)

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
    lease,
    renew: (ids: readonly string[], now: Date): void =>
      void renew.run(now.getTime() + leaseMs, owner, JSON.stringify(ids)),
    settle: (id: string, settlement: Settlement, now: Date): void => {
      const { state, dueAt, settledAt, fault, attempts } = toChange(settlement, now)
      settle.run(state, dueAt?.getTime() ?? null, settledAt?.getTime() ?? null, fault, attempts, id, owner)
    },
    nextDue: (): Date | undefined => {
      const next = [selectDue, selectLeaseEnd].flatMap(select => dueSchema.parse(select.get())?.due ?? [])
      return next.length === 0 ? undefined : new Date(Math.min(...next))
    },
  }
}
