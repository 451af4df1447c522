import { createHash } from 'node:crypto'
import { type ContactFieldName, type ContactFields, contactFieldNames } from '../../shared/contact/contact-fields.ts'
import type { NewMessage } from './outbox.ts'

/** The same content from the same client within this time counts as one message. */
export const repeatWindowMs = 60_000
/** How long an idempotency key stays valid. */
export const keyWindowMs = 24 * 60 * 60 * 1000

type Hashes = {
  readonly contentHash: string
  /** Of the idempotency key: as its client's, and with the content as anybody's. */
  readonly keyHashes: { readonly ofClient: string; readonly ofContent: string } | undefined
  /** Of content and sender. */
  readonly fingerprint: string
}

/** What an outbox stores to recognize a repeated message. */
export function toHashes({ fields, client, idempotencyKey, isSuspect }: NewMessage): Hashes {
  // A suspect message must neither hide the same message of a person nor use up its key.
  const sender = isSuspect ? `suspect ${client}` : client
  const content = JSON.stringify(toContent(fields))
  return {
    contentHash: hash(content),
    keyHashes:
      idempotencyKey === undefined
        ? undefined
        : {
            ofClient: hash(JSON.stringify(['key of client', sender, idempotencyKey])),
            ofContent: hash(JSON.stringify(['key of content', isSuspect, idempotencyKey, content])),
          },
    fingerprint: hash(JSON.stringify([sender, content])),
  }
}

/**
 * Every field. Earlier releases hashed these four in this order; a field that came later counts by its name, and only
 * when it is filled in, so that a message without it is the same message to a process of either release.
 */
function toContent(fields: ContactFields): readonly unknown[] {
  const later = contactFieldNames.filter(name => !firstFields.includes(name) && fields[name] !== '')
  return [...firstFields.map(name => fields[name]), ...later.map(name => [name, fields[name]])]
}

const firstFields: readonly ContactFieldName[] = ['name', 'company', 'email', 'details']

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
