import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { toStoredVersion } from './message-form.ts'
import { keyWindowMs, repeatWindowMs, toHashes } from './message-hashes.ts'
import type { NewMessage, Receipt } from './outbox.ts'
import type { OutboxFile } from './outbox-file.ts'

const idSchema = z.object({ id: z.string() }).optional()
const usedKeySchema = z.object({ message_id: z.string(), content_hash: z.string() }).optional()

/** Stores a message with its idempotency record in one transaction; throws when that fails. */
export function createMessageStore(file: OutboxFile): (message: NewMessage) => Receipt {
  const selectKey = file.prepare(
    'SELECT message_id, content_hash FROM idempotency_keys WHERE key_hash = ? AND used_at > ?',
  )
  // Columns have names, because a newer release may add some while this process runs.
  const insertKey = file.prepare(
    'INSERT OR REPLACE INTO idempotency_keys (key_hash, content_hash, message_id, used_at) VALUES (?, ?, ?, ?)',
  )
  const selectRepeat = file.prepare(
    'SELECT id FROM messages WHERE fingerprint = ? AND received_at > ? ORDER BY received_at DESC LIMIT 1',
  )
  const insert = file.prepare(
    `INSERT INTO messages (id, received_at, queued_at, fields, fingerprint, state, form, version, due_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)`,
  )
  const insertDelivery = file.prepare(
    'INSERT INTO deliveries (id, destination, received_at, queued_at, state, due_at) VALUES (?, ?, ?, ?, ?, 0)',
  )

  function store(message: NewMessage): Receipt {
    const { form, fields, receivedAt, isSuspect, destinations = [] } = message
    const moment = receivedAt.getTime()
    const { contentHash, keyHashes, fingerprint } = toHashes(message)
    if (keyHashes !== undefined) {
      const keyStart = moment - keyWindowMs
      const { ofClient, ofContent, isAnybodys } = keyHashes
      const [own, anybodys] = [ofClient, ofContent].map(hash => usedKeySchema.parse(selectKey.get(hash, keyStart)))
      if (own?.content_hash === contentHash) return { kind: 'repeated', id: own.message_id }
      if (isAnybodys && anybodys !== undefined) return { kind: 'repeated', id: anybodys.message_id }
      if (own !== undefined) return { kind: 'keyReused' }
    }
    const repeat = idSchema.parse(selectRepeat.get(fingerprint, moment - repeatWindowMs))
    const id = repeat?.id ?? randomUUID()
    const hashes = keyHashes === undefined ? [] : [keyHashes.ofClient, keyHashes.ofContent]
    for (const hash of hashes) insertKey.run(hash, contentHash, id, moment)
    if (repeat !== undefined) return { kind: 'repeated', id }
    const state = isSuspect ? 'suspect' : 'waiting'
    insert.run(id, moment, moment, JSON.stringify(fields), fingerprint, state, form.id, toStoredVersion(form, fields))
    for (const each of destinations) if (each !== 'mail') insertDelivery.run(id, each, moment, moment, state)
    return { kind: 'stored', id }
  }

  return message => file.inTransaction(() => store(message))
}
