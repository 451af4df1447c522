import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { openOutbox } from '../../../server/outbox/open-outbox.ts'
import { messageStates } from '../../../server/outbox/outbox.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { after, fields, makeMessage, openTestOutbox, putMany, putNew, start } from '../../support/test-outbox.ts'

test('any text is stored unchanged', async () => {
  const outbox = openTestOutbox()
  const text = fc.string({ unit: 'binary' })
  await fc.assert(
    fc.asyncProperty(fc.record({ name: text, company: text, email: text, details: text }), async put => {
      const id = await putNew(outbox, { fields: put, client: crypto.randomUUID() })
      expect((await outbox.findById(id))[0]?.fields).toEqual(put)
    }),
  )
})

test('messages that are put at the same time each get their own id', async () => {
  const outbox = openTestOutbox()
  const ids = await putMany(outbox, 100)
  expect(new Set(ids).size).toBe(100)
  expect((await outbox.summary()).counts.waiting).toBe(100)
})

test('the same content from the same client within 60 seconds is one message', async () => {
  const outbox = openTestOutbox()
  const id = await putNew(outbox)
  expect(await outbox.put(makeMessage({ receivedAt: after(59) }))).toEqual({ kind: 'repeated', id })
  expect(await outbox.put(makeMessage({ receivedAt: after(60) }))).toMatchObject({ kind: 'stored' })
})

test('the same content put twice at the same time is one message', async () => {
  const outbox = openTestOutbox()
  const [first, second] = await Promise.all([outbox.put(makeMessage()), outbox.put(makeMessage())])
  expect([first, second]).toMatchObject([{ kind: 'stored' }, { kind: 'repeated' }])
})

test.each([
  ['another client', { client: '192.0.2.2' }],
  ['other content', { fields: { ...fields, details: 'Hello!' } }],
])('%s makes a new message', async (_, changes) => {
  const outbox = openTestOutbox()
  await putNew(outbox)
  expect(await outbox.put(makeMessage(changes))).toMatchObject({ kind: 'stored' })
})

test('an idempotency key identifies one message for 24 hours, from any client', async () => {
  const outbox = openTestOutbox()
  const idempotencyKey = 'k1'
  const id = await putNew(outbox, { idempotencyKey })
  const later = makeMessage({ idempotencyKey, client: '192.0.2.2', receivedAt: after(24 * 3600 - 1) })
  expect(await outbox.put(later)).toEqual({ kind: 'repeated', id })
  expect(await outbox.put({ ...later, receivedAt: after(24 * 3600) })).toMatchObject({ kind: 'stored' })
})

test('an idempotency key with different content is rejected, and nothing is stored', async () => {
  const outbox = openTestOutbox()
  await putNew(outbox, { idempotencyKey: 'k1' })
  const other = makeMessage({ idempotencyKey: 'k1', fields: { ...fields, name: 'Bob' } })
  expect(await outbox.put(other)).toEqual({ kind: 'keyReused' })
  expect((await outbox.summary()).counts.waiting).toBe(1)
})

test('leased messages are oldest first and leased to one process only', async () => {
  const folder = makeTempFolder()
  const [one, other] = [openTestOutbox(folder), openTestOutbox(folder)]
  const young = await putNew(one, { client: 'young' })
  const old = await putNew(one, { receivedAt: after(-90) })
  expect((await one.lease({ now: start, limit: 2 })).map(({ id }) => id)).toEqual([old, young])
  expect(await other.lease({ now: start, limit: 2 })).toEqual([])
})

test('the lease of a crashed process expires after 15 seconds, and its late settlement is ignored', async () => {
  const folder = makeTempFolder()
  const [dead, alive] = [openTestOutbox(folder), openTestOutbox(folder)]
  const id = await putNew(dead)
  await dead.lease({ now: start, limit: 1 })
  expect(await alive.nextDue()).toEqual(after(15))
  expect(await alive.lease({ now: after(14), limit: 1 })).toEqual([])
  expect(await alive.lease({ now: after(15), limit: 1 })).toMatchObject([{ id }])
  await dead.settle(id, { kind: 'delivered' }, after(16))
  expect(await alive.findById(id)).toMatchObject([{ state: 'waiting' }])
})

test('a renewed lease does not expire', async () => {
  const folder = makeTempFolder()
  const [one, other] = [openTestOutbox(folder), openTestOutbox(folder)]
  await putNew(one)
  await one.lease({ now: start, limit: 1 })
  await one.renewLeases(after(10))
  expect(await other.lease({ now: after(20), limit: 1 })).toEqual([])
})

test('a message stored while the clock was a day ahead is leased as soon as the clock is right', async () => {
  const outbox = openTestOutbox()
  const id = await putNew(outbox, { receivedAt: after(86_400) })
  expect(await outbox.lease({ now: start, limit: 1 })).toMatchObject([{ id }])
})

test('a message retried or leased while the clock was a day ahead is leased as soon as the clock is right', async () => {
  const folder = makeTempFolder()
  const options = { maxRetryMs: 3_600_000 }
  const [outbox, other] = [openOutbox(folder, options), openOutbox(folder, options)]
  onTestFinished(outbox.close)
  onTestFinished(other.close)
  const id = await putNew(outbox)
  const tomorrow = after(86_400)
  await outbox.lease({ now: tomorrow, limit: 1 })
  await outbox.settle(id, { kind: 'retry', at: tomorrow, fault: 'EDNS' }, tomorrow)
  expect(await outbox.lease({ now: after(86_399), limit: 1 })).toEqual([])
  expect(await outbox.lease({ now: tomorrow, limit: 1 })).toMatchObject([{ id }])
  expect(await other.lease({ now: tomorrow, limit: 1 })).toEqual([])
  expect(await other.lease({ now: after(86_400 - 15), limit: 1 })).toEqual([])
  expect(await other.lease({ now: start, limit: 1 })).toMatchObject([{ id }])
})

test.each([
  [{ kind: 'delivered' }, { state: 'delivered', attempts: 1, settledAt: after(1), fault: undefined }],
  [
    { kind: 'dead', fault: 'EMESSAGE 550' },
    { state: 'dead', attempts: 1, settledAt: after(1), fault: 'EMESSAGE 550' },
  ],
  [
    { kind: 'retry', at: after(9), fault: 'EDNS' },
    { state: 'waiting', attempts: 1, dueAt: after(9), fault: 'EDNS' },
  ],
  [{ kind: 'released' }, { state: 'waiting', attempts: 0, dueAt: start }],
] as const)('an attempt can end as %j', async (settlement, expected) => {
  const outbox = openTestOutbox()
  const id = await putNew(outbox)
  await outbox.lease({ now: start, limit: 1 })
  await outbox.settle(id, settlement, after(1))
  expect(await outbox.findById(id)).toMatchObject([expected])
})

test('a suspect message is not leased until an operator retries it', async () => {
  const outbox = openTestOutbox()
  const id = await putNew(outbox, { isSuspect: true })
  expect(await outbox.lease({ now: start, limit: 1 })).toEqual([])
  expect(await outbox.retry(id, after(5))).toBe(true)
  expect(await outbox.lease({ now: after(5), limit: 1 })).toMatchObject([{ id, queuedAt: after(5) }])
})

test('a dead message can be retried with new attempts, a delivered one cannot', async () => {
  const outbox = openTestOutbox()
  const [dead = '', delivered = ''] = await putMany(outbox, 2)
  await outbox.lease({ now: start, limit: 2 })
  await outbox.settle(dead, { kind: 'dead', fault: 'EMESSAGE 550' }, start)
  await outbox.settle(delivered, { kind: 'delivered' }, start)
  expect(await outbox.retry(dead, after(1))).toBe(true)
  expect(await outbox.findById(dead)).toMatchObject([
    { state: 'waiting', attempts: 0, queuedAt: after(1), settledAt: undefined },
  ])
  expect(await outbox.retry(delivered, after(1))).toBe(false)
  expect(await outbox.retry('unknown', after(1))).toBe(false)
})

test('messages are listed by state, newest first, and found by a prefix of their id', async () => {
  const outbox = openTestOutbox()
  const old = await putNew(outbox, { receivedAt: after(-90) })
  const young = await putNew(outbox)
  const suspect = await putNew(outbox, { client: 'bot', isSuspect: true })
  expect((await outbox.list({ states: ['waiting'], limit: 9 })).map(({ id }) => id)).toEqual([young, old])
  expect((await outbox.list({ states: ['suspect'], limit: 9 })).map(({ id }) => id)).toEqual([suspect])
  expect(await outbox.list({ states: messageStates, limit: 1 })).toHaveLength(1)
  expect(await outbox.findById(old.slice(0, 8).toUpperCase())).toMatchObject([{ id: old }])
})

test('the summary contains counts by state and the time of the oldest waiting message', async () => {
  const outbox = openTestOutbox()
  expect((await outbox.summary()).oldestWaiting).toBeUndefined()
  await putNew(outbox, { receivedAt: after(-90) })
  await putNew(outbox)
  expect(await outbox.summary()).toEqual({
    counts: { waiting: 2, delivered: 0, dead: 0, suspect: 0 },
    oldestWaiting: after(-90),
  })
})
