import { z } from 'zod'
import type { OutboxStore } from './outbox.ts'
import type { OutboxFile } from './outbox-file.ts'

/** Small enough that a message waits only milliseconds for one call. */
const maxRows = 500
const maxPages = 1000

const lastingColumns =
  'id, received_at, queued_at, state, attempts, due_at, settled_at, fault, dead_alerted_at, overdue_alerted_at'
const freeSchema = z.object({ freelist_count: z.number() })

/** Erases expired data and returns its space to the file system. */
export function createMessageExpiry(file: OutboxFile): OutboxStore['expire'] {
  file.exec(`CREATE TEMP TABLE erased AS SELECT rowid AS row, ${lastingColumns} FROM messages LIMIT 0`)
  const selectDelivered = file.prepare(`
    INSERT INTO erased SELECT rowid, ${lastingColumns} FROM messages INDEXED BY messages_to_erase
    WHERE state = 'delivered' AND fields IS NOT NULL AND settled_at < ? LIMIT ${maxRows}`)
  const removeSelected = file.prepare('DELETE FROM messages WHERE rowid IN (SELECT row FROM erased)')
  const restoreSelected = file.prepare(`INSERT INTO messages (${lastingColumns}) SELECT ${lastingColumns} FROM erased`)
  const clearSelected = file.prepare('DELETE FROM erased')
  const removeSuspects = file.prepare(`
    DELETE FROM messages WHERE rowid IN (
      SELECT rowid FROM messages WHERE state = 'suspect' AND received_at < ? LIMIT ${maxRows})`)
  const removeKeys = file.prepare(`
    DELETE FROM idempotency_keys WHERE rowid IN (
      SELECT rowid FROM idempotency_keys WHERE used_at < ? LIMIT ${maxRows})`)
  const freeList = file.prepare('PRAGMA freelist_count')
  const shrink = file.prepare(`PRAGMA incremental_vacuum(${maxPages})`)

  /** Stores the rows anew, because a row that gets shorter in its place leaves the rest of its page unused. */
  function eraseDelivered(before: Date): number {
    const { changes } = selectDelivered.run(before.getTime())
    if (changes === 0) return 0
    removeSelected.run()
    restoreSelected.run()
    clearSelected.run()
    return changes
  }

  /** Returns whether more pages can be freed; none can in a file of an earlier version that is not converted yet. */
  function shrinkFile(): boolean {
    const countFree = () => freeSchema.parse(freeList.get()).freelist_count
    const before = countFree()
    if (before > 0) shrink.all()
    const after = countFree()
    return after > 0 && after < before
  }

  return ({ deliveredBefore, suspectBefore, keysBefore }) => {
    const erased = file.inTransaction(() => [
      eraseDelivered(deliveredBefore),
      removeSuspects.run(suspectBefore.getTime()).changes,
      removeKeys.run(keysBefore.getTime()).changes,
    ])
    const isMore = shrinkFile() || erased.includes(maxRows)
    if (!isMore) file.truncateLog()
    return isMore
  }
}
