import { z } from 'zod'
import {
  type DeliveryRecord,
  type Destination,
  destinations,
  type ListedMessage,
  type Outbox,
  toReference,
} from '../outbox/outbox.ts'

const statuses = ['accepted', 'delivered', 'given up'] as const
type Status = (typeof statuses)[number]

/** What became of a message; nothing of its content. */
export const messageStatusSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(statuses).meta({
    description: 'delivered: every destination has it; given up: one of them will not get it without a person.',
  }),
  receivedAt: z.iso.datetime(),
  deliveries: z.array(
    z.object({
      destination: z.enum(destinations).meta({ description: 'The mailbox, or the system that gets events.' }),
      status: z.enum(statuses),
      at: z.iso.datetime().meta({ description: 'Since when.' }),
    }),
  ),
})

export type MessageStatus = z.infer<typeof messageStatusSchema>

/**
 * Of the deliveries to the configured destinations, and of those that took place. Undefined for a message that is unknown, or
 * erased, or whose id is only the beginning of one.
 */
export async function findStatus(
  outbox: Pick<Outbox, 'findById'>,
  id: string,
  configured: readonly Destination[],
): Promise<MessageStatus | undefined> {
  const message = (await outbox.findById(id)).find(each => each.id === id)
  const isErased = message?.state === 'delivered' && message.fields === undefined && message.form !== undefined
  return message === undefined || isErased ? undefined : toStatus(message, configured)
}

function toStatus(message: ListedMessage, configured: readonly Destination[]): MessageStatus {
  const { id, receivedAt, others } = message
  const records = { mail: message, ...others }
  const wanted = destinations.filter(
    each => records[each]?.state === 'delivered' || (records[each] && configured.includes(each)),
  )
  // A message that came before its only destination was configured waits for the mailbox.
  const deliveries = (wanted.length === 0 ? (['mail'] as const) : wanted).flatMap(destination => {
    const record = records[destination]
    if (record === undefined) return []
    const status = toDeliveryStatus(record)
    const at = (status === 'accepted' ? undefined : record.settledAt) ?? receivedAt
    return [{ destination, status, at: at.toISOString() }]
  })
  const is = (status: Status) => (each: { readonly status: Status }) => each.status === status
  const whole = deliveries.every(is('delivered'))
    ? 'delivered'
    : deliveries.some(is('given up'))
      ? 'given up'
      : 'accepted'
  return { id, reference: toReference(id), status: whole, receivedAt: receivedAt.toISOString(), deliveries }
}

/** A sender is not told that its message looks like one of a robot. */
function toDeliveryStatus({ state }: DeliveryRecord): Status {
  return state === 'delivered' ? 'delivered' : state === 'dead' ? 'given up' : 'accepted'
}
