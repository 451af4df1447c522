import type { Selectable } from 'kysely'
import { z } from 'zod'
import { type FormFields, mapFields } from '../../shared/contact/forms.ts'
import type { DeliveryRecord, StoredMessage } from './outbox.ts'
import type { Tables } from './tables.ts'

type MessageRow = Selectable<Tables['messages']>
type DeliveryRow = Selectable<Tables['deliveries']>

export function toStoredMessage(row: MessageRow & DeliveryRow): StoredMessage {
  return { ...toRecord(row), id: row.id, receivedAt: new Date(row.received_at), fields: toFields(row.fields) }
}

export function toRecord({ state, attempts, queued_at, due_at, settled_at, fault }: DeliveryRow): DeliveryRecord {
  return {
    state,
    attempts,
    queuedAt: new Date(queued_at),
    dueAt: new Date(Math.max(queued_at, due_at)),
    settledAt: settled_at === null ? undefined : new Date(settled_at),
    fault: fault ?? undefined,
  }
}

/** One that came after the message is empty; those that this release does not know stay. */
const fieldsSchema = z.object(mapFields(() => z.string().default(''))).catchall(z.string())

/** Undefined when they are erased, or not what an outbox stores. */
export function toFields(json: MessageRow['fields']): FormFields | undefined {
  try {
    return fieldsSchema.parse(JSON.parse(new TextDecoder().decode(json ?? undefined)))
  } catch {
    return undefined
  }
}
