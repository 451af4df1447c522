import { z } from 'zod'
import { toDeliveryTable } from '../delivery-table.ts'
import { toRowReaders } from '../message-row.ts'
import type { Destination } from '../outbox.ts'

/** What a row reader needs of a row of the table of a destination. */
export function toMessageColumns(destination: Destination): string {
  const { ofMessage, retryStart } = toDeliveryTable(destination)
  return `id, state, received_at, attempts, settled_at, fault, greatest(due_at, queued_at) AS due_at,
    CASE state WHEN 'waiting' THEN greatest(queued_at, (SELECT ${retryStart} FROM retry_period)) ELSE queued_at END AS queued_at,
    ${ofMessage('form')} AS form, ${ofMessage('version')} AS version, ${ofMessage('fields')} AS fields`
}

/** What parses a row with `toMessageColumns`. */
export const createRowReader = toRowReaders(z.string(), z.date())
