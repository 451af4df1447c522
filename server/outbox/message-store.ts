import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { keyWindowMs, repeatWindowMs, toHashes } from './message-hashes.ts'
import type { NewMessage, Receipt } from './outbox.ts'
import type { OutboxFile } from './outbox-file.ts'

const idSchema = z.object({ id: z.string() })
const usedKeySchema = z.object({ content_hash: z.string(), message_id: z.string() })

/** Stores a message with its idempotency record in one transaction; throws when that fails. */
export function createMessageStore(file: OutboxFile): (message: NewMessage) => Receipt {
  const selectKey = file.prepare(
    'SELECT content_hash, message_id FROM idempotency_keys WHERE key_hash = ? AND used_at > ?',
  )
  const insertKey = file.prepare('INSERT OR REPLACE INTO idempotency_keys VALUES (?, ?, ?, ?)')
  const selectRepeat = file.prepare(
    'SELECT id FROM messages WHERE fingerprint = ? AND received_at > ? ORDER BY received_at DESC LIMIT 1',
  )
  const insert = file.prepare(
    'INSERT INTO messages (id, received_at, queued_at, fields, fingerprint, state, due_at) VALUES (?, ?, ?, ?, ?, ?, 0)',
  )

  function store(message: NewMessage): Receipt {
    const { fields, receivedAt, isSuspect } = message
    const moment = receivedAt.getTime()
    const { contentHash, keyHash, fingerprint } = toHashes(message)
    const used = keyHash === undefined ? undefined : selectKey.get(keyHash, moment - keyWindowMs)
    if (used !== undefined) {
      const { content_hash, message_id } = usedKeySchema.parse(used)
      return content_hash === contentHash ? { kind: 'repeated', id: message_id } : { kind: 'keyReused' }
    }
    const repeat = selectRepeat.get(fingerprint, moment - repeatWindowMs)
    const id = repeat === undefined ? randomUUID() : idSchema.parse(repeat).id
    if (keyHash !== undefined) insertKey.run(keyHash, contentHash, id, moment)
    if (repeat !== undefined) return { kind: 'repeated', id }
    insert.run(id, moment, moment, JSON.stringify(fields), fingerprint, isSuspect ? 'suspect' : 'waiting')
    return { kind: 'stored', id }
  }

  return message => file.inTransaction(() => store(message))
}
