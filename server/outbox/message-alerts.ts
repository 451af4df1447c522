import { z } from 'zod'
import type { OutboxStore } from './outbox.ts'
import type { OutboxFile } from './outbox-file.ts'

const rowsSchema = z.array(z.object({ key: z.string() }))

/** The operations of alerts and of the hold of the queue. */
export function createMessageAlerts(
  file: OutboxFile,
): Pick<OutboxStore, 'findUnalerted' | 'markAlerted' | 'restartRetryPeriods'> {
  // The bytes of the id, which may be damaged. Row numbers are used again when the last row is deleted meanwhile.
  const key = 'hex(CAST(id AS BLOB)) AS key'
  // A message that an operator retried can become dead again.
  const selectDead = file.prepare(`
    SELECT ${key} FROM messages INDEXED BY messages_unalerted_dead
    WHERE state = 'dead' AND (dead_alerted_at IS NULL OR dead_alerted_at < settled_at) LIMIT 1000`)
  const selectOverdue = file.prepare(`
    SELECT ${key} FROM messages INDEXED BY messages_unalerted_waiting
    WHERE state = 'waiting' AND received_at < ? AND overdue_alerted_at IS NULL LIMIT 1000`)
  const prepareMark = (column: string) =>
    file.prepare(`UPDATE messages SET ${column} = ? WHERE id IN (SELECT CAST(unhex(value) AS TEXT) FROM json_each(?))`)
  const mark = { dead: prepareMark('dead_alerted_at'), overdue: prepareMark('overdue_alerted_at') }
  const restart = file.prepare('UPDATE retry_period SET started_at = ?')
  const toKeys = (rows: unknown) => rowsSchema.parse(rows).map(({ key }) => key)
  return {
    findUnalerted: receivedBefore => ({
      dead: toKeys(selectDead.all()),
      overdue: toKeys(selectOverdue.all(receivedBefore.getTime())),
    }),
    markAlerted: (kind, keys, now) => void mark[kind].run(now.getTime(), JSON.stringify(keys)),
    restartRetryPeriods: now => void restart.run(now.getTime()),
  }
}
