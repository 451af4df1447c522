import type { Kysely } from 'kysely'
import { destinations, type Outbox, type RetentionLimits } from './outbox.ts'
import type { StoreParts, Tables } from './tables.ts'

/** Small enough that a message waits only milliseconds for one call. */
const maxRows = 500

/** Of a delivery to a destination that the settings no longer name; its message was delivered elsewhere, and is erased. */
const notSentFault = 'NOT_SENT'

export function createExpiry({ db, afterErasing }: StoreParts): Outbox['expire'] {
  return async limits => {
    const counts = await db
      .transaction()
      .execute(async tx => [
        await eraseDelivered(tx, limits),
        await removeSuspects(tx, limits),
        await removeKeys(tx, limits.keysBefore.getTime()),
      ])
    const isMore = counts.includes(maxRows)
    if (!isMore) await afterErasing(limits.deliveredBefore)
    return isMore
  }
}

/** Erases the content of messages that all configured destinations have. Until then one that comes back gets them. */
async function eraseDelivered(
  tx: Kysely<Tables>,
  { deliveredBefore, destinations: configured = destinations }: RetentionLimits,
): Promise<number> {
  const before = deliveredBefore.getTime()
  const rows = await tx
    .selectFrom('messages')
    .select('id')
    .where('fields', 'is not', null)
    .where('received_at', '<', before)
    .where(({ and, exists, not, selectFrom }) => {
      const own = selectFrom('deliveries').select('message_id').whereRef('message_id', '=', 'id')
      return and([
        exists(own.where('state', '=', 'delivered').where('destination', 'in', configured)),
        not(
          exists(
            own
              .where('destination', 'in', configured)
              .where(({ or, eb }) => or([eb('state', '<>', 'delivered'), eb('settled_at', '>=', before)])),
          ),
        ),
      ])
    })
    .limit(maxRows)
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.updateTable('messages').set({ fields: null }).where('id', 'in', ids).execute()
  await tx
    .updateTable('deliveries')
    .set({ state: 'delivered', fault: notSentFault, settled_at: before })
    .where('message_id', 'in', ids)
    .where('state', '<>', 'delivered')
    .execute()
  return ids.length
}

async function removeSuspects(tx: Kysely<Tables>, { suspectBefore, toldBefore }: RetentionLimits): Promise<number> {
  let query = tx
    .selectFrom('messages')
    .innerJoin('deliveries', 'message_id', 'id')
    .select('id')
    .where('destination', '=', 'digest')
    .where('received_at', '<', suspectBefore.getTime())
    .limit(maxRows)
  if (toldBefore !== undefined) query = query.where('settled_at', '<', toldBefore.getTime())
  const ids = (await query.execute()).map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.deleteFrom('deliveries').where('message_id', 'in', ids).execute()
  await tx.deleteFrom('messages').where('id', 'in', ids).execute()
  return ids.length
}

async function removeKeys(tx: Kysely<Tables>, before: number): Promise<number> {
  const rows = await tx.selectFrom('keys').select('key_hash').where('used_at', '<', before).limit(maxRows).execute()
  const hashes = rows.map(({ key_hash }) => key_hash)
  if (hashes.length > 0) await tx.deleteFrom('keys').where('key_hash', 'in', hashes).execute()
  return hashes.length
}
