import { createHash } from 'node:crypto'
import { contactForm, type Form, type FormFields } from '../../shared/contact/forms.ts'
import type { NewMessage } from './outbox.ts'

/** The same content from the same client within this time counts as one message. */
export const repeatWindowMs = 60_000
/** How long an idempotency key stays valid. */
export const keyWindowMs = 24 * 60 * 60 * 1000

/** Of the idempotency key: as its client's, and with the content as anybody's. */
type KeyHashes = {
  readonly ofClient: string
  readonly ofContent: string
  /** Whether a record with the second one counts. It is always made, for processes of the release before. */
  readonly isAnybodys: boolean
}

/** As the form of the site makes them: nobody else has the same one, unless it is the same message. */
const randomKey = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

type Hashes = {
  readonly contentHash: string
  readonly keyHashes: KeyHashes | undefined
  /** Of content and sender. */
  readonly fingerprint: string
}

/** What an outbox stores to recognize a repeated message. */
export function toHashes({ form, fields, client, isPartner = false, idempotencyKey, isSuspect }: NewMessage): Hashes {
  // A suspect message must neither hide the same message of a person nor use up its key.
  const known = isPartner ? `partner ${client}` : client
  const sender = isSuspect ? `suspect ${known}` : known
  const content = JSON.stringify(toContent(form, fields))
  return {
    contentHash: hash(content),
    keyHashes:
      idempotencyKey === undefined
        ? undefined
        : {
            ofClient: hash(JSON.stringify(['key of client', sender, idempotencyKey])),
            ofContent: hash(JSON.stringify(['key of content', isSuspect, idempotencyKey, content])),
            isAnybodys: !isPartner && randomKey.test(idempotencyKey),
          },
    fingerprint: hash(JSON.stringify([sender, content])),
  }
}

/**
 * Every field. Those of the first release count in the order of the form; a field that came later counts by its name, and
 * only when it is filled in, so that a message without it is the same message to a process of either release. Releases
 * before there was a second form hashed no id.
 */
function toContent({ id, fields }: Form, values: FormFields): readonly unknown[] {
  const first = fields.filter(({ since }) => since === undefined)
  const later = fields.filter(({ since, name }) => since !== undefined && values[name] !== '')
  const own = [...first.map(({ name }) => values[name]), ...later.map(({ name }) => [name, values[name]])]
  return id === contactForm.id ? own : [['form', id], ...own]
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
