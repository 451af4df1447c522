import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startRetention } from '../../../server/delivery/retention.ts'
import type { Outbox } from '../../../server/outbox/outbox.ts'
import { parseConfig } from '../../../server/settings/config.ts'
import { makeMessage, openTestDelivery, sentAt } from '../../support/test-delivery.ts'

const hourMs = 60 * 60 * 1000
const config = parseConfig({})
const tell = async () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: sentAt })
  onTestFinished(() => void vi.useRealTimers())
})

function startTestRetention(expire: Outbox['expire']) {
  const error = vi.fn()
  const retention = startRetention({ outbox: { expire }, config, tell, now: () => new Date(), log: { error } })
  return { retention, error }
}

test('expired data is erased at start and every hour until the stop', async () => {
  const expire = vi.fn<Outbox['expire']>(async () => false)
  const { retention } = startTestRetention(expire)
  await vi.advanceTimersByTimeAsync(0)
  expect(expire.mock.calls).toEqual([
    [
      {
        deliveredBefore: new Date('2025-08-13T12:00:00Z'),
        suspectBefore: new Date('2025-07-21T12:00:00Z'),
        toldBefore: new Date('2025-08-13T12:00:00Z'),
        keysBefore: new Date('2025-08-19T12:00:00Z'),
        destinations: ['mail'],
      },
    ],
  ])
  await vi.advanceTimersByTimeAsync(2 * hourMs)
  expect(expire).toHaveBeenCalledTimes(3)
  expect(expire.mock.lastCall?.[0].deliveredBefore).toEqual(new Date('2025-08-13T14:00:00Z'))
  retention.stop()
  await vi.advanceTimersByTimeAsync(5 * hourMs)
  expect(expire).toHaveBeenCalledTimes(3)
})

test('a failed erasure is logged and retried an hour later', async () => {
  const expire = vi.fn(async () => {
    throw new Error('database is locked')
  })
  const { error } = startTestRetention(expire)
  await vi.advanceTimersByTimeAsync(hourMs)
  expect(error).toHaveBeenCalledTimes(2)
})

test('an erasure goes on until there is nothing more to erase', async () => {
  let calls = 0
  const expire = vi.fn<Outbox['expire']>(async () => ++calls < 3)
  startTestRetention(expire)
  await vi.advanceTimersByTimeAsync(0)
  expect(expire).toHaveBeenCalledTimes(3)
})

test('expired messages are erased even without a mail server', async () => {
  const { outbox, clock, start } = openTestDelivery({ settings: { KEEP_SUSPECT_DAYS: '1', SUSPECT_DIGEST: 'off' } })
  start()
  await outbox.put(makeMessage({ isSuspect: true }))
  clock.moment = new Date(sentAt.getTime() + 25 * hourMs)
  await vi.advanceTimersByTimeAsync(hourMs)
  expect((await outbox.summary()).counts.suspect).toBe(0)
})
