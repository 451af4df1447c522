import { z } from 'zod'
import type { Outbox } from '../outbox.ts'
import type { Database } from './database.ts'
import type { DatabaseClock } from './database-clock.ts'

/** As in a file: small enough that a message waits only milliseconds for one call. */
const maxRows = 500

const rowsSchema = z.array(z.object({ id: z.string() }))

/** The operations of alerts, of the hold of the queue and of retention. */
export function createMessageUpkeep(
  { query }: Database,
  clock: DatabaseClock,
): Pick<Outbox, 'findUnalerted' | 'markAlerted' | 'restartRetryPeriods' | 'expire'> {
  // A message that an operator retried can become dead again.
  const selectDead = `
    SELECT id FROM messages
    WHERE state = 'dead' AND (dead_alerted_at IS NULL OR dead_alerted_at < settled_at) LIMIT 1000`
  const selectOverdue = `
    SELECT id FROM messages
    WHERE state = 'waiting' AND received_at < ${clock.at('$1')} AND overdue_alerted_at IS NULL LIMIT 1000`
  const mark = (column: string) => `UPDATE messages SET ${column} = ${clock.at('$1')} WHERE id = ANY ($2)`
  const marks = { dead: mark('dead_alerted_at'), overdue: mark('overdue_alerted_at') }
  // Replicas that erase at the same time share the rows.
  const oldest = (table: string, key: string, condition: string) =>
    `WITH old AS MATERIALIZED (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ${maxRows} FOR UPDATE SKIP LOCKED)`
  const isOldDelivery = `state = 'delivered' AND fields IS NOT NULL AND settled_at < ${clock.at('$1')}`
  const erase = `${oldest('messages', 'row_number', isOldDelivery)}
    UPDATE messages SET fields = NULL, fingerprint = NULL WHERE row_number IN (SELECT row_number FROM old)`
  const isOldSuspect = `state = 'suspect' AND received_at < ${clock.at('$1')}`
  const removeSuspects = `${oldest('messages', 'row_number', isOldSuspect)}
    DELETE FROM messages WHERE row_number IN (SELECT row_number FROM old)`
  const isOldKey = `used_at < ${clock.at('$1')}`
  const removeKeys = `${oldest('idempotency_keys', 'key_hash', isOldKey)}
    DELETE FROM idempotency_keys WHERE key_hash IN (SELECT key_hash FROM old)`

  const toKeys = (rows: readonly unknown[]) => rowsSchema.parse(rows).map(({ id }) => id)
  return {
    findUnalerted: async receivedBefore => ({
      dead: toKeys((await query(selectDead)).rows),
      overdue: toKeys((await query(selectOverdue, [clock.toOffset(receivedBefore)])).rows),
    }),
    markAlerted: async (kind, keys, now) => void (await query(marks[kind], [clock.toOffset(now), keys])),
    restartRetryPeriods: async now =>
      void (await query(`UPDATE retry_period SET started_at = ${clock.at('$1')}`, [clock.toOffset(now)])),
    expire: async ({ deliveredBefore, suspectBefore, keysBefore }) => {
      const erased = [
        await query(erase, [clock.toOffset(deliveredBefore)]),
        await query(removeSuspects, [clock.toOffset(suspectBefore)]),
        await query(removeKeys, [clock.toOffset(keysBefore)]),
      ]
      return erased.some(({ rowCount }) => rowCount === maxRows)
    },
  }
}
