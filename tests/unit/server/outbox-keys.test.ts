import { expect, test } from 'vitest'
import { outboxStorages } from '../../support/outbox-storages.ts'
import { afterStart, fields, makeMessage, putNew, start } from '../../support/test-outbox.ts'

// The same behavior of both kinds of storage.
const storages = outboxStorages()

test.each(storages)(
  'in %s, an idempotency key with the same content is one message for 24 hours, a random one from any client',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const idempotencyKey = crypto.randomUUID()
    const id = await putNew(outbox, { idempotencyKey })
    const later = makeMessage({ idempotencyKey, client: '192.0.2.2', receivedAt: afterStart(24 * 3600 - 1) })
    expect(await outbox.put(later)).toEqual({ kind: 'repeated', id })
    expect(await outbox.put({ ...later, receivedAt: afterStart(24 * 3600) })).toMatchObject({ kind: 'stored' })
  },
)

test.each(storages)(
  'in %s, an idempotency key that somebody else has taken for another message refuses nobody',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const other = { ...fields, details: 'Taken beforehand' }
    const first = await putNew(outbox, { idempotencyKey: 'invoice-1', client: 'other', fields: other })
    const own = makeMessage({ idempotencyKey: 'invoice-1' })
    const receipt = await outbox.put(own)
    expect(receipt).toMatchObject({ kind: 'stored' })
    expect(receipt).not.toMatchObject({ id: first })
    expect(await outbox.put({ ...own, receivedAt: afterStart(3600) })).toEqual({ ...receipt, kind: 'repeated' })
    // The same number and the same text of somebody else.
    expect(await outbox.put({ ...own, client: 'third' })).toMatchObject({ kind: 'stored' })
    expect(await outbox.put({ ...own, client: own.client, isPartner: true })).toMatchObject({ kind: 'stored' })
  },
)

test.each(storages)('in %s, a random key of a partner is that of nobody else', async (_storage, createStorage) => {
  const outbox = (await createStorage())()
  const message = { ...makeMessage({ idempotencyKey: crypto.randomUUID() }), isPartner: true }
  const first = await outbox.put(message)
  expect(await outbox.put({ ...message, client: 'other' })).toMatchObject({ kind: 'stored' })
  expect(await outbox.put({ ...message, receivedAt: afterStart(3600) })).toEqual({ ...first, kind: 'repeated' })
})

test.each(storages)(
  'in %s, a suspect message neither hides a message with its content and key nor uses up the key',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const idempotencyKey = 'k1'
    await putNew(outbox, { isSuspect: true, idempotencyKey })
    await putNew(outbox, { isSuspect: true, idempotencyKey: 'k2', fields: { ...fields, details: 'Other' } })
    const real = await putNew(outbox, { idempotencyKey })
    const other = await putNew(outbox, { idempotencyKey: 'k2', fields: { ...fields, details: 'Real' } })
    expect((await outbox.lease({ now: start, limit: 9 })).map(({ id }) => id).toSorted()).toEqual(
      [real, other].toSorted(),
    )
  },
)

test.each(storages)(
  'in %s, an idempotency key with different content of one client is rejected, and nothing is stored',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    await putNew(outbox, { idempotencyKey: 'k1' })
    const other = makeMessage({ idempotencyKey: 'k1', fields: { ...fields, name: 'Bob' } })
    expect(await outbox.put(other)).toEqual({ kind: 'keyReused' })
    expect((await outbox.summary()).counts.waiting).toBe(1)
  },
)
