import { createHash } from 'node:crypto'
import type { NewMessage } from './outbox.ts'

/** The same content from the same client within this time counts as one message. */
export const repeatWindowMs = 60_000
/** How long an idempotency key stays valid. */
export const keyWindowMs = 24 * 60 * 60 * 1000

type Hashes = {
  readonly contentHash: string
  /** Of the idempotency key. */
  readonly keyHash: string | undefined
  /** Of content and sender. */
  readonly fingerprint: string
}

/** What an outbox stores to recognize a repeated message. */
export function toHashes({ fields, client, idempotencyKey }: NewMessage): Hashes {
  const content = JSON.stringify([fields.name, fields.company, fields.email, fields.details])
  return {
    contentHash: hash(content),
    keyHash: idempotencyKey === undefined ? undefined : hash(idempotencyKey),
    fingerprint: hash(JSON.stringify([client, content])),
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
