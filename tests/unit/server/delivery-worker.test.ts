import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { DeliveryAttempt } from '../../../server/delivery/delivery-attempt.ts'
import { openOutbox } from '../../../server/outbox/open-outbox.ts'
import { sentAt } from '../../support/test-delivery.ts'
import { holdAttempts, put, retryInAnHour, startTestWorker } from '../../support/test-worker.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: sentAt })
  onTestFinished(() => void vi.useRealTimers())
})

test('at most three messages are in flight, oldest first, and the next starts when one ends', async () => {
  const { attempt, end } = holdAttempts()
  const { outbox, worker } = startTestWorker(attempt)
  const ids: string[] = []
  for (const age of [1, 4, 3, 2]) ids.push(await put(outbox, new Date(sentAt.getTime() - age)))
  worker.wake()
  worker.wake()
  await vi.advanceTimersByTimeAsync(0)
  const [youngest = '', oldest = ''] = ids
  expect(attempt.mock.calls.map(([{ id }]) => id)).toEqual([oldest, ids[2], ids[3]])
  await end(oldest)
  expect(attempt.mock.calls.map(([{ id }]) => id).slice(3)).toEqual([youngest])
  expect(await outbox.findById(oldest)).toMatchObject([{ state: 'delivered' }])
})

test('a message that is due later is attempted at that time without a wake', async () => {
  const attempt = vi.fn<DeliveryAttempt>(async () => ({ ...retryInAnHour, at: new Date(Date.now() + 12_000) }))
  const { outbox, worker } = startTestWorker(attempt)
  await put(outbox)
  worker.wake()
  await vi.advanceTimersByTimeAsync(11_000)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1500)
  expect(attempt).toHaveBeenCalledTimes(2)
})

test('a message stored by another process is found within 30 seconds', async () => {
  const attempt = vi.fn<DeliveryAttempt>(async () => ({ kind: 'delivered' }))
  const { worker, folder } = startTestWorker(attempt)
  worker.wake()
  await vi.advanceTimersByTimeAsync(100)
  const other = openOutbox(folder)
  onTestFinished(other.close)
  await put(other)
  expect(attempt).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(attempt).toHaveBeenCalledOnce()
})

test('a due message that another process has locked is asked for once a second', async () => {
  const lease = vi.fn(async () => [])
  const { worker } = startTestWorker(vi.fn<DeliveryAttempt>(), {
    replace: () => ({ lease, nextDue: async () => sentAt }),
  })
  worker.wake()
  await vi.advanceTimersByTimeAsync(3500)
  expect(lease).toHaveBeenCalledTimes(4)
})

test('the lease of a message in flight is renewed as long as the attempt lasts', async () => {
  const { attempt, end } = holdAttempts()
  const { outbox, worker, folder } = startTestWorker(attempt)
  const other = openOutbox(folder)
  onTestFinished(other.close)
  const id = await put(outbox)
  worker.wake()
  for (let second = 0; second < 60; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    const soon = new Date(Date.now() + 5000)
    expect(await other.lease({ now: soon, limit: 1 })).toEqual([])
  }
  expect(attempt).toHaveBeenCalledOnce()
  await end(id)
  expect(await other.findById(id)).toMatchObject([{ state: 'delivered' }])
})

test('a message whose lease expired is not sent again by the same process while its attempt is in flight', async () => {
  const { attempt } = holdAttempts()
  const { outbox, worker } = startTestWorker(attempt, { replace: () => ({ renewLeases: async () => {} }) })
  await put(outbox)
  worker.wake()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(attempt).toHaveBeenCalledOnce()
})

test('a failed read of the outbox is logged and retried', async () => {
  const attempt = vi.fn<DeliveryAttempt>(async () => ({ kind: 'delivered' }))
  const lease = vi.fn(async () => {
    throw new Error('disk I/O error')
  })
  const { worker, logLines } = startTestWorker(attempt, { replace: () => ({ lease }) })
  worker.wake()
  await vi.advanceTimersByTimeAsync(11_000)
  expect(lease).toHaveBeenCalledTimes(3)
  expect(logLines.join()).toContain('cannot read the outbox')
  await worker.stop()
})

test('a settlement that cannot be recorded is retried, and the message is not sent again', async () => {
  const attempt = vi.fn<DeliveryAttempt>(async () => ({ kind: 'delivered' }))
  let failures = 2
  const { outbox, worker, logLines } = startTestWorker(attempt, {
    replace: ({ settle }) => ({
      settle: async (...settled) => {
        failures -= 1
        if (failures >= 0) throw new Error('database or disk is full')
        settle(...settled)
      },
    }),
  })
  const id = await put(outbox)
  worker.wake()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(attempt).toHaveBeenCalledOnce()
  expect(await outbox.findById(id)).toMatchObject([{ state: 'delivered' }])
  expect(logLines.filter(line => line.includes('cannot record the outcome'))).toHaveLength(2)
})
