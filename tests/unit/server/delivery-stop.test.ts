import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { DeliveryAttempt } from '../../../server/delivery/delivery-attempt.ts'
import { sentAt } from '../../support/test-delivery.ts'
import { holdAttempts, put, retryInAnHour, startTestWorker } from '../../support/test-worker.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: sentAt })
  onTestFinished(() => void vi.useRealTimers())
})

test('stop starts no more attempts and resolves when those in flight are settled', async () => {
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
  expect(await outbox.findById(third ?? '')).toMatchObject([{ state: 'waiting', attempts: 1, dueAt: retryInAnHour.at }])
  expect(await outbox.findById(fourth ?? '')).toMatchObject([{ state: 'waiting', attempts: 0 }])
})

test('attempts still in flight 8 seconds after the stop are aborted, and their messages are released', async () => {
  const { attempt, end } = holdAttempts()
  const abort = vi.fn(() => void end(id, retryInAnHour))
  const { outbox, worker, logLines } = startTestWorker(attempt, { abort })
  const id = await put(outbox)
  worker.wake()
  await vi.advanceTimersByTimeAsync(0)
  const stopped = vi.fn()
  worker.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(7900)
  expect(abort).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(stopped).toHaveBeenCalled()
  expect(await outbox.lease({ now: new Date(), limit: 1 })).toMatchObject([{ id, attempts: 0 }])
  expect(logLines.join()).toContain('message not delivered before shutdown')
})

test('an email accepted at the moment of the abort counts as delivered', async () => {
  const { attempt, end } = holdAttempts()
  const { outbox, worker } = startTestWorker(attempt, { abort: () => void end(id) })
  const id = await put(outbox)
  worker.wake()
  await vi.advanceTimersByTimeAsync(0)
  const stopping = worker.stop()
  await vi.advanceTimersByTimeAsync(8100)
  await stopping
  expect(await outbox.findById(id)).toMatchObject([{ state: 'delivered' }])
})

test('stop does not wait for a settlement that cannot be recorded', async () => {
  const attempt = vi.fn<DeliveryAttempt>(async () => ({ kind: 'delivered' }))
  const settle = async () => {
    throw new Error('database or disk is full')
  }
  const { outbox, worker } = startTestWorker(attempt, { replace: () => ({ settle }) })
  await put(outbox)
  worker.wake()
  await vi.advanceTimersByTimeAsync(2500)
  const stopped = vi.fn()
  worker.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(1000)
  expect(stopped).toHaveBeenCalled()
})
