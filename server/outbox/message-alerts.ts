import { z } from 'zod'
import { toDeliveryTable } from './delivery-table.ts'
import type { AlertKind, Destination, MessageKey, OutboxStore } from './outbox.ts'
import type { OutboxFile } from './outbox-file.ts'

const rowsSchema = z.array(z.object({ key: z.string() }))

/** The operations of alerts and of the hold of the queue. */
export function createMessageAlerts(
  file: OutboxFile,
): Pick<OutboxStore, 'findUnalerted' | 'markAlerted' | 'restartRetryPeriods'> {
  const of = { mail: createAlerts(file, 'mail'), webhook: createAlerts(file, 'webhook') }
  return {
    findUnalerted: (receivedBefore, destination = 'mail') => of[destination].find(receivedBefore),
    markAlerted: (kind, keys, now, destination = 'mail') => of[destination].mark(kind, keys, now),
    restartRetryPeriods: (now, destination = 'mail') => of[destination].restart(now),
  }
}

function createAlerts(file: OutboxFile, destination: Destination) {
  const { table, only, retryStart } = toDeliveryTable(destination)
  // The bytes of the id, which may be damaged. Row numbers are used again when the last row is deleted meanwhile.
  const key = 'hex(CAST(id AS BLOB)) AS key'
  // A message that an operator retried can become dead again.
  const selectDead = file.prepare(`
    SELECT ${key} FROM ${table} INDEXED BY ${table}_unalerted_dead
    WHERE state = 'dead' AND (dead_alerted_at IS NULL OR dead_alerted_at < settled_at)${only} LIMIT 1000`)
  const selectOverdue = file.prepare(`
    SELECT ${key} FROM ${table} INDEXED BY ${table}_unalerted_waiting
    WHERE state = 'waiting' AND received_at < ? AND overdue_alerted_at IS NULL${only} LIMIT 1000`)
  const prepareMark = (column: string) =>
    file.prepare(`
      UPDATE ${table} SET ${column} = ? WHERE id IN (SELECT CAST(unhex(value) AS TEXT) FROM json_each(?))${only}`)
  const marks = { dead: prepareMark('dead_alerted_at'), overdue: prepareMark('overdue_alerted_at') }
  const restart = file.prepare(`UPDATE retry_period SET ${retryStart} = ?`)
  const toKeys = (rows: unknown) => rowsSchema.parse(rows).map(({ key }) => key)
  return {
    find: (receivedBefore: Date) => ({
      dead: toKeys(selectDead.all()),
      overdue: toKeys(selectOverdue.all(receivedBefore.getTime())),
    }),
    mark: (kind: AlertKind, keys: readonly MessageKey[], now: Date): void =>
      void marks[kind].run(now.getTime(), JSON.stringify(keys)),
    restart: (now: Date): void => void restart.run(now.getTime()),
  }
}
