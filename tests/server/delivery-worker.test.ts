import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startDelivery } from '../../server/mail/delivery-worker.ts'
import { openOutbox } from '../../server/outbox/open-outbox.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

const start = Date.parse('2025-08-20T12:00:00Z')
const dayMs = 24 * 60 * 60 * 1000
const fields = { name: 'Ada', company: '', email: 'ada@example.com', details: 'Hello' }

function createDelivery(send: () => Promise<void>) {
  const clock = { moment: start }
  const outbox = openOutbox(makeTempFolder())
  const worker = startDelivery({
    outbox,
    mailer: { send, close: () => {} },
    addresses: { from: 'website@example.com', to: 'info@example.com' },
    retry: { MAIL_RETRY_MIN_SECONDS: 5, MAIL_RETRY_MAX_SECONDS: 60, MAIL_RETRY_DAYS: 5 },
    now: () => new Date(clock.moment),
    log: pino({ level: 'silent' }),
  })
  onTestFinished(async () => {
    await worker.stop()
    outbox.close()
  })
  return { clock, outbox, worker }
}

test('pauses double from the shortest to the longest', async () => {
  const send = vi.fn(async () => {
    throw new Error('down')
  })
  const { clock, outbox, worker } = createDelivery(send)
  await outbox.put({ fields, receivedAt: new Date(start), client: '', isSuspect: false })
  const pauses: number[] = []
  for (let attempt = 1; attempt <= 6; attempt++) {
    worker.wake()
    await vi.waitFor(() => expect(outbox.nextDue()?.getTime()).toBeGreaterThan(clock.moment))
    const next = outbox.nextDue()?.getTime() ?? 0
    pauses.push((next - clock.moment) / 1000)
    clock.moment = next
  }
  expect(pauses).toEqual([5, 10, 20, 40, 60, 60])
})

test('a message is given up after the set number of days, and is attempted until then', async () => {
  const send = vi.fn(async () => {
    throw new Error('down')
  })
  const { clock, outbox, worker } = createDelivery(send)
  await outbox.put({ fields, receivedAt: new Date(start), client: '', isSuspect: false })
  clock.moment = start + 5 * dayMs
  worker.wake()
  await vi.waitFor(() => expect(outbox.nextDue()).toBeUndefined())
  expect(send).toHaveBeenCalledOnce()
})

test('messages are delivered oldest first, each once', async () => {
  const send = vi.fn(async () => {})
  const { outbox, worker } = createDelivery(send)
  const ids: string[] = []
  for (const second of [2, 1, 3]) {
    const receivedAt = new Date(start - second * 1000)
    const receipt = await outbox.put({ fields, receivedAt, client: String(second), isSuspect: false })
    if (receipt.kind === 'stored') ids.push(receipt.id)
  }
  worker.wake()
  worker.wake()
  await vi.waitFor(() => expect(outbox.nextDue()).toBeUndefined())
  const sent = send.mock.calls.map((call: unknown[]) => JSON.stringify(call))
  expect(sent.map(call => ids.findIndex(id => call.includes(id)))).toEqual([2, 0, 1])
})
