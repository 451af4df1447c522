import type { ContactFields } from '../../../shared/contact/contact-rules.ts'
import type { Receipt } from '../../outbox/outbox.ts'
import type { Services } from '../../services.ts'

type Message = {
  readonly fields: ContactFields
  readonly isSuspect: boolean
  readonly client: string
  readonly idempotencyKey: string | undefined
}

export type Outcome =
  | { readonly kind: 'accepted'; readonly id: string }
  /** A post with the same idempotency key is not answered yet. */
  | { readonly kind: 'keyReused' | 'inProgress' | 'unavailable' }

/** Hands messages to the outbox. A fault of the outbox is logged and becomes an outcome. */
export function createStoreMessage(services: Services): (message: Message) => Promise<Outcome> {
  const { outbox, now, wakeDelivery, log } = services
  const keysInProgress = new Set<string>()

  return async function storeMessage(message) {
    const { idempotencyKey: key } = message
    if (key === undefined) return put(message)
    if (keysInProgress.has(key)) return { kind: 'inProgress' }
    keysInProgress.add(key)
    try {
      return await put(message)
    } finally {
      keysInProgress.delete(key)
    }
  }

  async function put({ client, ...message }: Message): Promise<Outcome> {
    let receipt: Receipt
    try {
      // A suspect message must not swallow the same one, sent again by a person.
      const sender = message.isSuspect ? `suspect ${client}` : client
      receipt = await outbox.put({ ...message, client: sender, receivedAt: now() })
    } catch (error) {
      log.error({ err: error }, 'a contact message could not be stored')
      return { kind: 'unavailable' }
    }
    if (receipt.kind === 'keyReused') return { kind: 'keyReused' }
    if (receipt.kind === 'stored') wakeDelivery()
    return { kind: 'accepted', id: receipt.id }
  }
}
