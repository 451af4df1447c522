import { z } from 'zod'
import type { Form } from '../../../shared/contact/forms.ts'
import type { Outbox } from '../outbox.ts'
import { isUntold, maxNamed, toRoundKey } from '../untold-messages.ts'
import type { Database } from './database.ts'
import type { DatabaseClock } from './database-clock.ts'
import { createRowReader, toMessageColumns } from './message-row.ts'

const countSchema = z.tuple([z.object({ count: z.coerce.number() })])

/** The operations of the digest of suspect messages. */
export function createUntoldMessages(
  { query }: Database,
  clock: DatabaseClock,
  forms: readonly Form[],
): Pick<Outbox, 'findUntold' | 'markTold'> {
  const toMessage = createRowReader(forms)
  const count = `SELECT count(*) AS count FROM messages WHERE ${isUntold} AND received_at < ${clock.at('$1')}`
  const claim = `INSERT INTO idempotency_keys (key_hash, content_hash, message_id, used_at)
    VALUES ($1, '', '', ${clock.at('$2')}) ON CONFLICT DO NOTHING`
  const select = `SELECT ${toMessageColumns('mail')} FROM messages
    WHERE ${isUntold} AND messages.received_at < ${clock.at('$1')} ORDER BY messages.received_at DESC LIMIT ${maxNamed}`
  const mark = `UPDATE messages SET dead_alerted_at = ${clock.at('$1')}
    WHERE ${isUntold} AND received_at < ${clock.at('$2')}`
  return {
    findUntold: async (before, round, now) => {
      const [found] = countSchema.parse((await query(count, [clock.toOffset(before)])).rows)
      if (found.count === 0) return undefined
      if ((await query(claim, [toRoundKey(round), clock.toOffset(now)])).rowCount === 0) return undefined
      return { ...found, newest: (await query(select, [clock.toOffset(before)])).rows.map(toMessage) }
    },
    markTold: async (before, now) => void (await query(mark, [clock.toOffset(now), clock.toOffset(before)])),
  }
}
