import { z } from 'zod'
import type { Form } from '../../shared/contact/forms.ts'
import { toDeliveryTable, toKnownDeliveries } from './delivery-table.ts'
import { attachOthers } from './listed-messages.ts'
import { createRowReader, toMessageColumns, toSafeTime } from './message-row.ts'
import {
  type Destination,
  destinations,
  type ListedMessage,
  type MessageState,
  messageStates,
  type OutboxStore,
} from './outbox.ts'
import type { OutboxFile } from './outbox-file.ts'

const newerSchema = z.object({ count: z.number() })
const countsSchema = z.array(z.object({ state: z.enum(messageStates), count: z.number(), oldest: z.number() }))

/** The operations of operators and metrics. */
export function createMessageArchive(
  file: OutboxFile,
  forms: readonly Form[],
): Pick<OutboxStore, 'list' | 'findById' | 'retry' | 'forget' | 'summary'> {
  const toMessage = createRowReader(forms)
  const isInState = {
    mail: 'state IN (SELECT value FROM json_each(?1))',
    webhook: `id IN (SELECT id FROM deliveries WHERE destination = 'webhook' AND state IN (SELECT value FROM json_each(?1)))`,
  } satisfies Record<Destination, string>
  // When the message to continue after is gone meanwhile, others of the same millisecond are left out.
  const prepareSelect = (destination: Destination) =>
    file.prepare(`
      SELECT ${toMessageColumns('mail')} FROM messages INDEXED BY messages_by_age
      WHERE ${isInState[destination]} AND (messages.received_at, rowid)
        < (coalesce(?2, 9223372036854775807), coalesce((SELECT rowid FROM messages WHERE id = ?3), 0))
      ORDER BY messages.received_at DESC, rowid DESC LIMIT ?4`)
  const select = { mail: prepareSelect('mail'), webhook: prepareSelect('webhook') }
  // Ids consist of hex digits and hyphens, which sort before "g".
  const selectById = file.prepare(
    `SELECT ${toMessageColumns('mail')} FROM messages WHERE messages.id >= ?1 AND messages.id < ?1 || 'g' LIMIT 10`,
  )
  const selectOthers = file.prepare(`
    SELECT destination, ${toMessageColumns('webhook')} FROM deliveries WHERE id IN (SELECT value FROM json_each(?))`)
  const due = `state = 'waiting', queued_at = ?1, due_at = 0, attempts = 0, settled_at = NULL`
  const prepareMakeDue = (destination: Destination) => {
    const { table, only } = toDeliveryTable(destination)
    return file.prepare(`UPDATE ${table} SET ${due} WHERE id = ?2 AND state <> 'delivered'${only}`)
  }
  const makeDue = { mail: prepareMakeDue('mail'), webhook: prepareMakeDue('webhook') }
  const addDelivery = file.prepare(`
    INSERT OR IGNORE INTO deliveries (id, destination, received_at, queued_at, state, due_at)
    SELECT id, ?3, received_at, ?1, 'waiting', 0 FROM messages WHERE id = ?2 AND fields IS NOT NULL`)
  const remove = file.prepare('DELETE FROM messages WHERE id = ?')
  const removeDeliveries = file.prepare('DELETE FROM deliveries WHERE id = ?')
  const removeDelivery = file.prepare('DELETE FROM deliveries WHERE id = ? AND destination = ?')
  const prepareCount = (destination: Destination) => {
    const { table, only } = toDeliveryTable(destination)
    return file.prepare(`
      SELECT state, count(*) AS count, ${toSafeTime('min(received_at)')} AS oldest FROM ${table}
      WHERE state IN (SELECT value FROM json_each(?))${only} GROUP BY state`)
  }
  const count = { mail: prepareCount('mail'), webhook: prepareCount('webhook') }
  const prepareCountNewer = (destination: Destination) => {
    const deliveries = toDeliveryTable(destination)
    return file.prepare(`
      SELECT count(*) AS count FROM ${deliveries.table} INDEXED BY ${deliveries.table}_waiting
      WHERE state = 'waiting'${deliveries.only} AND NOT ${toKnownDeliveries(deliveries, forms)}`)
  }
  const countNewer = { mail: prepareCountNewer('mail'), webhook: prepareCountNewer('webhook') }

  function withOthers(rows: readonly unknown[]): readonly ListedMessage[] {
    const messages = rows.map(toMessage)
    if (messages.length === 0) return []
    const others = selectOthers.all(JSON.stringify(messages.map(({ id }) => id)))
    return attachOthers(messages, others, toMessage)
  }

  function retry(id: string, now: Date, destination: Destination | undefined): boolean {
    const moment = now.getTime()
    const isAdded =
      destination !== undefined && destination !== 'mail' && addDelivery.run(moment, id, destination).changes > 0
    const wanted = destination === undefined ? destinations : [destination]
    return wanted.map(each => makeDue[each].run(moment, id).changes > 0).includes(true) || isAdded
  }

  function forget(id: string, destination: Destination = 'mail'): boolean {
    if (destination !== 'mail') return removeDelivery.run(id, destination).changes > 0
    removeDeliveries.run(id)
    return remove.run(id).changes > 0
  }

  return {
    list: ({ destination = 'mail', states, limit, after }) =>
      withOthers(
        select[destination].all(JSON.stringify(states), after?.receivedAt.getTime() ?? null, after?.id ?? null, limit),
      ),
    findById: prefix => withOthers(selectById.all(prefix.toLowerCase())),
    retry: (id, now, destination) => file.inTransaction(() => retry(id, now, destination)),
    forget: (id, destination) => {
      const isRemoved = file.inTransaction(() => forget(id, destination))
      if (isRemoved) file.truncateLog()
      return isRemoved
    },
    summary: (destination = 'mail') => {
      const rows = countsSchema.parse(count[destination].all(JSON.stringify(messageStates)))
      const countOf = (state: MessageState) => rows.find(row => row.state === state)?.count ?? 0
      const oldest = rows.find(row => row.state === 'waiting')?.oldest
      return {
        counts: {
          waiting: countOf('waiting'),
          delivered: countOf('delivered'),
          dead: countOf('dead'),
          suspect: countOf('suspect'),
        },
        oldestWaiting: oldest === undefined ? undefined : new Date(oldest),
        newer: newerSchema.parse(countNewer[destination].get()).count,
      }
    },
  }
}
