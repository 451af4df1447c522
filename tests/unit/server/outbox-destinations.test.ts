import { expect, test } from 'vitest'
import { deliver, delivered, toBoth, webhook } from '../../support/destinations.ts'
import { outboxStorages } from '../../support/outbox-storages.ts'
import { afterStart, fields, putNew, start } from '../../support/test-outbox.ts'

// The same behavior of both kinds of storage.
const storages = outboxStorages()

test.each(storages)(
  'in %s, a message is leased and settled for each destination on its own',
  async (_storage, createStorage) => {
    const open = await createStorage()
    const [one, other] = [open(), open()]
    const id = await putNew(one, toBoth)
    expect(await one.lease({ now: start, limit: 9 })).toMatchObject([{ id, fields, state: 'waiting', attempts: 0 }])
    expect(await one.nextDue(webhook)).toEqual(new Date(0))
    expect(await other.lease({ now: start, limit: 9, destination: webhook })).toMatchObject([
      { id, fields, state: 'waiting', attempts: 0, queuedAt: start },
    ])
    expect(await one.lease({ now: start, limit: 9, destination: webhook })).toEqual([])
    await one.settle(id, { kind: 'retry', at: afterStart(60), fault: 'EDNS' }, start)
    await other.renewLeases([id], afterStart(9), webhook)
    expect(await one.nextDue(webhook)).toEqual(afterStart(24))
    await other.settle(id, { kind: 'dead', fault: 'HTTP_410' }, afterStart(1), webhook)
    const [message] = await one.findById(id)
    expect(message).toMatchObject({ state: 'waiting', attempts: 1, fault: 'EDNS' })
    const settledAt = afterStart(1)
    expect(message?.others).toMatchObject({ webhook: { state: 'dead', attempts: 1, fault: 'HTTP_410', settledAt } })
    expect((await one.summary()).counts).toMatchObject({ waiting: 1, dead: 0 })
    expect((await one.summary(webhook)).counts).toMatchObject({ waiting: 0, dead: 1 })
  },
)

test.each(storages)(
  'in %s, a message gets no delivery to a destination that it was not accepted for, until it is asked for',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const id = await putNew(outbox)
    expect(await outbox.lease({ now: start, limit: 9, destination: webhook })).toEqual([])
    expect(await outbox.nextDue(webhook)).toBeUndefined()
    expect(await outbox.retry(id, start)).toBe(true)
    expect((await outbox.findById(id))[0]?.others).toEqual({})
    expect(await outbox.retry(id, start, webhook)).toBe(true)
    expect(await outbox.lease({ now: start, limit: 9, destination: webhook })).toMatchObject([{ id, fields }])
    await outbox.settle(id, delivered, start, webhook)
    expect(await outbox.retry(id, start, webhook)).toBe(false)
    expect(await outbox.retry('unknown', start, webhook)).toBe(false)
  },
)

test.each(storages)(
  'in %s, a retry makes due what is undelivered, of all destinations or of one',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const id = await putNew(outbox, toBoth)
    await deliver(outbox, id, 'mail')
    await deliver(outbox, id, webhook, { kind: 'dead', fault: 'HTTP_410' })
    expect(await outbox.retry(id, afterStart(5), 'mail')).toBe(false)
    expect(await outbox.retry(id, afterStart(5))).toBe(true)
    const [message] = await outbox.findById(id)
    expect(message?.state).toBe('delivered')
    expect(message?.others).toMatchObject({ webhook: { state: 'waiting', attempts: 0, queuedAt: afterStart(5) } })
  },
)
