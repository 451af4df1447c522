import { z } from 'zod'
import type { Form } from '../../../shared/contact/forms.ts'
import { toMessage } from '../message-row.ts'
import { messageStates, type StoredMessage } from '../outbox.ts'

/** What a row reader needs of a row of the table `messages`. */
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

/** What parses a row with `messageColumns`. */
export function createRowReader(forms: readonly Form[]): (row: unknown) => StoredMessage {
  return row => toMessage(rowSchema.parse(row), forms)
}
