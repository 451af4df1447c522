import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import { LRUCache } from 'lru-cache'
import type { Outbox, Settlement, StoredMessage } from '../outbox/outbox.ts'
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

  function startDelivery({ id, fields }: StoredMessage): void {
    const options = { kind: SpanKind.CONSUMER, attributes: { 'site.message.id': id } }
    deliveries.set(id, tracer.startSpan('deliver message', options, ROOT_CONTEXT))
    // Nobody settles a message that cannot be read.
    if (fields === undefined) endDelivery(id, { kind: 'dead', fault: unreadableFault })
  }

  function endDelivery(id: string, settlement: Settlement): void {
    const span = deliveries.get(id)
    if (span === undefined) return
    span.setAttribute('site.message.outcome', settlement.kind)
    if ('fault' in settlement) {
      // A code, never the mail server's text.
      span.setAttribute('error.type', settlement.fault)
      span.setStatus({ code: SpanStatusCode.ERROR })
    }
    deliveries.delete(id)
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
      for (const message of messages) startDelivery(message)
      return messages
    },
    settle: async (...given) => {
      await outbox.settle(...given)
      endDelivery(given[0], given[1])
    },
  }
}
