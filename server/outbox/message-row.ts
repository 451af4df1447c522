import { z } from 'zod'
import { messageStates, type StoredMessage } from './outbox.ts'

const fieldsSchema = z.object({ name: z.string(), company: z.string(), email: z.string(), details: z.string() })

const rowSchema = z.object({
  id: z.string(),
  state: z.enum(messageStates),
  received_at: z.number(),
  queued_at: z.number(),
  fields: z.string().nullable(),
  attempts: z.number(),
  due_at: z.number(),
  settled_at: z.number().nullable(),
  fault: z.string().nullable(),
})

/** Parses a row of the table `messages`. */
export function toMessage(row: unknown): StoredMessage {
  const { id, state, received_at, queued_at, fields, attempts, due_at, settled_at, fault } = rowSchema.parse(row)
  return {
    id,
    state,
    receivedAt: new Date(received_at),
    queuedAt: new Date(queued_at),
    fields: fields === null ? undefined : fieldsSchema.parse(JSON.parse(fields)),
    attempts,
    dueAt: new Date(due_at),
    settledAt: settled_at === null ? undefined : new Date(settled_at),
    fault: fault ?? undefined,
  }
}
