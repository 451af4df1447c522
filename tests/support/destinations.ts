import type { Destination, Outbox, Settlement } from '../../server/outbox/outbox.ts'
import { start } from './test-outbox.ts'

export const webhook = 'webhook'
export const toBoth = { destinations: ['mail', webhook] } as const
export const delivered = { kind: 'delivered' } as const

/** Leases what waits for a destination and settles one message. */
export async function deliver(
  outbox: Outbox,
  id: string,
  destination: Destination,
  settlement: Settlement = delivered,
): Promise<void> {
  await outbox.lease({ now: start, limit: 99, destination })
  await outbox.settle(id, settlement, start, destination)
}
