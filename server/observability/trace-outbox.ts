import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import { LRUCache } from 'lru-cache'
import type { Destination, Outbox, Settlement, StoredMessage } from '../outbox/outbox.ts'
import { unreadableFault } from '../outbox/settlement-change.ts'
import { markFailed } from './mark-failed.ts'

/** Many times what is delivered at a time. The oldest span beyond it is of a lease that ended without a settlement. */
const maxDeliveries = 100

/**
 * Spans for storing a message, as a part of the request, and for each delivery from lease to settlement, which may be in
 * another process. The id of the message joins them; it is in the log, too.
 */
export function traceOutbox(outbox: Outbox, tracer: Tracer): Outbox {
  const deliveries = new LRUCache<string, Span>({ max: maxDeliveries, dispose: span => span.end() })

  const toKey = (id: string, destination: Destination) => `${destination} ${id}`

  function startDelivery({ id, fields }: StoredMessage, destination: Destination): void {
    const attributes = { 'site.message.id': id, 'site.message.destination': destination }
    const options = { kind: SpanKind.CONSUMER, attributes }
    deliveries.set(toKey(id, destination), tracer.startSpan('deliver message', options, ROOT_CONTEXT))
    // Nobody settles a message that cannot be read.
    if (fields === undefined) endDelivery(toKey(id, destination), { kind: 'dead', fault: unreadableFault })
  }

  function endDelivery(key: string, settlement: Settlement): void {
    const span = deliveries.get(key)
    if (span === undefined) return
    span.setAttribute('site.message.outcome', settlement.kind)
    if ('fault' in settlement) {
      // A code, never the mail server's text.
      span.setAttribute('error.type', settlement.fault)
      span.setStatus({ code: SpanStatusCode.ERROR })
    }
    deliveries.delete(key)
  }

  return {
    ...outbox,
    put: (...given) =>
      tracer.startActiveSpan('store message', async span => {
        try {
          const receipt = await outbox.put(...given)
          span.setAttribute('site.receipt', receipt.kind)
          if ('id' in receipt) span.setAttribute('site.message.id', receipt.id)
          return receipt
        } catch (error) {
          markFailed(span, error)
          throw error
        } finally {
          span.end()
        }
      }),
    lease: async (...given) => {
      const messages = await outbox.lease(...given)
      const { destination = 'mail' } = given[0]
      for (const message of messages) startDelivery(message, destination)
      return messages
    },
    settle: async (id, settlement, now, destination = 'mail') => {
      await outbox.settle(id, settlement, now, destination)
      endDelivery(toKey(id, destination), settlement)
    },
  }
}
