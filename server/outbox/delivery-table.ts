import type { Form } from '../../shared/contact/forms.ts'
import { toKnownRows } from './message-form.ts'
import type { Destination } from './outbox.ts'

/** Where both kinds of storage keep the deliveries to a destination, and how SQL reads them. */
export type DeliveryTable = {
  /** Its `id` is that of the message, and it has all columns that leases, settlements and alerts use. */
  readonly table: 'messages' | 'deliveries'
  /** The end of a condition on its rows. */
  readonly only: string
  /** A column, or an expression with one, of the message. */
  readonly ofMessage: (expression: string) => string
  /** The column of the table `retry_period`. */
  readonly retryStart: string
}

/**
 * The mail stands in the row of its message, where processes of the release before the second destination look for it; other
 * destinations have rows in a table of their own.
 */
export function toDeliveryTable(destination: Destination): DeliveryTable {
  if (destination === 'mail') {
    return { table: 'messages', only: '', ofMessage: expression => expression, retryStart: 'started_at' }
  }
  return {
    table: 'deliveries',
    only: ` AND destination = '${destination}'`,
    ofMessage: expression => `(SELECT ${expression} FROM messages WHERE messages.id = deliveries.id)`,
    retryStart: `${destination}_started_at`,
  }
}

/** Of a delivery to a destination that the settings no longer name; its message was delivered elsewhere, and is erased. */
export const notSentFault = 'NOT_SENT'

/**
 * SQL that settles the deliveries to a destination that is not configured any more, of messages that the other destination got
 * before a time. Until then a destination that comes back gets them.
 */
export function toSettleUnsent(destination: Destination, before: string, maxRows: number): string {
  const { table, only } = toDeliveryTable(destination)
  const other =
    destination === 'mail'
      ? "FROM deliveries AS other WHERE other.id = messages.id AND other.destination = 'webhook'"
      : 'FROM messages AS other WHERE other.id = deliveries.id'
  return `
    UPDATE ${table} SET state = 'delivered', fault = '${notSentFault}', settled_at = (SELECT other.settled_at ${other})
    WHERE id IN (
      SELECT id FROM ${table} WHERE state IN ('waiting', 'dead') AND received_at < ${before}${only} AND EXISTS (
        SELECT 1 ${other} AND other.state = 'delivered' AND other.settled_at < ${before}) LIMIT ${maxRows})${only}`
}

/** SQL of the deliveries whose messages this release can read. */
export function toKnownDeliveries({ ofMessage }: DeliveryTable, forms: readonly Form[]): string {
  return ofMessage(toKnownRows(forms))
}
