import { createHash, randomUUID } from 'node:crypto'
import { openOutboxFile } from '../../server/outbox/outbox-file.ts'
import { makeContactFields } from './contact-fields.ts'

export type RawInserts = {
  /** Inserts for so long; gives rows per second. */
  readonly measure: (durationSeconds: number) => number
  readonly close: () => void
}

/**
 * The yardstick: the rows that the site would store, written into a file like the site's by this process, one durable
 * transaction each.
 */
export function openRawInserts(folder: string): RawInserts {
  const file = openOutboxFile(folder)
  const insert = file.prepare(
    `INSERT INTO messages (id, received_at, queued_at, fields, fingerprint, state, due_at)
    VALUES (?, ?, ?, ?, ?, 'waiting', ?)`,
  )
  let count = 0

  function insertNext(): void {
    count += 1
    const moment = Date.now()
    const fingerprint = createHash('sha256').update(String(count)).digest('base64url')
    insert.run(randomUUID(), moment, moment, JSON.stringify(makeContactFields(count)), fingerprint, moment)
  }

  return {
    measure: durationSeconds => {
      const [start, before] = [performance.now(), count]
      while (performance.now() - start < durationSeconds * 1000) insertNext()
      return ((count - before) * 1000) / (performance.now() - start)
    },
    close: () => file.close(),
  }
}
