import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { dayMs } from '../../shared/values/dates.ts'
import { keyWindowMs, repeatWindowMs, toHashes } from './message-hashes.ts'
import type { NewMessage, Receipt } from './outbox.ts'
import type { Tables } from './tables.ts'

type Used = { readonly message_id: string; readonly content_hash: string }

/** Stores a message with its deliveries, unless it is the same as an earlier one. */
export async function put(tx: Transaction<Tables>, message: NewMessage): Promise<Receipt> {
  const { fields, receivedAt, isSuspect, destinations = [] } = message
  const { contentHash, fingerprint, ofClient, ofAnybody } = toHashes(message)
  const id = randomUUID()
  const moment = receivedAt.getTime()

  /** The latest use of a hash within the time before, or this one. Of two processes with the same one, the second waits here. */
  const claim = async (hash: string, windowMs: number) => {
    const used = { key_hash: hash, content_hash: contentHash, message_id: id, used_at: moment }
    await tx
      .insertInto('keys')
      .values(used)
      .onConflict(conflict =>
        conflict
          .column('key_hash')
          .doUpdateSet({ content_hash: contentHash, message_id: id, used_at: moment })
          .where('keys.used_at', '<=', moment - windowMs),
      )
      .execute()
    return tx.selectFrom('keys').selectAll().where('key_hash', '=', hash).executeTakeFirstOrThrow()
  }

  const claims = [
    { hash: fingerprint, windowMs: repeatWindowMs },
    { hash: ofClient, windowMs: keyWindowMs },
    { hash: ofAnybody, windowMs: keyWindowMs },
  ]
  const found = new Map<string | undefined, Used>()
  // In the same order in all processes, so that none waits for another that waits for it.
  for (const { hash = '', windowMs } of claims.toSorted((one, other) => compare(one.hash, other.hash))) {
    if (hash !== '') found.set(hash, await claim(hash, windowMs))
  }
  const [own, anybodys, same] = [ofClient, ofAnybody, fingerprint]
    .map(hash => found.get(hash))
    .map(used => (used?.message_id === id ? undefined : used))
  const byKey = own?.content_hash === contentHash ? own : anybodys
  if (byKey !== undefined || own !== undefined) {
    await tx.deleteFrom('keys').where('message_id', '=', id).execute()
    return byKey === undefined ? { kind: 'keyReused' } : { kind: 'repeated', id: byKey.message_id }
  }
  if (same !== undefined) {
    await tx.updateTable('keys').set({ message_id: same.message_id }).where('message_id', '=', id).execute()
    return { kind: 'repeated', id: same.message_id }
  }
  await tx
    .insertInto('messages')
    .values({ id, received_at: moment, fields: Buffer.from(JSON.stringify(fields)) })
    .execute()
  const rows = [...new Set(['mail', ...destinations] as const)].map(destination => ({
    ...{ message_id: id, destination, queued_at: moment, due_at: 0 },
    state: isSuspect ? ('suspect' as const) : ('waiting' as const),
  }))
  const digest = { message_id: id, destination: 'digest', queued_at: moment, state: 'waiting' } as const
  const all = isSuspect ? [...rows, { ...digest, due_at: toDigestTime(moment) }] : rows
  await tx
    .insertInto('deliveries')
    .values(all.map(row => ({ ...row, attempts: 0, leased_until: 0 })))
    .execute()
  return { kind: 'stored', id }
}

function compare(one = '', other = ''): number {
  return one < other ? -1 : Number(one > other)
}

/** After the midnight (UTC) that follows a message, so that those of the last moments of a day are stored by then. */
export const digestDelayMs = 3_600_000

function toDigestTime(moment: number): number {
  return (Math.floor(moment / dayMs) + 1) * dayMs + digestDelayMs
}
