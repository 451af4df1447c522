import { z } from 'zod'
import { toSettleUnsent } from './delivery-table.ts'
import { type Destination, destinations, type OutboxStore } from './outbox.ts'
import type { OutboxFile } from './outbox-file.ts'

/** Small enough that a message waits only milliseconds for one call. */
const maxRows = 500
const maxPages = 1000

/** The others stay, also those that a later release has added while this process runs. */
const erasedColumns = ['fields', 'fingerprint', 'lease_owner', 'leased_until']
const columnsSchema = z.array(z.object({ name: z.string() }))
const freeSchema = z.object({ freelist_count: z.number() })

/** Erases expired data and returns its space to the file system. */
export function createMessageExpiry(file: OutboxFile): OutboxStore['expire'] {
  const selectColumns = file.prepare("SELECT name FROM pragma_table_info('messages')")
  let erasure = prepareErasure(file, readColumns())
  const oldSuspects = (key: string) =>
    `SELECT ${key} FROM messages WHERE state = 'suspect' AND received_at < ?1 AND (?2 IS NULL OR dead_alerted_at < ?2)
      ORDER BY received_at LIMIT ${maxRows}`
  const prepareSettle = (destination: Destination) => file.prepare(toSettleUnsent(destination, '?1', maxRows))
  const settleUnsent = { mail: prepareSettle('mail'), webhook: prepareSettle('webhook') }
  const removeDeliveries = file.prepare(`DELETE FROM deliveries WHERE id IN (${oldSuspects('id')})`)
  const removeSuspects = file.prepare(`DELETE FROM messages WHERE rowid IN (${oldSuspects('rowid')})`)
  const removeKeys = file.prepare(`
    DELETE FROM idempotency_keys WHERE rowid IN (
      SELECT rowid FROM idempotency_keys WHERE used_at < ? LIMIT ${maxRows})`)
  const freeList = file.prepare('PRAGMA freelist_count')
  const shrink = file.prepare(`PRAGMA incremental_vacuum(${maxPages})`)

  function readColumns(): string {
    const names = columnsSchema.parse(selectColumns.all()).map(({ name }) => name)
    return names.filter(name => !erasedColumns.includes(name)).join(', ')
  }

  function eraseDelivered(before: Date): number {
    const columns = readColumns()
    if (columns !== erasure.columns) erasure = prepareErasure(file, columns)
    return erasure.erase(before)
  }

  /** Returns whether more pages can be freed; none can in a file of an earlier version that is not converted yet. */
  function shrinkFile(): boolean {
    const countFree = () => freeSchema.parse(freeList.get()).freelist_count
    const before = countFree()
    if (before > 0) shrink.all()
    const after = countFree()
    return after > 0 && after < before
  }

  return ({ deliveredBefore, suspectBefore, toldBefore, keysBefore, destinations: configured = destinations }) => {
    const suspects = [suspectBefore.getTime(), toldBefore?.getTime() ?? null]
    const erased = file.inTransaction(() => {
      for (const destination of destinations) {
        if (!configured.includes(destination)) settleUnsent[destination].run(deliveredBefore.getTime())
      }
      removeDeliveries.run(...suspects)
      return [
        eraseDelivered(deliveredBefore),
        removeSuspects.run(...suspects).changes,
        removeKeys.run(keysBefore.getTime()).changes,
      ]
    })
    const isMore = shrinkFile() || erased.includes(maxRows)
    if (!isMore) file.truncateLog()
    return isMore
  }
}

/** Stores the rows anew without their content, because a row that gets shorter in its place leaves the rest of its page unused. */
function prepareErasure(file: OutboxFile, columns: string) {
  file.exec(`DROP TABLE IF EXISTS temp.erased;
    CREATE TEMP TABLE erased AS SELECT rowid AS row, ${columns} FROM messages LIMIT 0`)
  const select = file.prepare(`
    INSERT INTO erased SELECT rowid, ${columns} FROM messages INDEXED BY messages_to_erase
    WHERE state = 'delivered' AND fields IS NOT NULL AND settled_at < ?1 AND NOT EXISTS (
      SELECT 1 FROM deliveries WHERE deliveries.id = messages.id
        AND (deliveries.state <> 'delivered' OR deliveries.settled_at >= ?1)) LIMIT ${maxRows}`)
  const remove = file.prepare('DELETE FROM messages WHERE rowid IN (SELECT row FROM erased)')
  const restore = file.prepare(`INSERT INTO messages (${columns}) SELECT ${columns} FROM erased`)
  const clear = file.prepare('DELETE FROM erased')

  function erase(before: Date): number {
    const { changes } = select.run(before.getTime())
    if (changes === 0) return 0
    remove.run()
    restore.run()
    clear.run()
    return changes
  }

  return { columns, erase }
}
