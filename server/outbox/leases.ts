import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { toStoredMessage } from './message-row.ts'
import type { Outbox, Queue, Settlement } from './outbox.ts'
import type { StoreParts, Tables } from './tables.ts'

/** After this time without renewal, as after a crash, another process may lease the message. */
const leaseMs = 15_000

/** Of a message whose fields cannot be read. */
const unreadableFault = 'UNREADABLE'

/** The operations of the delivery loops. */
export function createLeases({ db, engine }: StoreParts): Pick<Outbox, 'lease' | 'settle' | 'nextDue'> {
  const owner = randomUUID()
  /** What this process has leased and not settled. A lease whose answer was lost is not among it, and ends by itself. */
  const held = new Map<Queue, Set<string>>()

  function getHeld(queue: Queue): Set<string> {
    const ids = held.get(queue) ?? new Set<string>()
    held.set(queue, ids)
    return ids
  }

  async function lease(tx: Transaction<Tables>, queue: Queue, moment: number, limit: number) {
    const own = [...getHeld(queue)]
    const renew = (ids: readonly string[]) =>
      tx
        .updateTable('deliveries')
        .set({ lease_owner: owner, leased_until: moment + leaseMs })
        .where('destination', '=', queue)
        .where('message_id', 'in', ids)
    if (own.length > 0) await renew(own).where('lease_owner', '=', owner).execute()
    if (limit < 1) return []
    const due = tx
      .selectFrom('deliveries')
      .select('message_id')
      .where('destination', '=', queue)
      .where('state', '=', 'waiting')
      .where('due_at', '<=', moment)
      .where('leased_until', '<=', moment)
      .orderBy('due_at')
      .orderBy('queued_at')
      .limit(limit)
    const rows = await (engine === 'postgres' ? due.forUpdate().skipLocked() : due).execute()
    const ids = rows.map(({ message_id }) => message_id)
    if (ids.length === 0) return []
    await renew(ids).execute()
    const leased = await tx
      .selectFrom('deliveries')
      .innerJoin('messages', 'messages.id', 'deliveries.message_id')
      .selectAll()
      .where('destination', '=', queue)
      .where('message_id', 'in', ids)
      .orderBy('due_at')
      .orderBy('queued_at')
      .execute()
    const messages = leased.map(toStoredMessage)
    const unreadable = messages.filter(({ fields }) => fields === undefined).map(({ id }) => id)
    if (unreadable.length > 0 && queue !== 'digest') {
      await change(tx, unreadable, { kind: 'dead', fault: unreadableFault }, moment, queue)
    }
    return messages
  }

  async function change(
    tx: Kysely<Tables>,
    ids: readonly string[],
    settlement: Settlement,
    moment: number,
    queue: Queue,
  ): Promise<void> {
    const update = tx.updateTable('deliveries').where('destination', '=', queue).where('message_id', 'in', ids)
    if (settlement.kind === 'alerted') return void (await update.set({ alerted_at: moment }).execute())
    await update
      .set(toChange(settlement, moment))
      .set(row => ({
        attempts: row('attempts', '+', settlement.kind === 'released' ? 0 : 1),
        ...{ lease_owner: null, leased_until: 0 },
      }))
      .where('lease_owner', '=', owner)
      .execute()
  }

  return {
    lease: async ({ now, limit, destination = 'mail' }) => {
      const messages = await db.transaction().execute(tx => lease(tx, destination, now.getTime(), limit))
      for (const { id, fields } of messages) if (fields !== undefined) getHeld(destination).add(id)
      return messages
    },
    settle: async (given, settlement, now, destination = 'mail') => {
      const ids = typeof given === 'string' ? [given] : given
      if (ids.length > 0) {
        await db.transaction().execute(tx => change(tx, ids, settlement, now.getTime(), destination))
      }
      if (settlement.kind !== 'alerted') for (const id of ids) getHeld(destination).delete(id)
    },
    nextDue: async (destination = 'mail') => {
      const waiting = db.selectFrom('deliveries').where('destination', '=', destination).where('state', '=', 'waiting')
      const times = await Promise.all([
        waiting.where('leased_until', '=', 0).select('due_at as time').orderBy('due_at').limit(1).executeTakeFirst(),
        waiting
          .where('leased_until', '>', 0)
          .select('leased_until as time')
          .orderBy('leased_until')
          .limit(1)
          .executeTakeFirst(),
      ])
      const known = times.flatMap(row => row?.time ?? [])
      return known.length === 0 ? undefined : new Date(Math.min(...known))
    },
  }
}

/** What a settlement changes in the row of a delivery. */
function toChange(settlement: Exclude<Settlement, { kind: 'alerted' }>, moment: number) {
  switch (settlement.kind) {
    case 'delivered':
      return { state: 'delivered', settled_at: moment, fault: null } as const
    case 'dead':
      return { state: 'dead', settled_at: moment, fault: settlement.fault } as const
    case 'retry':
      return { state: 'waiting', settled_at: null, fault: settlement.fault, due_at: settlement.at.getTime() } as const
    case 'released':
      return { state: 'waiting', settled_at: null, fault: null } as const
  }
}
