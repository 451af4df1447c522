import { z } from 'zod'
import type { Form } from '../../shared/contact/forms.ts'
import { createRowReader, toMessageColumns } from './message-row.ts'
import type { OutboxStore } from './outbox.ts'
import type { OutboxFile } from './outbox-file.ts'

const countSchema = z.object({ count: z.number() })

/** SQL of suspect messages that no person was told of. The column is that of alerts, which a suspect message has none of. */
export const isUntold = "state = 'suspect' AND dead_alerted_at IS NULL"
export const maxNamed = 100
/** A round is a row among the keys, where it is erased after a day; no hash is equal to it. */
export const toRoundKey = (round: string) => `told ${round}`

/** The operations of the digest of suspect messages. */
export function createUntoldMessages(
  file: OutboxFile,
  forms: readonly Form[],
): Pick<OutboxStore, 'findUntold' | 'markTold'> {
  const toMessage = createRowReader(forms)
  const count = file.prepare(`SELECT count(*) AS count FROM messages WHERE ${isUntold} AND received_at < ?`)
  const claim = file.prepare(
    `INSERT OR IGNORE INTO idempotency_keys (key_hash, content_hash, message_id, used_at) VALUES (?, '', '', ?)`,
  )
  const select = file.prepare(`
    SELECT ${toMessageColumns('mail')} FROM messages
    WHERE ${isUntold} AND messages.received_at < ? ORDER BY messages.received_at DESC LIMIT ${maxNamed}`)
  const mark = file.prepare(`UPDATE messages SET dead_alerted_at = ? WHERE ${isUntold} AND received_at < ?`)
  return {
    findUntold: (before, round, now) => {
      const found = countSchema.parse(count.get(before.getTime()))
      if (found.count === 0 || claim.run(toRoundKey(round), now.getTime()).changes === 0) return undefined
      return { ...found, newest: select.all(before.getTime()).map(toMessage) }
    },
    markTold: (before, now) => void mark.run(now.getTime(), before.getTime()),
  }
}
