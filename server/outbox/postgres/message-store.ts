import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { toStoredVersion } from '../message-form.ts'
import { keyWindowMs, repeatWindowMs, toHashes } from '../message-hashes.ts'
import type { Outbox, Receipt } from '../outbox.ts'
import type { Database, Query } from './database.ts'
import type { DatabaseClock } from './database-clock.ts'

const repeatSchema = z.array(z.object({ id: z.string() })).max(1)
const usedKeysSchema = z.array(z.object({ key_hash: z.string(), message_id: z.string(), content_hash: z.string() }))

/** Stores a message with its idempotency record in one transaction; of two replicas with the same message one waits. */
export function createMessageStore(database: Database, clock: DatabaseClock): Outbox['put'] {
  const selectRepeat = `
    SELECT id FROM messages WHERE fingerprint = $1 AND received_at > ${clock.at('$2')}
    ORDER BY received_at DESC LIMIT 1`
  // The unique key decides: another transaction of the client with the same key waits here until the first one has ended.
  const claimKey = `
    INSERT INTO idempotency_keys AS used (key_hash, content_hash, message_id, used_at)
    VALUES ($1, $2, $3, ${clock.at('$4')})
    ON CONFLICT (key_hash) DO UPDATE SET content_hash = excluded.content_hash, message_id = excluded.message_id,
      used_at = excluded.used_at WHERE used.used_at <= ${clock.at('$5')}`
  const selectKeys = `
    SELECT key_hash, message_id, content_hash FROM idempotency_keys WHERE key_hash = ANY ($1) AND used_at > ${clock.at('$2')}`
  const insert = `
    INSERT INTO messages (id, received_at, queued_at, fields, fingerprint, state, form, version, due_at)
    VALUES ($1, ${clock.at('$2')}, ${clock.at('$2')}, $3, $4, $5, $6, $7, to_timestamp(0))`
  const insertDelivery = `
    INSERT INTO deliveries (id, destination, received_at, queued_at, state, due_at)
    SELECT id, $2, received_at, queued_at, state, due_at FROM messages WHERE id = $1`

  return message => {
    const { form, fields, receivedAt, isSuspect, destinations = [] } = message
    const { contentHash, keyHashes, fingerprint } = toHashes(message)
    const moment = clock.toOffset(receivedAt)
    const keyStart = moment - keyWindowMs

    async function store(query: Query): Promise<Receipt> {
      const claim = async (hash: string, id: string) =>
        (await query(claimKey, [hash, contentHash, id, moment, keyStart])).rowCount > 0
      if (keyHashes !== undefined) {
        const { ofClient, ofContent, isAnybodys } = keyHashes
        const used = usedKeysSchema.parse((await query(selectKeys, [[ofClient, ofContent], keyStart])).rows)
        const same = used.find(
          ({ key_hash, content_hash }) =>
            (key_hash === ofClient && content_hash === contentHash) || (key_hash === ofContent && isAnybodys),
        )
        if (same !== undefined) return { kind: 'repeated', id: same.message_id }
      }
      const [repeat] = repeatSchema.parse((await query(selectRepeat, [fingerprint, moment - repeatWindowMs])).rows)
      const id = repeat?.id ?? randomUUID()
      if (keyHashes !== undefined) {
        if (!(await claim(keyHashes.ofClient, id))) return { kind: 'keyReused' }
        await claim(keyHashes.ofContent, id)
      }
      if (repeat !== undefined) return { kind: 'repeated', id }
      const state = isSuspect ? 'suspect' : 'waiting'
      await query(insert, [
        id,
        moment,
        JSON.stringify(fields),
        fingerprint,
        state,
        form.id,
        toStoredVersion(form, fields),
      ])
      for (const each of destinations) if (each !== 'mail') await query(insertDelivery, [id, each])
      return { kind: 'stored', id }
    }

    return database.inTransaction(store, toLock(contentHash))
  }
}

/** The same message has no unique constraint, because without a key it is a new one after a minute. */
function toLock(contentHash: string): bigint {
  return createHash('sha256').update(contentHash).digest().readBigInt64BE()
}
