import { z } from 'zod'
import { type DeliveryRecord, destinations, type ListedMessage, type StoredMessage } from './outbox.ts'

const destinationSchema = z.object({ destination: z.enum(destinations) })

/**
 * Messages with the records of their other destinations, from rows of the table `deliveries` and what parses them. Those of a
 * newer release's destinations are left out.
 */
export function attachOthers(
  messages: readonly StoredMessage[],
  rows: readonly unknown[],
  toMessage: (row: unknown) => StoredMessage,
): readonly ListedMessage[] {
  const records = rows.flatMap(row => {
    const { success, data } = destinationSchema.safeParse(row)
    return success ? [{ ...data, ...toMessage(row) }] : []
  })
  return messages.map(message => {
    const own = records.filter(({ id }) => id === message.id)
    return { ...message, others: Object.fromEntries(own.map(record => [record.destination, toRecord(record)])) }
  })
}

function toRecord({ state, attempts, queuedAt, dueAt, settledAt, fault }: DeliveryRecord): DeliveryRecord {
  return { state, attempts, queuedAt, dueAt, settledAt, fault }
}
