import { z } from 'zod'
import type { Outbox } from '../outbox.ts'
import type { Database } from './database.ts'
import type { DatabaseClock } from './database-clock.ts'

const rowsSchema = z.array(z.object({ id: z.string() }))

/** The operations of alerts and of the hold of the queue. */
export function createMessageAlerts(
  { query }: Database,
  clock: DatabaseClock,
): Pick<Outbox, 'findUnalerted' | 'markAlerted' | 'restartRetryPeriods'> {
  // A message that an operator retried can become dead again.
  const selectDead = `
    SELECT id FROM messages
    WHERE state = 'dead' AND (dead_alerted_at IS NULL OR dead_alerted_at < settled_at) LIMIT 1000`
  const selectOverdue = `
    SELECT id FROM messages
    WHERE state = 'waiting' AND received_at < ${clock.at('$1')} AND overdue_alerted_at IS NULL LIMIT 1000`
  const mark = (column: string) => `UPDATE messages SET ${column} = ${clock.at('$1')} WHERE id = ANY ($2)`
  const marks = { dead: mark('dead_alerted_at'), overdue: mark('overdue_alerted_at') }

  const toKeys = (rows: readonly unknown[]) => rowsSchema.parse(rows).map(({ id }) => id)
  return {
    findUnalerted: async receivedBefore => ({
      dead: toKeys((await query(selectDead)).rows),
      overdue: toKeys((await query(selectOverdue, [clock.toOffset(receivedBefore)])).rows),
    }),
    markAlerted: async (kind, keys, now) => void (await query(marks[kind], [clock.toOffset(now), keys])),
    restartRetryPeriods: async now =>
      void (await query(`UPDATE retry_period SET started_at = ${clock.at('$1')}`, [clock.toOffset(now)])),
  }
}
