import { z } from 'zod'
import { type Form, mapFields } from '../../shared/contact/forms.ts'
import { findForm } from './message-form.ts'
import { messageStates, type StoredMessage } from './outbox.ts'

const maxTimeMs = 8.64e15
/** SQL for a time within the range of JavaScript's dates. */
export const toSafeTime = (column: string) => `max(-${maxTimeMs}, min(${column}, ${maxTimeMs}))`

const startOfRetries = "iif(state = 'waiting', max(queued_at, (SELECT started_at FROM retry_period)), queued_at)"

/**
 * What a row reader needs of a row of the table `messages`, even of a damaged one. Text is read as bytes, because libsql
 * ends the process when it is not UTF-8.
 */
export const messageColumns = `state, attempts, CAST(form AS BLOB) AS form, version, CAST(id AS BLOB) AS id, CAST(fields AS BLOB) AS fields,
  CAST(fault AS BLOB) AS fault, ${toSafeTime('received_at')} AS received_at, ${toSafeTime(startOfRetries)} AS queued_at,
  ${toSafeTime('max(due_at, queued_at)')} AS due_at, ${toSafeTime('settled_at')} AS settled_at`

const text = z.instanceof(ArrayBuffer).transform(bytes => new TextDecoder().decode(bytes))
const time = z.number().transform(moment => new Date(moment))

const rowSchema = z.object({
  id: text,
  state: z.enum(messageStates),
  form: text,
  version: z.number(),
  received_at: time,
  queued_at: time,
  fields: text.nullable(),
  attempts: z.number(),
  due_at: time,
  settled_at: time.nullable(),
  fault: text.nullable(),
})

type MessageRow = z.infer<typeof rowSchema>

/** What parses a row with `messageColumns`. */
export function createRowReader(forms: readonly Form[]): (row: unknown) => StoredMessage {
  return row => toMessage(rowSchema.parse(row), forms)
}

/** The message of a row of either kind of storage. The fields are undefined when they are damaged. */
export function toMessage(row: MessageRow, forms: readonly Form[]): StoredMessage {
  const form = findForm(forms, row.form, row.version)
  return {
    id: row.id,
    form,
    state: row.state,
    receivedAt: row.received_at,
    queuedAt: row.queued_at,
    fields: row.fields === null ? undefined : toFields(row.fields, form),
    attempts: row.attempts,
    dueAt: row.due_at,
    settledAt: row.settled_at ?? undefined,
    fault: row.fault ?? undefined,
  }
}

/** Undefined when the text is not what an outbox stores, or the form is unknown. A field that came after the message is empty. */
export function toFields(json: string, form: Form | undefined): StoredMessage['fields'] {
  if (form === undefined) return undefined
  try {
    return z.object(mapFields(form, () => z.string().default(''))).parse(JSON.parse(json))
  } catch {
    return undefined
  }
}
