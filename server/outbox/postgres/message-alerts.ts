import { z } from 'zod'
import { toDeliveryTable } from '../delivery-table.ts'
import type { AlertKind, Destination, MessageKey, Outbox } from '../outbox.ts'
import type { Database } from './database.ts'
import type { DatabaseClock } from './database-clock.ts'

const rowsSchema = z.array(z.object({ id: z.string() }))

/** The operations of alerts and of the hold of the queue. */
export function createMessageAlerts(
  database: Database,
  clock: DatabaseClock,
): Pick<Outbox, 'findUnalerted' | 'markAlerted' | 'restartRetryPeriods'> {
  const of = { mail: createAlerts(database, clock, 'mail'), webhook: createAlerts(database, clock, 'webhook') }
  return {
    findUnalerted: (receivedBefore, destination = 'mail') => of[destination].find(receivedBefore),
    markAlerted: (kind, keys, now, destination = 'mail') => of[destination].mark(kind, keys, now),
    restartRetryPeriods: (now, destination = 'mail') => of[destination].restart(now),
  }
}

function createAlerts({ query }: Database, clock: DatabaseClock, destination: Destination) {
  const { table, only, retryStart } = toDeliveryTable(destination)
  // A message that an operator retried can become dead again.
  const selectDead = `
    SELECT id FROM ${table}
    WHERE state = 'dead' AND (dead_alerted_at IS NULL OR dead_alerted_at < settled_at)${only} LIMIT 1000`
  const selectOverdue = `
    SELECT id FROM ${table}
    WHERE state = 'waiting' AND received_at < ${clock.at('$1')} AND overdue_alerted_at IS NULL${only} LIMIT 1000`
  const mark = (column: string) => `UPDATE ${table} SET ${column} = ${clock.at('$1')} WHERE id = ANY ($2)${only}`
  const marks = { dead: mark('dead_alerted_at'), overdue: mark('overdue_alerted_at') }

  const toKeys = (rows: readonly unknown[]) => rowsSchema.parse(rows).map(({ id }) => id)
  return {
    find: async (receivedBefore: Date) => ({
      dead: toKeys((await query(selectDead)).rows),
      overdue: toKeys((await query(selectOverdue, [clock.toOffset(receivedBefore)])).rows),
    }),
    mark: async (kind: AlertKind, keys: readonly MessageKey[], now: Date): Promise<void> =>
      void (await query(marks[kind], [clock.toOffset(now), keys])),
    restart: async (now: Date): Promise<void> =>
      void (await query(`UPDATE retry_period SET ${retryStart} = ${clock.at('$1')}`, [clock.toOffset(now)])),
  }
}
