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

const rowSchema = z.object({
  id: z.instanceof(ArrayBuffer),
  state: z.enum(messageStates),
  form: z.instanceof(ArrayBuffer),
  version: z.number(),
  received_at: z.number(),
  queued_at: z.number(),
  fields: z.instanceof(ArrayBuffer).nullable(),
  attempts: z.number(),
  due_at: z.number(),
  settled_at: z.number().nullable(),
  fault: z.instanceof(ArrayBuffer).nullable(),
})

/** What parses a row with `messageColumns`. The fields are undefined when they are damaged. */
export function createRowReader(forms: readonly Form[]): (row: unknown) => StoredMessage {
  return row => {
    const { id, state, received_at, queued_at, fields, attempts, due_at, settled_at, fault, ...rest } =
      rowSchema.parse(row)
    const form = findForm(forms, toText(rest.form), rest.version)
    return {
      id: toText(id),
      form,
      state,
      receivedAt: new Date(received_at),
      queuedAt: new Date(queued_at),
      fields: fields === null ? undefined : toFields(toText(fields), form),
      attempts,
      dueAt: new Date(due_at),
      settledAt: settled_at === null ? undefined : new Date(settled_at),
      fault: fault === null ? undefined : toText(fault),
    }
  }
}

function toText(bytes: ArrayBuffer): string {
  return new TextDecoder().decode(bytes)
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
