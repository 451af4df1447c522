import { createHash } from 'node:crypto'
import { contactFields, type FormFields } from '../../shared/contact/forms.ts'
import type { NewMessage } from './outbox.ts'

/** The same content from the same client within this time counts as one message. */
export const repeatWindowMs = 60_000
/** How long an idempotency key stays valid. */
export const keyWindowMs = 24 * 60 * 60 * 1000

/** As the form of the site makes them: nobody else has the same one, unless it is the same message. */
const randomKey = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

type Hashes = {
  readonly contentHash: string
  /** Of content and sender. */
  readonly fingerprint: string
  /** Of the idempotency key as its client's. */
  readonly ofClient: string | undefined
  /** Of a random key with the content, as anybody's. */
  readonly ofAnybody: string | undefined
}

/** What an outbox stores to recognize a repeated message. */
export function toHashes({ fields, client, isPartner = false, idempotencyKey: key, isSuspect }: NewMessage): Hashes {
  // A suspect message must neither hide the same message of a person nor use up its key.
  const known = isPartner ? `partner ${client}` : client
  const sender = isSuspect ? `suspect ${known}` : known
  const content = JSON.stringify(toContent(fields))
  const isAnybodys = key !== undefined && !isPartner && randomKey.test(key)
  return {
    contentHash: hash(content),
    fingerprint: hash(JSON.stringify([sender, content])),
    ofClient: key === undefined ? undefined : hash(JSON.stringify(['key of client', sender, key])),
    ofAnybody: isAnybodys ? hash(JSON.stringify(['key of content', isSuspect, key, content])) : undefined,
  }
}

/**
 * Every field. Those of the first release count in the order of the form; a field that came later counts by its name, and
 * only when it is filled in, so that a message without it is the same message to a process of either release.
 */
function toContent(values: FormFields): readonly unknown[] {
  const first = contactFields.filter(({ isLater }) => !isLater)
  const later = contactFields.filter(({ isLater, name }) => isLater && values[name] !== '')
  return [...first.map(({ name }) => values[name]), ...later.map(({ name }) => [name, values[name]])]
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
