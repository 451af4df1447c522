import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageStates } from '../../../server/outbox/outbox.ts'
import { contactForm, mapFields } from '../../../shared/contact/forms.ts'
import { outboxStorages } from '../../support/outbox-storages.ts'
import { afterStart, fields, makeMessage, putMany, putNew, start } from '../../support/test-outbox.ts'

// The same behavior of both kinds of storage.
const storages = outboxStorages()

test.each(storages)('in %s, any text is stored unchanged', async (_storage, createStorage) => {
  const outbox = (await createStorage())()
  const text = fc.string({ unit: 'binary' })
  await fc.assert(
    fc.asyncProperty(fc.record(mapFields(contactForm, () => text)), async put => {
      const id = await putNew(outbox, { fields: put, client: crypto.randomUUID() })
      expect((await outbox.findById(id))[0]?.fields).toEqual(put)
    }),
  )
})

test.each(storages)(
  'in %s, messages that are put at the same time each get their own id',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const ids = await putMany(outbox, 100)
    expect(new Set(ids).size).toBe(100)
    expect((await outbox.summary()).counts.waiting).toBe(100)
  },
)

test.each(storages)(
  'in %s, the same content from the same client within 60 seconds is one message',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const id = await putNew(outbox)
    expect(await outbox.put(makeMessage({ receivedAt: afterStart(59) }))).toEqual({ kind: 'repeated', id })
    expect(await outbox.put(makeMessage({ receivedAt: afterStart(60) }))).toMatchObject({ kind: 'stored' })
  },
)

test.each(storages)(
  'in %s, the same content put twice at the same time is one message',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const receipts = await Promise.all([outbox.put(makeMessage()), outbox.put(makeMessage())])
    expect(receipts.map(({ kind }) => kind).toSorted()).toEqual(['repeated', 'stored'])
  },
)

test.each(storages)('in %s, another client and other content make a new message', async (_storage, createStorage) => {
  const outbox = (await createStorage())()
  await putNew(outbox)
  for (const changes of [{ client: '192.0.2.2' }, { fields: { ...fields, details: 'Hello!' } }]) {
    expect(await outbox.put(makeMessage(changes))).toMatchObject({ kind: 'stored' })
  }
})

test.each(storages)(
  'in %s, leased messages are oldest first and leased to one process only',
  async (_storage, createStorage) => {
    const open = await createStorage()
    const [one, other] = [open(), open()]
    const young = await putNew(one, { client: 'young' })
    const old = await putNew(one, { receivedAt: afterStart(-90) })
    expect((await one.lease({ now: start, limit: 2 })).map(({ id }) => id)).toEqual([old, young])
    expect(await other.lease({ now: start, limit: 2 })).toEqual([])
  },
)

test.each(storages)(
  'in %s, the lease of a crashed process expires after 15 seconds, and its late settlement is ignored',
  async (_storage, createStorage) => {
    const open = await createStorage()
    const [dead, alive] = [open(), open()]
    const id = await putNew(dead)
    await dead.lease({ now: start, limit: 1 })
    expect(await alive.nextDue()).toEqual(afterStart(15))
    expect(await alive.lease({ now: afterStart(14), limit: 1 })).toEqual([])
    expect(await alive.lease({ now: afterStart(15), limit: 1 })).toMatchObject([{ id }])
    await dead.settle(id, { kind: 'delivered' }, afterStart(16))
    expect(await alive.findById(id)).toMatchObject([{ state: 'waiting' }])
  },
)

test.each(storages)(
  'in %s, a renewed lease does not expire, and one of a message that the process does not know ends',
  async (_storage, createStorage) => {
    const open = await createStorage()
    const [one, other] = [open(), open()]
    await putMany(one, 2)
    const [known, lost] = await one.lease({ now: start, limit: 2 })
    await one.renewLeases([String(known?.id)], afterStart(10))
    expect(await other.lease({ now: afterStart(20), limit: 2 })).toMatchObject([{ id: lost?.id }])
  },
)

test.each(storages)(
  'in %s, a message stored while the clock was a day ahead is leased as soon as the clock is right',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const id = await putNew(outbox, { receivedAt: afterStart(86_400) })
    expect(await outbox.lease({ now: start, limit: 1 })).toMatchObject([{ id }])
  },
)

test.each(storages)(
  'in %s, a message retried or leased while the clock was a day ahead is leased as soon as the clock is right',
  async (_storage, createStorage) => {
    const open = await createStorage()
    const [outbox, other] = [open({ maxRetryMs: 3_600_000 }), open({ maxRetryMs: 3_600_000 })]
    const id = await putNew(outbox)
    const tomorrow = afterStart(86_400)
    await outbox.lease({ now: tomorrow, limit: 1 })
    await outbox.settle(id, { kind: 'retry', at: tomorrow, fault: 'EDNS' }, tomorrow)
    expect(await outbox.lease({ now: afterStart(86_399), limit: 1 })).toEqual([])
    expect(await outbox.lease({ now: tomorrow, limit: 1 })).toMatchObject([{ id }])
    expect(await other.lease({ now: tomorrow, limit: 1 })).toEqual([])
    expect(await other.lease({ now: afterStart(86_400 - 15), limit: 1 })).toEqual([])
    expect(await other.lease({ now: start, limit: 1 })).toMatchObject([{ id }])
  },
)

const endings = [
  [{ kind: 'delivered' }, { state: 'delivered', attempts: 1, settledAt: afterStart(1), fault: undefined }],
  [
    { kind: 'dead', fault: 'EMESSAGE 550' },
    { state: 'dead', attempts: 1, settledAt: afterStart(1), fault: 'EMESSAGE 550' },
  ],
  [
    { kind: 'retry', at: afterStart(9), fault: 'EDNS' },
    { state: 'waiting', attempts: 1, dueAt: afterStart(9), fault: 'EDNS' },
  ],
  [{ kind: 'released' }, { state: 'waiting', attempts: 0, dueAt: start }],
] as const

test.each(storages.flatMap(([storage, createStorage]) => endings.map(ending => ({ storage, createStorage, ending }))))(
  'in $storage, an attempt can end as $ending.0.kind',
  async ({ createStorage, ending: [settlement, expected] }) => {
    const outbox = (await createStorage())()
    const id = await putNew(outbox)
    await outbox.lease({ now: start, limit: 1 })
    await outbox.settle(id, settlement, afterStart(1))
    expect(await outbox.findById(id)).toMatchObject([expected])
  },
)

test.each(storages)(
  'in %s, a suspect message is not leased until an operator retries it',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const id = await putNew(outbox, { isSuspect: true })
    expect(await outbox.lease({ now: start, limit: 1 })).toEqual([])
    expect(await outbox.retry(id, afterStart(5))).toBe(true)
    expect(await outbox.lease({ now: afterStart(5), limit: 1 })).toMatchObject([{ id, queuedAt: afterStart(5) }])
  },
)

test.each(storages)(
  'in %s, a dead message can be retried with new attempts, a delivered one cannot',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const [dead = '', delivered = ''] = await putMany(outbox, 2)
    await outbox.lease({ now: start, limit: 2 })
    await outbox.settle(dead, { kind: 'dead', fault: 'EMESSAGE 550' }, start)
    await outbox.settle(delivered, { kind: 'delivered' }, start)
    expect(await outbox.retry(dead, afterStart(1))).toBe(true)
    expect(await outbox.findById(dead)).toMatchObject([
      { state: 'waiting', attempts: 0, queuedAt: afterStart(1), settledAt: undefined },
    ])
    expect(await outbox.retry(delivered, afterStart(1))).toBe(false)
    expect(await outbox.retry('unknown', afterStart(1))).toBe(false)
  },
)

test.each(storages)(
  'in %s, messages are listed by state, newest first, and found by a prefix of their id',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const old = await putNew(outbox, { receivedAt: afterStart(-90) })
    const young = await putNew(outbox)
    const suspect = await putNew(outbox, { client: 'bot', isSuspect: true })
    expect((await outbox.list({ states: ['waiting'], limit: 9 })).map(({ id }) => id)).toEqual([young, old])
    expect((await outbox.list({ states: ['suspect'], limit: 9 })).map(({ id }) => id)).toEqual([suspect])
    expect(await outbox.list({ states: messageStates, limit: 1 })).toHaveLength(1)
    expect(await outbox.findById(old.slice(0, 8).toUpperCase())).toMatchObject([{ id: old }])
  },
)

test.each(storages)(
  'in %s, the summary contains counts by state and the time of the oldest waiting message',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    expect((await outbox.summary()).oldestWaiting).toBeUndefined()
    await putNew(outbox, { receivedAt: afterStart(-90) })
    await putNew(outbox)
    expect(await outbox.summary()).toEqual({
      counts: { waiting: 2, delivered: 0, dead: 0, suspect: 0 },
      oldestWaiting: afterStart(-90),
      newer: 0,
    })
  },
)

test.each(storages)(
  'in %s, expired content, suspect messages and keys are erased; the rest stays',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const [old = '', young = ''] = await putMany(outbox, 2)
    await outbox.lease({ now: start, limit: 2 })
    await outbox.settle(old, { kind: 'delivered' }, afterStart(10))
    await outbox.settle(young, { kind: 'delivered' }, afterStart(30))
    await putNew(outbox, { client: 'bot', isSuspect: true })
    const keyed = await putNew(outbox, { client: 'keyed', idempotencyKey: 'k1' })
    const limits = { deliveredBefore: afterStart(20), suspectBefore: afterStart(1), keysBefore: afterStart(1) }
    expect(await outbox.expire(limits)).toBe(false)
    expect(await outbox.findById(old)).toMatchObject([{ state: 'delivered', fields: undefined }])
    expect(await outbox.findById(young)).toMatchObject([{ fields: { name: 'Ada' } }])
    expect((await outbox.summary()).counts).toEqual({ waiting: 1, delivered: 2, dead: 0, suspect: 0 })
    // The key is free again, and the content is another.
    const again = await outbox.put(makeMessage({ idempotencyKey: 'k1', fields: { ...fields, name: 'Bob' } }))
    expect(again).toMatchObject({ kind: 'stored' })
    expect(again).not.toMatchObject({ id: keyed })
  },
)

test.each(storages)(
  'in %s, a deleted message is gone, and the storage can be written',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const id = await putNew(outbox)
    expect(await outbox.forget(id)).toBe(true)
    expect(await outbox.forget(id)).toBe(false)
    await outbox.verify()
    expect((await outbox.summary()).counts.waiting).toBe(0)
  },
)
