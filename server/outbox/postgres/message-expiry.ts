import { toSettleUnsent } from '../delivery-table.ts'
import { destinations, type Outbox } from '../outbox.ts'
import type { Database } from './database.ts'
import type { DatabaseClock } from './database-clock.ts'

/** As in a file: small enough that a message waits only milliseconds for one call. */
const maxRows = 500

/** Erases expired data. */
export function createMessageExpiry({ query }: Database, clock: DatabaseClock): Outbox['expire'] {
  // Replicas that erase at the same time share the rows.
  const oldest = (table: string, key: string, condition: string) =>
    `WITH old AS MATERIALIZED (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ${maxRows} FOR UPDATE SKIP LOCKED)`
  const isOldDelivery = `state = 'delivered' AND fields IS NOT NULL AND settled_at < ${clock.at('$1')} AND NOT EXISTS (
    SELECT 1 FROM deliveries WHERE deliveries.id = messages.id
      AND (deliveries.state <> 'delivered' OR deliveries.settled_at >= ${clock.at('$1')}))`
  const erase = `${oldest('messages', 'row_number', isOldDelivery)}
    UPDATE messages SET fields = NULL, fingerprint = NULL WHERE row_number IN (SELECT row_number FROM old)`
  const isOldSuspect = `state = 'suspect' AND received_at < ${clock.at('$1')}
    AND ($2::float8 IS NULL OR dead_alerted_at < ${clock.at('$2')})`
  const removeSuspects = `${oldest('messages', 'row_number', isOldSuspect)}
    DELETE FROM messages WHERE row_number IN (SELECT row_number FROM old)`
  const isOldKey = `used_at < ${clock.at('$1')}`
  const removeKeys = `${oldest('idempotency_keys', 'key_hash', isOldKey)}
    DELETE FROM idempotency_keys WHERE key_hash IN (SELECT key_hash FROM old)`

  return async ({
    deliveredBefore,
    suspectBefore,
    toldBefore,
    keysBefore,
    destinations: configured = destinations,
  }) => {
    for (const destination of destinations) {
      if (configured.includes(destination)) continue
      await query(toSettleUnsent(destination, clock.at('$1'), maxRows), [clock.toOffset(deliveredBefore)])
    }
    const erased = [
      await query(erase, [clock.toOffset(deliveredBefore)]),
      await query(removeSuspects, [clock.toOffset(suspectBefore), toldBefore ? clock.toOffset(toldBefore) : null]),
      await query(removeKeys, [clock.toOffset(keysBefore)]),
    ]
    return erased.some(({ rowCount }) => rowCount === maxRows)
  }
}
