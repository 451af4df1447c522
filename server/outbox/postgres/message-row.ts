import { z } from 'zod'
import { isKnownForm } from '../message-form.ts'
import { toFields } from '../message-row.ts'
import { messageStates, type StoredMessage } from '../outbox.ts'

/** What `toMessage` needs of a row of the table `messages`. */
export const messageColumns = `id, state, form, version, received_at, fields, attempts, settled_at, fault,
  CASE state WHEN 'waiting' THEN greatest(queued_at, (SELECT started_at FROM retry_period)) ELSE queued_at END AS queued_at,
  greatest(due_at, queued_at) AS due_at`

const rowSchema = z.object({
  id: z.string(),
  state: z.enum(messageStates),
  form: z.string(),
  version: z.number(),
  received_at: z.date(),
  queued_at: z.date(),
  fields: z.string().nullable(),
  attempts: z.number(),
  due_at: z.date(),
  settled_at: z.date().nullable(),
  fault: z.string().nullable(),
})

/** Parses a row with `messageColumns`. The fields are undefined when they are damaged. */
export function toMessage(row: unknown): StoredMessage {
  const { id, state, received_at, queued_at, fields, attempts, due_at, settled_at, fault, ...form } =
    rowSchema.parse(row)
  const hasUnknownForm = !isKnownForm(form)
  return {
    id,
    state,
    receivedAt: received_at,
    queuedAt: queued_at,
    fields: fields === null || hasUnknownForm ? undefined : toFields(fields),
    hasUnknownForm,
    attempts,
    dueAt: due_at,
    settledAt: settled_at ?? undefined,
    fault: fault ?? undefined,
  }
}
