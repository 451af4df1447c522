import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { keyWindowMs, repeatWindowMs, toHashes } from '../message-hashes.ts'
import type { Outbox, Receipt } from '../outbox.ts'
import type { Database, Query } from './database.ts'
import type { DatabaseClock } from './database-clock.ts'

const repeatSchema = z.array(z.object({ id: z.string() })).max(1)
const usedKeySchema = z.tuple([z.object({ content_hash: z.string(), message_id: z.string() })])

/** Stores a message with its idempotency record in one transaction; of two replicas with the same message one waits. */
export function createMessageStore(database: Database, clock: DatabaseClock): Outbox['put'] {
  const selectRepeat = `
    SELECT id FROM messages WHERE fingerprint = $1 AND received_at > ${clock.at('$2')}
    ORDER BY received_at DESC LIMIT 1`
  // The unique key decides: another transaction with the same key waits here until the first one has ended.
  const claimKey = `
    INSERT INTO idempotency_keys AS used VALUES ($1, $2, $3, ${clock.at('$4')})
    ON CONFLICT (key_hash) DO UPDATE SET content_hash = excluded.content_hash, message_id = excluded.message_id,
      used_at = excluded.used_at WHERE used.used_at <= ${clock.at('$5')}`
  const selectKey = 'SELECT content_hash, message_id FROM idempotency_keys WHERE key_hash = $1'
  const insert = `
    INSERT INTO messages (id, received_at, queued_at, fields, fingerprint, state, due_at)
    VALUES ($1, ${clock.at('$2')}, ${clock.at('$2')}, $3, $4, $5, to_timestamp(0))`

  return message => {
    const { fields, receivedAt, isSuspect } = message
    const { contentHash, keyHash, fingerprint } = toHashes(message)

    async function store(query: Query): Promise<Receipt> {
      const moment = clock.toOffset(receivedAt)
      const [repeat] = repeatSchema.parse((await query(selectRepeat, [fingerprint, moment - repeatWindowMs])).rows)
      const id = repeat?.id ?? randomUUID()
      if (keyHash !== undefined) {
        const claim = [keyHash, contentHash, id, moment, moment - keyWindowMs]
        if ((await query(claimKey, claim)).rowCount === 0) {
          const [used] = usedKeySchema.parse((await query(selectKey, [keyHash])).rows)
          return used.content_hash === contentHash ? { kind: 'repeated', id: used.message_id } : { kind: 'keyReused' }
        }
      }
      if (repeat !== undefined) return { kind: 'repeated', id }
      await query(insert, [id, moment, JSON.stringify(fields), fingerprint, isSuspect ? 'suspect' : 'waiting'])
      return { kind: 'stored', id }
    }

    return database.inTransaction(store, toLock(fingerprint))
  }
}

/** The same message from the same sender has no unique constraint, because after a minute it is a new one. */
function toLock(fingerprint: string): bigint {
  return createHash('sha256').update(fingerprint).digest().readBigInt64BE()
}
