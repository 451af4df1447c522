import { z } from 'zod'
import type { OutboxFile } from './outbox-file.ts'

/** `dead`: given up. `overdue`: waiting for too long. */
export const alertKinds = ['dead', 'overdue'] as const
export type AlertKind = (typeof alertKinds)[number]

/** The operations of alerts and of the hold of the queue. */
export type MessageAlerts = {
  /** Ids of messages that no alert was sent for, up to 1000 of each kind; overdue are those received before this time. */
  readonly findUnalerted: (receivedBefore: Date) => { readonly [Kind in AlertKind]: readonly string[] }
  readonly markAlerted: (kind: AlertKind, ids: readonly string[], now: Date) => void
  /** Restarts the retry period of all waiting messages. */
  readonly restartRetryPeriods: (now: Date) => void
}

const idsSchema = z.array(z.object({ id: z.string() }))

export function createMessageAlerts(file: OutboxFile): MessageAlerts {
  // A message that an operator retried can become dead again.
  const selectDead = file.prepare(`
    SELECT id FROM messages
    WHERE state = 'dead' AND (dead_alerted_at IS NULL OR dead_alerted_at < settled_at) LIMIT 1000`)
  const selectOverdue = file.prepare(`
    SELECT id FROM messages
    WHERE state = 'waiting' AND received_at < ? AND overdue_alerted_at IS NULL LIMIT 1000`)
  const mark = {
    dead: file.prepare('UPDATE messages SET dead_alerted_at = ? WHERE id IN (SELECT value FROM json_each(?))'),
    overdue: file.prepare('UPDATE messages SET overdue_alerted_at = ? WHERE id IN (SELECT value FROM json_each(?))'),
  }
  const restart = file.prepare("UPDATE messages SET queued_at = ? WHERE state = 'waiting'")
  const toIds = (rows: unknown) => idsSchema.parse(rows).map(({ id }) => id)
  return {
    findUnalerted: receivedBefore => ({
      dead: toIds(selectDead.all()),
      overdue: toIds(selectOverdue.all(receivedBefore.getTime())),
    }),
    markAlerted: (kind, ids, now) => void mark[kind].run(now.getTime(), JSON.stringify(ids)),
    restartRetryPeriods: now => void restart.run(now.getTime()),
  }
}
