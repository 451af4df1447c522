import { z } from 'zod'
import type { OutboxStore } from './outbox.ts'
import type { OutboxFile } from './outbox-file.ts'

const rowsSchema = z.array(z.object({ rowid: z.number() }))

/** The operations of alerts and of the hold of the queue. */
export function createMessageAlerts(
  file: OutboxFile,
): Pick<OutboxStore, 'findUnalerted' | 'markAlerted' | 'restartRetryPeriods'> {
  // A message that an operator retried can become dead again.
  const selectDead = file.prepare(`
    SELECT rowid FROM messages INDEXED BY messages_unalerted_dead
    WHERE state = 'dead' AND (dead_alerted_at IS NULL OR dead_alerted_at < settled_at) LIMIT 1000`)
  const selectOverdue = file.prepare(`
    SELECT rowid FROM messages INDEXED BY messages_unalerted_waiting
    WHERE state = 'waiting' AND received_at < ? AND overdue_alerted_at IS NULL LIMIT 1000`)
  const mark = {
    dead: file.prepare('UPDATE messages SET dead_alerted_at = ? WHERE rowid IN (SELECT value FROM json_each(?))'),
    overdue: file.prepare('UPDATE messages SET overdue_alerted_at = ? WHERE rowid IN (SELECT value FROM json_each(?))'),
  }
  const restart = file.prepare('UPDATE retry_period SET started_at = ?')
  const toRowIds = (rows: unknown) => rowsSchema.parse(rows).map(({ rowid }) => rowid)
  return {
    findUnalerted: receivedBefore => ({
      dead: toRowIds(selectDead.all()),
      overdue: toRowIds(selectOverdue.all(receivedBefore.getTime())),
    }),
    markAlerted: (kind, rows, now) => void mark[kind].run(now.getTime(), JSON.stringify(rows)),
    restartRetryPeriods: now => void restart.run(now.getTime()),
  }
}
