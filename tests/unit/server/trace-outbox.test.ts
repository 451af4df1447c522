import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { expect, test } from 'vitest'
import { traceOutbox } from '../../../server/observability/trace-outbox.ts'
import type { StoredMessage } from '../../../server/outbox/outbox.ts'
import { contactForm } from '../../../shared/contact/forms.ts'
import { fields, openTestOutbox, start } from '../../support/test-outbox.ts'

function open() {
  const exporter = new InMemorySpanExporter()
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
  let leased: readonly StoredMessage[] = []
  const outbox = traceOutbox(
    { ...openTestOutbox(), lease: async () => leased, settle: async () => {} },
    provider.getTracer('test'),
  )
  return {
    outbox,
    lease: (...messages: readonly StoredMessage[]) => {
      leased = messages
      return outbox.lease({ now: start, limit: messages.length })
    },
    listEnded: () => exporter.getFinishedSpans().map(({ attributes }) => attributes),
  }
}

function toMessage(id: string, changes: Partial<StoredMessage> = {}): StoredMessage {
  const times = { receivedAt: start, queuedAt: start, dueAt: start, settledAt: undefined }
  return { id, state: 'waiting', fields, attempts: 0, fault: undefined, form: contactForm, ...times, ...changes }
}

test('the span of a message that cannot be read ends at once, and that of another one with its outcome', async () => {
  const { outbox, lease, listEnded } = open()
  await lease(toMessage('unreadable', { fields: undefined }), toMessage('readable'))
  const toMail = { 'site.message.destination': 'mail' }
  const unreadable = {
    ...toMail,
    'site.message.id': 'unreadable',
    'site.message.outcome': 'dead',
    'error.type': 'UNREADABLE',
  }
  expect(listEnded()).toEqual([unreadable])
  await outbox.settle('readable', { kind: 'delivered' }, start)
  expect(listEnded()).toEqual([
    unreadable,
    { ...toMail, 'site.message.id': 'readable', 'site.message.outcome': 'delivered' },
  ])
})

test('spans of leases that are never settled end, too', async () => {
  const { lease, listEnded } = open()
  for (let number = 0; number < 500; number += 1) await lease(toMessage(`lost ${number}`))
  expect(listEnded().length).toBeGreaterThanOrEqual(400)
})
