import { z } from 'zod'
import { toDeliveryTable } from '../delivery-table.ts'
import type { Destination, MessageKey, Outbox } from '../outbox.ts'
import type { Database } from './database.ts'
import type { DatabaseClock } from './database-clock.ts'

const rowsSchema = z.array(z.object({ id: z.string() }))

/** The operations of alerts and of the hold of the queue. */
export function createMessageAlerts(
  { query }: Database,
  clock: DatabaseClock,
): Pick<Outbox, 'findUnalerted' | 'markAlerted' | 'restartRetryPeriods'> {
  async function findKeys(sql: string, values?: readonly unknown[]): Promise<readonly MessageKey[]> {
    return rowsSchema.parse((await query(sql, values)).rows).map(({ id }) => id)
  }

  return {
    findUnalerted: async (receivedBefore, destination) => {
      const { selectDead, selectOverdue } = toStatements(clock, destination)
      return {
        dead: await findKeys(selectDead),
        overdue: await findKeys(selectOverdue, [clock.toOffset(receivedBefore)]),
      }
    },
    markAlerted: async (kind, keys, now, destination) =>
      void (await query(toStatements(clock, destination).marks[kind], [clock.toOffset(now), keys])),
    restartRetryPeriods: async (now, destination) =>
      void (await query(toStatements(clock, destination).restart, [clock.toOffset(now)])),
  }
}

function toStatements(clock: DatabaseClock, destination: Destination = 'mail') {
  const { table, only, retryStart } = toDeliveryTable(destination)
  const mark = (column: string) => `UPDATE ${table} SET ${column} = ${clock.at('$1')} WHERE id = ANY ($2)${only}`
  return {
    // A message that an operator retried can become dead again.
    selectDead: `
      SELECT id FROM ${table}
      WHERE state = 'dead' AND (dead_alerted_at IS NULL OR dead_alerted_at < settled_at)${only} LIMIT 1000`,
    selectOverdue: `
      SELECT id FROM ${table}
      WHERE state = 'waiting' AND received_at < ${clock.at('$1')} AND overdue_alerted_at IS NULL${only} LIMIT 1000`,
    marks: { dead: mark('dead_alerted_at'), overdue: mark('overdue_alerted_at') },
    restart: `UPDATE retry_period SET ${retryStart} = ${clock.at('$1')}`,
  }
}
