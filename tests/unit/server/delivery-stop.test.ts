import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { DeliveryAttempt } from '../../../server/mail/delivery-attempt.ts'
import { sentAt } from '../../support/test-delivery.ts'
import { holdAttempts, put, retryInAnHour, startTestWorker } from '../../support/test-worker.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: sentAt })
  onTestFinished(() => void vi.useRealTimers())
})

test('stopping waits for what is in hand, takes nothing more and ends when that is settled', async () => {
  const { attempt, end } = holdAttempts()
  const { outbox, worker } = startTestWorker(attempt)
  const [first, second, third, fourth] = [await put(outbox), await put(outbox), await put(outbox), await put(outbox)]
  worker.wake()
  await vi.advanceTimersByTimeAsync(0)
  const stopped = vi.fn()
  worker.stop().then(stopped)
  for (const id of [first, second]) await end(id ?? '')
  await end(third ?? '', retryInAnHour)
  expect(stopped).toHaveBeenCalled()
  worker.wake()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(attempt).toHaveBeenCalledTimes(3)
  expect(outbox.findById(third ?? '')).toMatchObject([{ state: 'waiting', attempts: 1, dueAt: retryInAnHour.at }])
  expect(outbox.findById(fourth ?? '')).toMatchObject([{ state: 'waiting', attempts: 0 }])
})

test('what still hangs 8 seconds after the stop is abandoned and free for the next process at once', async () => {
  const { attempt, end } = holdAttempts()
  const abandon = vi.fn(() => void end(id, retryInAnHour))
  const { outbox, worker, logLines } = startTestWorker(attempt, { abandon })
  const id = await put(outbox)
  worker.wake()
  await vi.advanceTimersByTimeAsync(0)
  const stopped = vi.fn()
  worker.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(7900)
  expect(abandon).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(stopped).toHaveBeenCalled()
  expect(outbox.lease({ now: new Date(), limit: 1 })).toMatchObject([{ id, attempts: 0 }])
  expect(logLines.join()).toContain('message not delivered before the stop')
})

test('a mail that is accepted as the worker abandons it counts as delivered', async () => {
  const { attempt, end } = holdAttempts()
  const { outbox, worker } = startTestWorker(attempt, { abandon: () => void end(id) })
  const id = await put(outbox)
  worker.wake()
  await vi.advanceTimersByTimeAsync(0)
  const stopping = worker.stop()
  await vi.advanceTimersByTimeAsync(8100)
  await stopping
  expect(outbox.findById(id)).toMatchObject([{ state: 'delivered' }])
})

test('a stop does not wait for a record that cannot be made', async () => {
  const attempt = vi.fn<DeliveryAttempt>(async () => ({ kind: 'delivered' }))
  const settle = () => {
    throw new Error('database or disk is full')
  }
  const { outbox, worker } = startTestWorker(attempt, { replace: () => ({ settle }) })
  await put(outbox)
  worker.wake()
  await vi.advanceTimersByTimeAsync(2500)
  const stopped = vi.fn()
  worker.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(100)
  expect(stopped).toHaveBeenCalled()
})
