import { expect, test } from 'vitest'
import type { Destination } from '../../../server/outbox/outbox.ts'
import { deliver, delivered, toBoth, webhook } from '../../support/destinations.ts'
import { outboxStorages } from '../../support/outbox-storages.ts'
import { afterStart, fields, makeMessage, putNew, start } from '../../support/test-outbox.ts'

// The same behavior of both kinds of storage.
const storages = outboxStorages()

test.each(storages)(
  'in %s, a suspect message goes nowhere until it is retried, and is deleted as a whole',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const id = await putNew(outbox, { ...toBoth, isSuspect: true })
    const other = await putNew(outbox, { ...toBoth, isSuspect: true, client: 'other' })
    expect(await outbox.lease({ now: start, limit: 9, destination: webhook })).toEqual([])
    expect((await outbox.summary(webhook)).counts).toMatchObject({ suspect: 2 })
    await outbox.retry(id, start)
    expect(await outbox.lease({ now: start, limit: 9, destination: webhook })).toMatchObject([{ id }])
    await outbox.expire({ deliveredBefore: start, suspectBefore: afterStart(1), keysBefore: start })
    expect(await outbox.findById(other)).toEqual([])
    expect((await outbox.summary(webhook)).counts).toEqual({ waiting: 1, delivered: 0, dead: 0, suspect: 0 })
  },
)

test.each(storages)(
  'in %s, the content is erased only after the last destination has it',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const id = await putNew(outbox, toBoth)
    const expire = (deliveredBefore: Date) =>
      outbox.expire({ deliveredBefore, suspectBefore: start, keysBefore: start })
    await deliver(outbox, id, 'mail')
    await expire(afterStart(999))
    expect((await outbox.findById(id))[0]?.fields).toEqual(fields)
    await outbox.lease({ now: start, limit: 9, destination: webhook })
    await outbox.settle(id, delivered, afterStart(500), webhook)
    await expire(afterStart(500))
    expect((await outbox.findById(id))[0]?.fields).toEqual(fields)
    await expire(afterStart(501))
    const [message] = await outbox.findById(id)
    expect(message).toMatchObject({
      state: 'delivered',
      fields: undefined,
      others: { webhook: { state: 'delivered' } },
    })
    // Nothing is left to send.
    const old = await outbox.retry(id, start, webhook)
    expect(old).toBe(false)
  },
)

const lost = [
  ['webhook', 'mail'],
  ['mail', 'webhook'],
] as const

test.each(storages.flatMap(([storage, createStorage]) => lost.map(pair => [storage, ...pair, createStorage] as const)))(
  'in %s, what waits for a %s that is gone ends with the content that the %s has',
  async (_storage, gone, kept, createStorage) => {
    const outbox = (await createStorage())()
    const id = await putNew(outbox, toBoth)
    const other = await putNew(outbox, { ...toBoth, client: 'other' })
    const expire = (deliveredBefore: Date, destinations: readonly Destination[]) =>
      outbox.expire({ deliveredBefore, suspectBefore: start, keysBefore: start, destinations })
    await deliver(outbox, id, kept)
    await expire(afterStart(1), ['mail', webhook])
    await expire(start, [kept])
    // One that comes back in time still gets it.
    expect(await outbox.lease({ now: afterStart(60), limit: 9, destination: gone })).toHaveLength(2)
    await expire(afterStart(1), [kept])
    const [message] = await outbox.findById(id)
    const unsent = { state: 'delivered', attempts: 0, fault: 'NOT_SENT' }
    expect(message).toMatchObject({
      fields: undefined,
      state: 'delivered',
      others: { webhook: { state: 'delivered' } },
    })
    expect(gone === 'mail' ? message : message?.others.webhook).toMatchObject(unsent)
    expect((await outbox.findById(other))[0]).toMatchObject({ fields, state: 'waiting' })
    expect(await outbox.lease({ now: afterStart(120), limit: 9, destination: gone })).toMatchObject([{ id: other }])
    expect(await outbox.findUnalerted(start, gone)).toEqual({ dead: [], overdue: [] })
  },
)

test.each(storages)(
  'in %s, a suspect message is deleted only after a person was told of it',
  async (_storage, createStorage) => {
    const open = await createStorage()
    const [outbox, replica] = [open(), open()]
    const id = await putNew(outbox, { ...toBoth, isSuspect: true })
    const newer = await putNew(outbox, { isSuspect: true, client: 'other', receivedAt: afterStart(60) })
    await putNew(outbox, { client: 'person' })
    const expire = (toldBefore: Date | undefined) =>
      outbox.expire({ deliveredBefore: start, suspectBefore: afterStart(50), toldBefore, keysBefore: start })
    await expire(afterStart(999))
    expect(await outbox.findUntold(start, 'first', start)).toBeUndefined()
    expect(await outbox.findUntold(afterStart(1), 'first', start)).toMatchObject({ count: 1, newest: [{ id, fields }] })
    // One of several processes tells, and any in the next round, unless it was told.
    expect(await replica.findUntold(afterStart(1), 'first', start)).toBeUndefined()
    expect(await replica.findUntold(afterStart(61), 'second', start)).toMatchObject({
      count: 2,
      newest: [{ id: newer }, { id }],
    })
    await replica.markTold(afterStart(1), afterStart(5))
    expect(await outbox.findUntold(afterStart(61), 'third', start)).toMatchObject({ count: 1, newest: [{ id: newer }] })
    await expire(afterStart(5))
    expect(await outbox.findById(id)).toHaveLength(1)
    await expire(afterStart(6))
    expect(await outbox.findById(id)).toEqual([])
    await outbox.expire({ deliveredBefore: start, suspectBefore: afterStart(61), keysBefore: start })
    expect(await outbox.findById(newer)).toEqual([])
    expect((await outbox.summary()).counts).toMatchObject({ waiting: 1, suspect: 0 })
  },
)

test.each(storages)(
  'in %s, a suspect message that is released after a person was told raises the alerts of any other',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const id = await putNew(outbox, { isSuspect: true })
    await outbox.markTold(afterStart(1), start)
    await outbox.retry(id, start)
    expect((await outbox.findUnalerted(afterStart(1))).overdue).toHaveLength(1)
    await outbox.lease({ now: start, limit: 9 })
    await outbox.settle(id, { kind: 'dead', fault: 'EMESSAGE' }, afterStart(5))
    expect((await outbox.findUnalerted(start)).dead).toHaveLength(1)
  },
)

test.each(storages)('in %s, messages are listed by the state of a destination', async (_storage, createStorage) => {
  const outbox = (await createStorage())()
  const id = await putNew(outbox, toBoth)
  await putNew(outbox, { client: 'other' })
  await deliver(outbox, id, webhook, { kind: 'dead', fault: 'HTTP_410' })
  expect(await outbox.list({ destination: webhook, states: ['dead'], limit: 9 })).toMatchObject([{ id }])
  expect(await outbox.list({ states: ['dead'], limit: 9 })).toEqual([])
  expect(await outbox.list({ states: ['waiting'], limit: 9 })).toHaveLength(2)
})

test.each(storages)('in %s, a destination is forgotten alone, or with its message', async (_storage, createStorage) => {
  const outbox = (await createStorage())()
  const id = await putNew(outbox, toBoth)
  expect(await outbox.forget(id, webhook)).toBe(true)
  expect(await outbox.forget(id, webhook)).toBe(false)
  expect(await outbox.findById(id)).toMatchObject([{ state: 'waiting', others: {} }])
  const other = await putNew(outbox, { ...toBoth, client: 'other' })
  expect(await outbox.forget(other)).toBe(true)
  expect((await outbox.summary(webhook)).counts.waiting).toBe(0)
})

test.each(storages)(
  'in %s, each destination has its own alerts and its own start of retries',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const id = await putNew(outbox, toBoth)
    await deliver(outbox, id, webhook, { kind: 'dead', fault: 'HTTP_410' })
    const find = (destination: 'mail' | 'webhook') => outbox.findUnalerted(afterStart(60), destination)
    const { dead } = await find(webhook)
    expect(dead).toHaveLength(1)
    expect(await find('mail')).toMatchObject({ dead: [], overdue: [expect.anything()] })
    await outbox.markAlerted('dead', dead, afterStart(1), webhook)
    expect(await find(webhook)).toEqual({ dead: [], overdue: [] })
    await outbox.retry(id, start, webhook)
    await outbox.restartRetryPeriods(afterStart(90), webhook)
    const [message] = await outbox.findById(id)
    expect(message?.queuedAt).toEqual(start)
    expect(message?.others.webhook?.queuedAt).toEqual(afterStart(90))
  },
)

test.each(storages)(
  'in %s, a repeated message has one delivery to each destination',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const id = await putNew(outbox, toBoth)
    expect(await outbox.put(makeMessage({ ...toBoth, receivedAt: afterStart(1) }))).toEqual({ kind: 'repeated', id })
    expect((await outbox.summary(webhook)).counts.waiting).toBe(1)
  },
)
