import { z } from 'zod'
import type { OutboxFile } from '../outbox-file.ts'
import type { Query } from './database.ts'
import { batchSize, fileRowSchema, readBatches, toTime } from './import-file.ts'

const deliverySchema = fileRowSchema
  .omit({ fields: true, fingerprint: true, form: true, version: true })
  .extend({ destination: z.string() })

/** Copies the deliveries to other destinations than the mailbox, of messages that are in the database. */
export async function copyDeliveries(file: OutboxFile, query: Query): Promise<void> {
  const select = file.prepare(`
    SELECT rowid, destination, CAST(id AS BLOB) AS id, state, received_at, queued_at, attempts, due_at, settled_at,
      CAST(fault AS BLOB) AS fault, dead_alerted_at, overdue_alerted_at
    FROM deliveries WHERE rowid > ? ORDER BY rowid LIMIT ${batchSize}`)
  const insert = `
    INSERT INTO deliveries (id, destination, state, received_at, queued_at, attempts, due_at, settled_at, fault,
      dead_alerted_at, overdue_alerted_at)
    SELECT id, destination, state, ${toTime('received_at')}, ${toTime('queued_at')}, attempts, ${toTime('due_at')},
      ${toTime('settled_at')}, fault, ${toTime('dead_alerted_at')}, ${toTime('overdue_alerted_at')}
    FROM json_to_recordset($1::json) AS file (id text, destination text, state text, received_at bigint,
      queued_at bigint, attempts integer, due_at bigint, settled_at bigint, fault text, dead_alerted_at bigint,
      overdue_alerted_at bigint)
    WHERE EXISTS (SELECT 1 FROM messages WHERE messages.id = file.id) ON CONFLICT DO NOTHING`
  for (const rows of readBatches(after => z.array(deliverySchema).parse(select.all(after)))) {
    await query(insert, [JSON.stringify(rows)])
  }
}
