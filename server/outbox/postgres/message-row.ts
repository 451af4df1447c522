import { z } from 'zod'
import type { Form } from '../../../shared/contact/forms.ts'
import { findForm } from '../message-form.ts'
import { toFields } from '../message-row.ts'
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

/** What parses a row with `messageColumns`. The fields are undefined when they are damaged. */
export function createRowReader(forms: readonly Form[]): (row: unknown) => StoredMessage {
  return row => {
    const { id, state, received_at, queued_at, fields, attempts, due_at, settled_at, fault, ...rest } =
      rowSchema.parse(row)
    const form = findForm(forms, rest.form, rest.version)
    return {
      id,
      form,
      state,
      receivedAt: received_at,
      queuedAt: queued_at,
      fields: fields === null ? undefined : toFields(fields, form),
      attempts,
      dueAt: due_at,
      settledAt: settled_at ?? undefined,
      fault: fault ?? undefined,
    }
  }
}
