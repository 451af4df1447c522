import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import type { Outbox, Settlement } from '../outbox/outbox.ts'
import { markFailed } from './mark-failed.ts'

/**
 * Spans for storing a message, as a part of the request, and for each delivery from lease to settlement, which may be in
 * another process. The id of the message joins them; it is in the log, too.
 */
export function traceOutbox(outbox: Outbox, tracer: Tracer): Outbox {
  const deliveries = new Map<string, Span>()

  function startDelivery(id: string): void {
    // A lease that ended without a settlement.
    deliveries.get(id)?.end()
    const options = { kind: SpanKind.CONSUMER, attributes: { 'site.message.id': id } }
    deliveries.set(id, tracer.startSpan('deliver message', options, ROOT_CONTEXT))
  }

  function endDelivery(id: string, settlement: Settlement): void {
    const span = deliveries.get(id)
    deliveries.delete(id)
    if (span === undefined) return
    span.setAttribute('site.message.outcome', settlement.kind)
    if ('fault' in settlement) {
      // A code, never the mail server's text.
      span.setAttribute('error.type', settlement.fault)
      span.setStatus({ code: SpanStatusCode.ERROR })
    }
    span.end()
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
      for (const { id } of messages) startDelivery(id)
      return messages
    },
    settle: async (...given) => {
      await outbox.settle(...given)
      endDelivery(given[0], given[1])
    },
  }
}
