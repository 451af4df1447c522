import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { toMessage } from './message-row.ts'
import type { LeasedMessage, Outbox, Settlement, StoredMessage } from './outbox.ts'
import type { OutboxFile } from './outbox-file.ts'

/** After this time without renewal, as after a crash, another process may lease the message. */
const leaseMs = 15_000

const nextDueSchema = z.object({ next: z.number().nullable() })

/** The operations of the delivery worker. No message waits longer than `maxRetryMs` between two attempts. */
export function createMessageLeases(
  file: OutboxFile,
  maxRetryMs: number,
): Pick<Outbox, 'lease' | 'renewLeases' | 'settle' | 'nextDue'> {
  const owner = randomUUID()
  // A message before its first attempt is due, whatever its time says. Other times that are too far in the future were
  // recorded while the clock was ahead; the margin for leases allows for small corrections of the clock.
  const take = file.prepare(`
    UPDATE messages SET lease_owner = ?1, leased_until = ?2 WHERE id IN (
      SELECT id FROM messages WHERE state = 'waiting'
        AND (attempts = 0 OR due_at <= ?3 OR due_at > ?4)
        AND (leased_until <= ?3 OR leased_until > ?5)
      ORDER BY received_at LIMIT ?6
    ) RETURNING *`)
  const renew = file.prepare("UPDATE messages SET leased_until = ? WHERE lease_owner = ? AND state = 'waiting'")
  const settle = file.prepare(`
    UPDATE messages SET state = ?, due_at = coalesce(?, due_at), settled_at = ?, fault = ?, attempts = attempts + ?,
      lease_owner = NULL, leased_until = 0
    WHERE id = ? AND lease_owner = ?`)
  const selectNext = file.prepare("SELECT min(max(due_at, leased_until)) AS next FROM messages WHERE state = 'waiting'")
  return {
    lease: ({ now, limit }) => {
      const moment = now.getTime()
      const rows = take.all(owner, moment + leaseMs, moment, moment + maxRetryMs, moment + 2 * leaseMs, limit)
      return rows
        .map(toMessage)
        .filter(hasFields)
        .sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime())
    },
    renewLeases: now => void renew.run(now.getTime() + leaseMs, owner),
    settle: (id, settlement, now) => {
      const { state, at, settledAt, fault, attempts } = toChange(settlement, now)
      settle.run(state, at, settledAt, fault, attempts, id, owner)
    },
    nextDue: () => {
      const { next } = nextDueSchema.parse(selectNext.get())
      return next === null ? undefined : new Date(next)
    },
  }
}

function hasFields(message: StoredMessage): message is LeasedMessage {
  return message.fields !== undefined
}

function toChange(settlement: Settlement, now: Date) {
  const unsettled = { state: 'waiting', settledAt: null, at: null, fault: null, attempts: 1 }
  switch (settlement.kind) {
    case 'delivered':
      return { ...unsettled, state: 'delivered', settledAt: now.getTime() }
    case 'dead':
      return { ...unsettled, state: 'dead', settledAt: now.getTime(), fault: settlement.fault }
    case 'retry':
      return { ...unsettled, at: settlement.at.getTime(), fault: settlement.fault }
    case 'released':
      return { ...unsettled, attempts: 0 }
  }
}
