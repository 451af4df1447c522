import { z } from 'zod'
import { type Form, mapFields } from '../../shared/contact/forms.ts'
import { type DeliveryTable, toDeliveryTable } from './delivery-table.ts'
import { findForm } from './message-form.ts'
import { type Destination, messageStates, type StoredMessage } from './outbox.ts'

const maxTimeMs = 8.64e15
/** SQL for a time within the range of JavaScript's dates. */
export const toSafeTime = (column: string) => `max(-${maxTimeMs}, min(${column}, ${maxTimeMs}))`

/** Of a waiting delivery, the later of its own start and that of all. */
const toStartOfRetries = ({ retryStart }: DeliveryTable) =>
  `iif(state = 'waiting', max(queued_at, (SELECT ${retryStart} FROM retry_period)), queued_at)`

/** What becomes the record of a delivery: columns of the table `messages` and of the table `deliveries`. */
const toRecordColumns = (table: DeliveryTable) => `state, attempts, CAST(fault AS BLOB) AS fault,
  ${toSafeTime(toStartOfRetries(table))} AS queued_at, ${toSafeTime('max(due_at, queued_at)')} AS due_at,
  ${toSafeTime('settled_at')} AS settled_at`

/**
 * What a row reader needs of a row of the table of a destination, even of a damaged one. Text is read as bytes, because
 * libsql ends the process when it is not UTF-8.
 */
export function toMessageColumns(destination: Destination): string {
  const table = toDeliveryTable(destination)
  const { ofMessage } = table
  return `${toRecordColumns(table)}, CAST(id AS BLOB) AS id, ${toSafeTime('received_at')} AS received_at,
    ${ofMessage('CAST(form AS BLOB)')} AS form, ${ofMessage('version')} AS version,
    ${ofMessage('CAST(fields AS BLOB)')} AS fields`
}

/** What makes parsers of rows, from the schemas by which a store holds texts and times. */
export function toRowReaders(text: z.ZodType<string>, time: z.ZodType<Date>) {
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
  /** The fields are undefined when they are damaged. */
  return function createRowReader(forms: readonly Form[]): (row: unknown) => StoredMessage {
    return row => {
      const { received_at, queued_at, due_at, settled_at, fields, fault, version, ...rest } = rowSchema.parse(row)
      const form = findForm(forms, rest.form, version)
      return {
        ...rest,
        form,
        receivedAt: received_at,
        queuedAt: queued_at,
        fields: fields === null ? undefined : toFields(fields, form),
        dueAt: due_at,
        settledAt: settled_at ?? undefined,
        fault: fault ?? undefined,
      }
    }
  }
}

/** What parses a row with `toMessageColumns`. */
export const createRowReader = toRowReaders(
  z.instanceof(ArrayBuffer).transform(bytes => new TextDecoder().decode(bytes)),
  z.number().transform(ms => new Date(ms)),
)

/** Undefined when the text is not what an outbox stores, or the form is unknown. A field that came after the message is empty. */
export function toFields(json: string, form: Form | undefined): StoredMessage['fields'] {
  if (form === undefined) return undefined
  try {
    return z.object(mapFields(form, () => z.string().default(''))).parse(JSON.parse(json))
  } catch {
    return undefined
  }
}
