import type { Kysely } from 'kysely'
import { toRecord, toStoredMessage } from './message-row.ts'
import { type Destination, destinations, type ListedMessage, type Outbox, type Selection } from './outbox.ts'
import type { StoreParts, Tables } from './tables.ts'

/** The operations of operators, alerts and metrics. */
export function createArchive({ db, afterErasing }: StoreParts): Pick<Outbox, 'list' | 'retry' | 'forget' | 'summary'> {
  return {
    list: selection => list(db, selection),
    retry: (id, now, destination) => db.transaction().execute(tx => retry(tx, id, now.getTime(), destination)),
    forget: async (id, destination = 'mail') => {
      const isRemoved = await db.transaction().execute(tx => forget(tx, id, destination))
      if (isRemoved) await afterErasing()
      return isRemoved
    },
    summary: async (destination = 'mail') => {
      const deliveries = db.selectFrom('deliveries').where('destination', '=', destination)
      const rows = await deliveries
        .select(({ fn }) => ['state', fn.countAll().as('count')])
        .groupBy('state')
        .execute()
      const countOf = (wanted: string) => Number(rows.find(({ state }) => state === wanted)?.count ?? 0)
      const oldest = await deliveries
        .where('state', '=', 'waiting')
        .innerJoin('messages', 'id', 'message_id')
        .select(({ fn }) => fn.min('received_at').as('time'))
        .executeTakeFirst()
      return {
        counts: {
          waiting: countOf('waiting'),
          delivered: countOf('delivered'),
          dead: countOf('dead'),
          suspect: countOf('suspect'),
        },
        oldestWaiting: oldest?.time == null ? undefined : new Date(oldest.time),
      }
    },
  }
}

async function list(
  db: Kysely<Tables>,
  { destination = 'mail', states, limit, after, prefix = '', unalertedBefore }: Selection,
): Promise<readonly ListedMessage[]> {
  let query = db
    .selectFrom('messages')
    .innerJoin('deliveries', 'message_id', 'id')
    .selectAll('messages')
    .where('destination', '=', destination)
    .where('state', 'in', states)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (after !== undefined) {
    const time = after.receivedAt.getTime()
    query = query.where(({ or, and, eb }) =>
      or([eb('received_at', '<', time), and([eb('received_at', '=', time), eb('id', '<', after.id)])]),
    )
  }
  // Ids consist of hex digits and hyphens, which sort before "g".
  const start = prefix.toLowerCase()
  if (start !== '') query = query.where('id', '>=', start).where('id', '<', `${start}g`)
  if (unalertedBefore !== undefined) {
    const time = unalertedBefore.getTime()
    query = query.where(({ or, and, eb, ref }) =>
      and([
        or([eb('state', '=', 'dead'), and([eb('state', '=', 'waiting'), eb('received_at', '<', time)])]),
        // A message that an operator retried is a new case.
        or([
          eb('alerted_at', 'is', null),
          eb('alerted_at', '<', ref('queued_at')),
          and([eb('state', '=', 'dead'), eb('alerted_at', '<', ref('settled_at'))]),
        ]),
      ]),
    )
  }
  const messages = await query.execute()
  const ids = messages.map(({ id }) => id)
  if (ids.length === 0) return []
  const records = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('message_id', 'in', ids)
    .where('destination', '<>', 'digest')
    .execute()
  return messages.flatMap(message => {
    const own = records.filter(({ message_id }) => message_id === message.id)
    const mail = own.find(record => record.destination === 'mail')
    if (mail === undefined) return []
    const others = own.filter(record => record !== mail).map(record => [record.destination, toRecord(record)])
    return [{ ...toStoredMessage({ ...message, ...mail }), others: Object.fromEntries(others) }]
  })
}

async function retry(tx: Kysely<Tables>, id: string, moment: number, only?: Destination): Promise<boolean> {
  const due = { state: 'waiting', queued_at: moment, due_at: 0, attempts: 0, settled_at: null } as const
  const updated = await tx
    .updateTable('deliveries')
    .set(due)
    .where('message_id', '=', id)
    .where('destination', 'in', only === undefined ? destinations : [only])
    .where('state', '<>', 'delivered')
    .executeTakeFirst()
  // A person has seen it.
  await tx.deleteFrom('deliveries').where('message_id', '=', id).where('destination', '=', 'digest').execute()
  if (only === undefined || updated.numUpdatedRows > 0n) return updated.numUpdatedRows > 0n
  const hasContent = await tx
    .selectFrom('messages')
    .where('id', '=', id)
    .where('fields', 'is not', null)
    .select('id')
    .executeTakeFirst()
  if (hasContent === undefined) return false
  const added = await tx
    .insertInto('deliveries')
    .values({ ...due, message_id: id, destination: only, leased_until: 0 })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

async function forget(tx: Kysely<Tables>, id: string, destination: Destination): Promise<boolean> {
  const deliveries = tx.deleteFrom('deliveries').where('message_id', '=', id)
  if (destination !== 'mail') {
    return (await deliveries.where('destination', '=', destination).executeTakeFirst()).numDeletedRows > 0n
  }
  await deliveries.execute()
  return (await tx.deleteFrom('messages').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n
}
