import { z } from 'zod'
import { messageStates } from '../outbox.ts'
import type { OutboxFile } from '../outbox-file.ts'
import type { Query } from './database.ts'
import { DatabaseError } from './database-error.ts'

export const batchSize = 200

const text = z.instanceof(ArrayBuffer).transform(toText)
const time = z.number().transform(toStorableTime)
export const fileRowSchema = z.object({
  rowid: z.number(),
  id: text,
  state: z.enum(messageStates),
  received_at: time,
  queued_at: time,
  fields: text.nullable(),
  fingerprint: text.nullable(),
  attempts: z.number(),
  due_at: time,
  settled_at: time.nullable(),
  fault: text.nullable(),
  dead_alerted_at: time.nullable(),
  overdue_alerted_at: time.nullable(),
  form: text,
  version: z.number(),
})
const keySchema = z.object({
  rowid: z.number(),
  key_hash: z.string(),
  content_hash: z.string(),
  message_id: z.string(),
  used_at: time,
})
const countSchema = z.tuple([z.object({ count: z.coerce.number() })])
const startSchema = z.object({ started_at: time, webhook_started_at: time })

/** SQL of a time of the file. */
export const toTime = (column: string) => `timestamptz 'epoch' + ${column} * interval '1 millisecond'`

/** Copies all messages with their ids and states; leases end. Messages that are in the database stay as they are there. */
export async function copyMessages(
  file: OutboxFile,
  query: Query,
): Promise<{ readonly copied: number; readonly present: number }> {
  // Text is read as bytes, because libsql ends the process when it is not UTF-8.
  const select = file.prepare(`
    SELECT rowid, CAST(id AS BLOB) AS id, state, received_at, queued_at, CAST(fields AS BLOB) AS fields,
      CAST(fingerprint AS BLOB) AS fingerprint, attempts, due_at, settled_at, CAST(fault AS BLOB) AS fault,
      dead_alerted_at, overdue_alerted_at, CAST(form AS BLOB) AS form, version FROM messages WHERE rowid > ? ORDER BY rowid LIMIT ${batchSize}`)
  const insert = `
    INSERT INTO messages (id, state, received_at, queued_at, fields, fingerprint, attempts, due_at, settled_at, fault,
      dead_alerted_at, overdue_alerted_at, form, version)
    SELECT id, state, ${toTime('received_at')}, ${toTime('queued_at')}, fields, fingerprint, attempts, ${toTime('due_at')},
      ${toTime('settled_at')}, fault, ${toTime('dead_alerted_at')}, ${toTime('overdue_alerted_at')}, form, version
    FROM json_to_recordset($1::json) AS file (rowid bigint, id text, state text, received_at bigint, queued_at bigint,
      fields text, fingerprint text, attempts integer, due_at bigint, settled_at bigint, fault text,
      dead_alerted_at bigint, overdue_alerted_at bigint, form text, version integer)
    ORDER BY rowid ON CONFLICT (id) DO NOTHING`
  let [copied, present] = [0, 0]
  for (const rows of readBatches(after => z.array(fileRowSchema).parse(select.all(after)))) {
    const { rowCount } = await query(insert, [JSON.stringify(rows)])
    const ids = rows.map(({ id }) => id)
    const [{ count }] = countSchema.parse(
      (await query('SELECT count(*) FROM messages WHERE id = ANY ($1)', [ids])).rows,
    )
    if (count !== rows.length) {
      throw new DatabaseError(
        `${rows.length - count} messages were not stored; nothing was moved, and the file is as it was`,
      )
    }
    copied += rowCount
    present += rows.length - rowCount
  }
  return { copied, present }
}

/** Copies the idempotency keys and returns how many were new. */
export async function copyKeys(file: OutboxFile, query: Query): Promise<number> {
  const select = file.prepare(`SELECT rowid, * FROM idempotency_keys WHERE rowid > ? ORDER BY rowid LIMIT ${batchSize}`)
  const insert = `
    INSERT INTO idempotency_keys (key_hash, content_hash, message_id, used_at)
    SELECT key_hash, content_hash, message_id, ${toTime('used_at')}
    FROM json_to_recordset($1::json) AS file (key_hash text, content_hash text, message_id text, used_at bigint)
    ON CONFLICT (key_hash) DO NOTHING`
  let copied = 0
  for (const rows of readBatches(after => z.array(keySchema).parse(select.all(after)))) {
    copied += (await query(insert, [JSON.stringify(rows)])).rowCount
  }
  return copied
}

/** The later start of the retry period of all messages counts, for each destination. */
export async function copyRetryPeriod(file: OutboxFile, query: Query): Promise<void> {
  const { started_at, webhook_started_at } = startSchema.parse(file.prepare('SELECT * FROM retry_period').get())
  const later = (column: string, value: string) => `${column} = greatest(${column}, ${toTime(`${value}::bigint`)})`
  await query(`UPDATE retry_period SET ${later('started_at', '$1')}, ${later('webhook_started_at', '$2')}`, [
    started_at,
    webhook_started_at,
  ])
}

export function* readBatches<Row extends { readonly rowid: number }>(
  read: (after: number) => readonly Row[],
): Generator<readonly Row[]> {
  let rows = read(0)
  while (rows.length > 0) {
    yield rows
    rows = read(rows.at(-1)?.rowid ?? Number.POSITIVE_INFINITY)
  }
}

/** Unlike SQLite, PostgreSQL cannot store U+0000; no text of the site contains it. */
function toText(bytes: ArrayBuffer): string {
  return new TextDecoder().decode(bytes).replaceAll('\u0000', '\ufffd')
}

/** From the year 1 to the last date of JavaScript, in whole milliseconds. */
function toStorableTime(time: number): number {
  return Math.round(Math.min(Math.max(time, -62_135_596_800_000), 8.64e15))
}
