import {
  type DeliveryRecord,
  type Destination,
  destinations,
  type ListedMessage,
  messageStates,
  type Outbox,
  toReference,
} from '../outbox/outbox.ts'

type Status = 'accepted' | 'delivered' | 'given up'

/** What became of a message, as openapi.json describes it; nothing of its content. */
export type MessageStatus = {
  readonly id: string
  readonly reference: string
  readonly status: Status
  readonly receivedAt: string
  readonly deliveries: readonly { readonly destination: Destination; readonly status: Status; readonly at: string }[]
}

/**
 * Of the deliveries to the configured destinations, and of those that took place. Undefined for a message that is unknown, or
 * erased, or whose id is only the beginning of one.
 */
export async function findStatus(
  outbox: Pick<Outbox, 'list'>,
  id: string,
  configured: readonly Destination[],
): Promise<MessageStatus | undefined> {
  const [message] = await outbox.list({ states: messageStates, limit: 1, prefix: id })
  const isErased = message?.state === 'delivered' && message.fields === undefined
  return message?.id !== id || isErased ? undefined : toStatus(message, configured)
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
