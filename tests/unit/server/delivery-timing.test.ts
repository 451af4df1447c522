import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type DeliveryAttempt, settleFault } from '../../../server/delivery/delivery-attempt.ts'
import { startRetention } from '../../../server/delivery/retention.ts'
import type { Outbox } from '../../../server/outbox/outbox.ts'
import { openSqlite } from '../../../server/outbox/sqlite.ts'
import { parseConfig } from '../../../server/settings/config.ts'
import { sentAt } from '../../support/test-delivery.ts'
import { find } from '../../support/test-outbox.ts'
import { holdAttempts, put, retryInAnHour, startTestWorker } from '../../support/test-worker.ts'

const retry = { MAIL_RETRY_MIN_SECONDS: 5, MAIL_RETRY_MAX_SECONDS: 60, MAIL_RETRY_DAYS: 5 }
const fault = { text: 'ECONNECTION', kind: 'temporary' } as const
const hourMs = 3_600_000
const dayMs = 24 * hourMs

beforeEach(() => {
  vi.useFakeTimers({ now: sentAt })
  onTestFinished(() => void vi.useRealTimers())
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const deliverAll = () => vi.fn<DeliveryAttempt>(async () => ({ kind: 'delivered' }))

function openOther(folder: string): Outbox {
  const other = openSqlite(folder)
  onTestFinished(other.close)
  return other
}

test.each([
  [1, [5, 10, 20, 40, 60, 60, 60]],
  [0.5, [5, 8, 15, 30, 45, 45, 45]],
  [0, [5, 5, 10, 20, 30, 30, 30]],
])('delays double from the minimum to the maximum, and half of each is random (%d)', (random, seconds) => {
  const delays = [0, 1, 2, 3, 4, 5, 2000].map(attempts => {
    const message = { attempts, queuedAt: sentAt }
    const settlement = settleFault({ message, fault, retry, now: sentAt, random: () => random })
    return settlement.kind === 'retry' ? (settlement.at.getTime() - sentAt.getTime()) / 1000 : settlement.kind
  })
  expect(delays.map(delay => (typeof delay === 'number' ? Math.round(delay) : delay))).toEqual(seconds)
})

test('the last attempt is at the end of MAIL_RETRY_DAYS, which a retry starts again; after it the message is dead', () => {
  const end = new Date(sentAt.getTime() + 5 * dayMs)
  const settle = (now: Date, queuedAt = sentAt) =>
    settleFault({ message: { attempts: 9, queuedAt }, fault, retry, now, random: () => 0.5 })
  expect(settle(new Date(end.getTime() - 1000))).toEqual({ kind: 'retry', at: end, fault: 'ECONNECTION' })
  expect(settle(end)).toEqual({ kind: 'dead', fault: 'ECONNECTION' })
  const later = new Date(sentAt.getTime() + 30 * dayMs)
  expect(settle(later, later)).toMatchObject({ kind: 'retry' })
})

test('at most three messages are in flight, oldest first, and the next starts when one ends', async () => {
  const { attempt, end } = holdAttempts()
  const { outbox, worker } = startTestWorker(attempt)
  const ids: string[] = []
  for (const age of [1, 4, 3, 2]) ids.push(await put(outbox, new Date(sentAt.getTime() - age)))
  worker.wake()
  worker.wake()
  await pass(0)
  const [youngest = '', oldest = ''] = ids
  expect(attempt.mock.calls.map(([{ id }]) => id)).toEqual([oldest, ids[2], ids[3]])
  await end(oldest)
  expect(attempt.mock.calls.map(([{ id }]) => id).slice(3)).toEqual([youngest])
  expect(await find(outbox, oldest)).toMatchObject({ state: 'delivered' })
})

test('a message that is due later is attempted at that time without a wake', async () => {
  const attempt = vi.fn<DeliveryAttempt>(async () => ({ ...retryInAnHour, at: new Date(Date.now() + 12_000) }))
  const { outbox, worker } = startTestWorker(attempt)
  await put(outbox)
  worker.wake()
  await pass(11_000)
  expect(attempt).toHaveBeenCalledTimes(1)
  await pass(1500)
  expect(attempt).toHaveBeenCalledTimes(2)
})

test('a message stored by another process is found within 30 seconds', async () => {
  const attempt = deliverAll()
  const { worker, folder } = startTestWorker(attempt)
  worker.wake()
  await pass(100)
  await put(openOther(folder))
  expect(attempt).not.toHaveBeenCalled()
  await pass(30_000)
  expect(attempt).toHaveBeenCalledOnce()
})

test('a due message that another process has locked is asked for once a second', async () => {
  const lease = vi.fn(async () => [])
  const { worker } = startTestWorker(deliverAll(), { replace: () => ({ lease, nextDue: async () => sentAt }) })
  worker.wake()
  await pass(3500)
  expect(lease).toHaveBeenCalledTimes(4)
})

test('a message in flight is leased to nobody else and sent once', async () => {
  const { attempt, end } = holdAttempts()
  const { outbox, worker, folder } = startTestWorker(attempt)
  const other = openOther(folder)
  const id = await put(outbox)
  worker.wake()
  for (let second = 0; second < 60; second++) {
    await pass(1000)
    expect(await other.lease({ now: new Date(Date.now() + 5000), limit: 1 })).toEqual([])
  }
  expect(attempt).toHaveBeenCalledOnce()
  await end(id)
  expect(await find(other, id)).toMatchObject({ state: 'delivered' })
})

test('a failed read of the outbox is logged and tried again', async () => {
  const lease = vi.fn(async () => {
    throw new Error('disk I/O error')
  })
  const { worker, logLines } = startTestWorker(deliverAll(), { replace: () => ({ lease }) })
  worker.wake()
  await pass(11_000)
  expect(lease).toHaveBeenCalledTimes(3)
  expect(logLines.join()).toContain('cannot read the outbox')
})

test('a settlement that cannot be recorded is tried again, and the message is not sent again', async () => {
  const attempt = deliverAll()
  let failures = 2
  const { outbox, worker, logLines } = startTestWorker(attempt, {
    replace: ({ settle }) => ({
      settle: async (...settled) => {
        failures -= 1
        if (failures >= 0) throw new Error('database or disk is full')
        await settle(...settled)
      },
    }),
  })
  const id = await put(outbox)
  worker.wake()
  await pass(60_000)
  expect(attempt).toHaveBeenCalledOnce()
  expect(await find(outbox, id)).toMatchObject({ state: 'delivered' })
  expect(logLines.filter(line => line.includes('cannot record the outcome'))).toHaveLength(2)
})

/** Asks the worker to stop; `stopped` is called when it has. */
function stop({ stop }: { readonly stop: () => Promise<void> }) {
  const stopped = vi.fn()
  stop().then(stopped)
  return stopped
}

test('stop starts no more attempts and resolves when those in flight are settled', async () => {
  const { attempt, end } = holdAttempts()
  const { outbox, worker } = startTestWorker(attempt)
  const [first, second, third, fourth] = [await put(outbox), await put(outbox), await put(outbox), await put(outbox)]
  worker.wake()
  await pass(0)
  const stopped = stop(worker)
  for (const id of [first, second]) await end(id)
  expect(stopped).not.toHaveBeenCalled()
  await end(third, retryInAnHour)
  expect(stopped).toHaveBeenCalled()
  worker.wake()
  await pass(60_000)
  expect(attempt).toHaveBeenCalledTimes(3)
  expect(await find(outbox, third)).toMatchObject({ state: 'waiting', attempts: 1, dueAt: retryInAnHour.at })
  expect(await find(outbox, fourth)).toMatchObject({ state: 'waiting', attempts: 0 })
})

test.each([
  ['is released', retryInAnHour, { state: 'waiting', attempts: 0 }],
  ['counts as delivered when the server accepts it at that moment', { kind: 'delivered' }, { state: 'delivered' }],
] as const)(
  'an attempt in flight 8 seconds after the stop is aborted, and its message %s',
  async (_, settlement, kept) => {
    const { attempt, end } = holdAttempts()
    const abort = vi.fn(() => void end(id, settlement))
    const { outbox, worker, logLines } = startTestWorker(attempt, { abort })
    const id = await put(outbox)
    worker.wake()
    await pass(0)
    const stopped = stop(worker)
    await pass(7900)
    expect(abort).not.toHaveBeenCalled()
    await pass(200)
    expect(stopped).toHaveBeenCalled()
    expect(await find(outbox, id)).toMatchObject(kept)
    const isReleased = kept.state === 'waiting'
    expect(await outbox.lease({ now: new Date(), limit: 1 })).toHaveLength(isReleased ? 1 : 0)
    expect(logLines.join().includes('message not delivered before shutdown')).toBe(isReleased)
  },
)

test('stop does not wait for a settlement that cannot be recorded', async () => {
  const settle = () => Promise.reject(new Error('database or disk is full'))
  const { outbox, worker } = startTestWorker(deliverAll(), { replace: () => ({ settle }) })
  await put(outbox)
  worker.wake()
  await pass(2500)
  const stopped = stop(worker)
  await pass(1000)
  expect(stopped).toHaveBeenCalled()
})

function startTestRetention(expire: Outbox['expire']) {
  const error = vi.fn()
  const [config, tell, now] = [parseConfig({}), async () => {}, () => new Date()]
  return { retention: startRetention({ outbox: { expire }, config, tell, now, log: { error } }), error }
}

test('expired data is erased at start and every hour until the stop', async () => {
  const expire = vi.fn<Outbox['expire']>(async () => false)
  const { retention } = startTestRetention(expire)
  await pass(0)
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
  await pass(2 * hourMs)
  expect(expire).toHaveBeenCalledTimes(3)
  expect(expire.mock.lastCall?.[0].deliveredBefore).toEqual(new Date('2025-08-13T14:00:00Z'))
  retention.stop()
  await pass(5 * hourMs)
  expect(expire).toHaveBeenCalledTimes(3)
})

test('an erasure goes on until there is nothing more to erase; one that fails is logged and tried an hour later', async () => {
  let calls = 0
  const expire = vi.fn<Outbox['expire']>(async () => ++calls < 3)
  startTestRetention(expire)
  await pass(0)
  expect(expire).toHaveBeenCalledTimes(3)
  const { error } = startTestRetention(() => Promise.reject(new Error('database is locked')))
  await pass(hourMs)
  expect(error).toHaveBeenCalledTimes(2)
})
