import { expect, test } from 'vitest'
import { messageStates } from '../../../server/outbox/outbox.ts'
import { outboxStorages } from '../../support/outbox-storages.ts'
import { afterStart, makeMessage, putNew, start } from '../../support/test-outbox.ts'

/** As later releases may store them: another kind, and the same with a field more. */
const laterRows: readonly (readonly [kind: string, form: string, version: number, fields: string])[] = [
  ['a form that this release does not know', 'newsletter', 1, '{"email":"grace@example.com"}'],
  [
    'a later version of a form',
    'contact',
    3,
    '{"name":"Grace","email":"grace@example.com","details":"Hi","phone":"1"}',
  ],
]

// The same behavior of both kinds of storage.
const storages = outboxStorages()

test.each(storages.flatMap(([storage, createStorage]) => laterRows.map(row => ({ storage, createStorage, row }))))(
  'in $storage, a message of $row.0 waits, and nothing of it is lost',
  async ({ createStorage, row: [, form, version, json] }) => {
    const open = await createStorage()
    const outbox = open()
    const id = await putNew(outbox)
    const known = await putNew(outbox, { client: 'known', fields: { ...makeMessage().fields, name: 'Known' } })
    const setForm = (name: string, number: number) =>
      open.run(`UPDATE messages SET form = '${name}', version = ${number}, fields = '${json}' WHERE id = '${id}'`)
    await setForm(form, version)

    const leased = await outbox.lease({ now: start, limit: 9 })
    expect(leased.map(message => message.id)).toEqual([known])
    await outbox.settle(known, { kind: 'delivered' }, start)
    // A worker does not look again and again for what it cannot have.
    expect(await outbox.nextDue()).toBeUndefined()
    expect(await outbox.summary()).toMatchObject({ counts: { waiting: 1, delivered: 1 }, newer: 1 })
    expect(await outbox.retry(id, start)).toBe(true)
    await outbox.restartRetryPeriods(afterStart(1))
    await outbox.expire({ deliveredBefore: afterStart(1), suspectBefore: afterStart(1), keysBefore: start })
    expect(await outbox.findById(id)).toMatchObject([{ state: 'waiting', form: undefined, fields: undefined }])
    expect((await outbox.findUnalerted(afterStart(1))).overdue).toHaveLength(1)

    // The release that knows it finds all that it stored.
    await open.run(
      `UPDATE messages SET form = 'contact', version = 1 WHERE fields = '${json}' AND version = ${version}`,
    )
    if (form === 'contact') {
      await open.run(`UPDATE messages SET fields = replace(fields, '"phone":"1"', '"company":""') WHERE id = '${id}'`)
      expect(await outbox.lease({ now: afterStart(2), limit: 9 })).toMatchObject([{ id, fields: { name: 'Grace' } }])
    }
  },
)

test.each(storages)(
  'in %s, a later release adds columns and a destination while this process runs, which goes on',
  async (_storage, createStorage) => {
    const open = await createStorage()
    const outbox = open()
    const id = await putNew(outbox, { destinations: ['mail', 'webhook'] })
    for (const table of ['messages', 'deliveries', 'idempotency_keys', 'retry_period']) {
      await open.run(`ALTER TABLE ${table} ADD COLUMN later TEXT NOT NULL DEFAULT 'yes'`)
    }
    await open.run(`INSERT INTO deliveries (id, destination, received_at, queued_at, state, due_at)
    SELECT id, 'chat', received_at, queued_at, state, due_at FROM messages`)
    const keyed = await putNew(outbox, { client: 'other', idempotencyKey: 'k1', destinations: ['mail', 'webhook'] })
    const leased = await outbox.lease({ now: start, limit: 9 })
    expect(leased.map(message => message.id).toSorted()).toEqual([id, keyed].toSorted())
    for (const message of leased) await outbox.settle(message.id, { kind: 'delivered' }, start)
    expect(await outbox.lease({ now: start, limit: 9, destination: 'webhook' })).toHaveLength(2)
    expect(await outbox.findById(id)).toMatchObject([{ state: 'delivered', others: { webhook: { state: 'waiting' } } }])
    expect(await outbox.retry(id, start, 'webhook')).toBe(true)
  },
)

test.each(storages)(
  'in %s, a column that a later release has added keeps its value when content is erased',
  async (_storage, createStorage) => {
    const open = await createStorage()
    const outbox = open()
    const id = await putNew(outbox)
    await outbox.lease({ now: start, limit: 1 })
    await outbox.settle(id, { kind: 'delivered' }, start)
    await open.run('ALTER TABLE messages ADD COLUMN campaign TEXT')
    await open.run("UPDATE messages SET campaign = 'spring', version = 2")
    await outbox.expire({ deliveredBefore: afterStart(1), suspectBefore: start, keysBefore: start })
    // Fails unless the value is there.
    await open.run(
      "UPDATE messages SET received_at = CASE WHEN campaign = 'spring' AND version = 2 THEN received_at END",
    )
    expect(await outbox.list({ states: messageStates, limit: 9 })).toMatchObject([{ id, fields: undefined }])
  },
)
