import fc from 'fast-check'
import { expect } from 'vitest'
import { messageStates, type Outbox } from '../../server/outbox/outbox.ts'
import { mapFields } from '../../shared/contact/forms.ts'
import { afterStart, dead, delivered, end, fields, find, makeMessage, putMany, putNew, start } from './test-outbox.ts'

/** Opens an outbox of the same storage as another process would; closed at the end of the test. */
export type OpenOutbox = () => Outbox
/** What holds for every kind of storage, by what it says. */
export type OutboxCases = Readonly<Record<string, (open: OpenOutbox) => Promise<void>>>

const other = { ...fields, details: 'Hello!' }

/** How messages are stored, leased and settled, and which are the same. */
export const queueCases: OutboxCases = {
  'any text is stored unchanged': async open => {
    const outbox = open()
    const text = fc.string({ unit: 'binary' })
    await fc.assert(
      fc.asyncProperty(fc.record(mapFields(() => text)), async put => {
        const id = await putNew(outbox, { fields: put, client: crypto.randomUUID() })
        expect((await find(outbox, id))?.fields).toEqual(put)
      }),
    )
  },

  'messages that are put at the same time each get their own id': async open => {
    const outbox = open()
    expect(new Set(await putMany(outbox, 100)).size).toBe(100)
    expect((await outbox.summary()).counts.waiting).toBe(100)
  },

  'the same content from the same client within 60 seconds is one message, also at the same time': async open => {
    const outbox = open()
    const receipts = await Promise.all([outbox.put(makeMessage()), outbox.put(makeMessage())])
    expect(receipts.map(({ kind }) => kind).toSorted()).toEqual(['repeated', 'stored'])
    const [stored] = await outbox.lease({ now: start, limit: 9 })
    const repeated = { kind: 'repeated', id: stored?.id }
    expect(await outbox.put(makeMessage({ receivedAt: afterStart(59) }))).toEqual(repeated)
    for (const changes of [{ receivedAt: afterStart(60) }, { client: '192.0.2.2' }, { fields: other }]) {
      expect(await outbox.put(makeMessage(changes))).toMatchObject({ kind: 'stored' })
    }
  },

  'an idempotency key with the same content is one message for 24 hours, a random one from any client': async open => {
    const outbox = open()
    const idempotencyKey = crypto.randomUUID()
    const id = await putNew(outbox, { idempotencyKey })
    const later = makeMessage({ idempotencyKey, client: '192.0.2.2', receivedAt: afterStart(24 * 3600 - 1) })
    expect(await outbox.put(later)).toEqual({ kind: 'repeated', id })
    expect(await outbox.put({ ...later, receivedAt: afterStart(24 * 3600) })).toMatchObject({ kind: 'stored' })
  },

  'a key that somebody else has taken for another message refuses nobody': async open => {
    const outbox = open()
    const first = await putNew(outbox, { idempotencyKey: 'invoice-1', client: 'other', fields: other })
    const own = makeMessage({ idempotencyKey: 'invoice-1' })
    const receipt = await outbox.put(own)
    expect(receipt).toMatchObject({ kind: 'stored' })
    expect(receipt).not.toMatchObject({ id: first })
    expect(await outbox.put({ ...own, receivedAt: afterStart(3600) })).toEqual({ ...receipt, kind: 'repeated' })
    // The same number and the same text of somebody else.
    expect(await outbox.put({ ...own, client: 'third' })).toMatchObject({ kind: 'stored' })
    expect(await outbox.put({ ...own, isPartner: true })).toMatchObject({ kind: 'stored' })
  },

  'a random key of a partner is that of nobody else': async open => {
    const outbox = open()
    const message = { ...makeMessage({ idempotencyKey: crypto.randomUUID() }), isPartner: true }
    const first = await outbox.put(message)
    expect(await outbox.put({ ...message, client: 'other' })).toMatchObject({ kind: 'stored' })
    expect(await outbox.put({ ...message, receivedAt: afterStart(3600) })).toEqual({ ...first, kind: 'repeated' })
  },

  'a key with different content of one client is refused, and nothing is stored': async open => {
    const outbox = open()
    await putNew(outbox, { idempotencyKey: 'k1' })
    expect(await outbox.put(makeMessage({ idempotencyKey: 'k1', fields: other }))).toEqual({ kind: 'keyReused' })
    expect((await outbox.summary()).counts.waiting).toBe(1)
  },

  'a suspect message neither hides a message with its content and key nor uses up the key': async open => {
    const outbox = open()
    await putNew(outbox, { isSuspect: true, idempotencyKey: 'k1' })
    await putNew(outbox, { isSuspect: true, idempotencyKey: 'k2', fields: other })
    const ids = [
      await putNew(outbox, { idempotencyKey: 'k1' }),
      await putNew(outbox, { idempotencyKey: 'k2', fields: { ...fields, details: 'Real' } }),
    ]
    const leased = await outbox.lease({ now: start, limit: 9 })
    expect(leased.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  },

  'leased messages are oldest first and leased to one process only': async open => {
    const [one, another] = [open(), open()]
    const young = await putNew(one, { client: 'young' })
    const old = await putNew(one, { receivedAt: afterStart(-90) })
    expect((await one.lease({ now: start, limit: 2 })).map(({ id }) => id)).toEqual([old, young])
    expect(await another.lease({ now: start, limit: 2 })).toEqual([])
  },

  'the lease of a crashed process ends after 15 seconds, and its late settlement is ignored': async open => {
    const [crashed, alive] = [open(), open()]
    const id = await putNew(crashed)
    await crashed.lease({ now: start, limit: 1 })
    expect(await alive.nextDue()).toEqual(afterStart(15))
    expect(await alive.lease({ now: afterStart(14), limit: 1 })).toEqual([])
    expect(await alive.lease({ now: afterStart(15), limit: 1 })).toMatchObject([{ id }])
    await crashed.settle(id, delivered, afterStart(16))
    expect(await find(alive, id)).toMatchObject({ state: 'waiting' })
  },

  'the next lease of a process renews what it has and has not settled': async open => {
    const [one, another] = [open(), open()]
    const [id = '', settled = ''] = await putMany(one, 2)
    await one.lease({ now: start, limit: 2 })
    await one.settle(settled, { kind: 'released' }, start)
    await one.lease({ now: afterStart(10), limit: 0 })
    expect(await another.lease({ now: afterStart(24), limit: 2 })).toMatchObject([{ id: settled }])
    expect(await another.lease({ now: afterStart(25), limit: 2 })).toMatchObject([{ id }])
  },

  'an attempt ends as delivered, dead, to be retried, or released without counting': async open => {
    const outbox = open()
    const at = afterStart(9)
    const settledAt = afterStart(1)
    const endings = [
      [delivered, { state: 'delivered', attempts: 1, settledAt, fault: undefined }],
      [dead, { state: 'dead', attempts: 1, settledAt, fault: dead.fault }],
      [
        { kind: 'retry', at, fault: 'EDNS' },
        { state: 'waiting', attempts: 1, dueAt: at, fault: 'EDNS' },
      ],
      [{ kind: 'released' }, { state: 'waiting', attempts: 0, dueAt: start }],
    ] as const
    for (const [settlement, expected] of endings) {
      const id = await putNew(outbox, { client: settlement.kind })
      await outbox.lease({ now: start, limit: 9 })
      await outbox.settle(id, settlement, settledAt)
      expect(await find(outbox, id)).toMatchObject(expected)
    }
  },

  'a retry makes a suspect or a dead message due with new attempts, and no delivered or unknown one': async open => {
    const outbox = open()
    const suspect = await putNew(outbox, { isSuspect: true, client: 'robot' })
    const [given = '', done = ''] = await putMany(outbox, 2)
    await end(outbox, dead, given)
    await end(outbox, delivered, done)
    expect(await outbox.lease({ now: start, limit: 9 })).toEqual([])
    for (const id of [suspect, given]) expect(await outbox.retry(id, afterStart(5))).toBe(true)
    for (const id of [done, 'unknown']) expect(await outbox.retry(id, afterStart(5))).toBe(false)
    expect(await find(outbox, given)).toMatchObject({ state: 'waiting', attempts: 0, settledAt: undefined })
    const leased = await outbox.lease({ now: afterStart(5), limit: 9 })
    expect(leased.map(({ id }) => id).toSorted()).toEqual([suspect, given].toSorted())
    expect(leased.map(({ queuedAt }) => queuedAt)).toEqual([afterStart(5), afterStart(5)])
  },

  'messages are listed by state, newest first, page by page, and found by a prefix of their id': async open => {
    const outbox = open()
    const list = async (options: Partial<Parameters<Outbox['list']>[0]>) =>
      (await outbox.list({ states: messageStates, limit: 9, ...options })).map(({ id }) => id)
    const old = await putNew(outbox, { receivedAt: afterStart(-90) })
    const young = await putNew(outbox)
    const suspect = await putNew(outbox, { client: 'bot', isSuspect: true, receivedAt: afterStart(1) })
    expect(await list({ states: ['waiting'] })).toEqual([young, old])
    expect(await list({ states: ['suspect'] })).toEqual([suspect])
    expect(await list({ limit: 2 })).toEqual([suspect, young])
    expect(await list({ limit: 2, after: { id: young, receivedAt: start } })).toEqual([old])
    expect(await list({ prefix: old.slice(0, 8).toUpperCase() })).toEqual([old])
  },

  'the summary has counts by state and the time of the oldest waiting message': async open => {
    const outbox = open()
    expect((await outbox.summary()).oldestWaiting).toBeUndefined()
    await putNew(outbox, { receivedAt: afterStart(-90) })
    await putNew(outbox)
    const counts = { waiting: 2, delivered: 0, dead: 0, suspect: 0 }
    expect(await outbox.summary()).toEqual({ counts, oldestWaiting: afterStart(-90) })
  },

  'expired content, suspect messages and keys are erased, and the rest stays': async open => {
    const outbox = open()
    const [old = '', young = ''] = await putMany(outbox, 2)
    await outbox.lease({ now: start, limit: 2 })
    await outbox.settle(old, delivered, afterStart(10))
    await outbox.settle(young, delivered, afterStart(30))
    const suspect = await putNew(outbox, { client: 'bot', isSuspect: true })
    const keyed = await putNew(outbox, { client: 'keyed', idempotencyKey: 'k1' })
    const expire = (seconds: number) => {
      const suspectBefore = afterStart(Math.min(seconds, 1))
      return outbox.expire({ deliveredBefore: afterStart(seconds), suspectBefore, keysBefore: suspectBefore })
    }
    await expire(0)
    expect(await find(outbox, suspect)).toBeDefined()
    await expire(10)
    expect((await find(outbox, old))?.fields).toBeDefined()
    expect(await expire(20)).toBe(false)
    expect(await find(outbox, old)).toMatchObject({ state: 'delivered', fields: undefined })
    expect((await find(outbox, young))?.fields).toBeDefined()
    expect((await find(outbox, keyed))?.fields).toBeDefined()
    expect((await outbox.summary()).counts).toEqual({ waiting: 1, delivered: 2, dead: 0, suspect: 0 })
    // The key is free again, and the content is another.
    expect(await outbox.put(makeMessage({ idempotencyKey: 'k1', client: 'keyed', fields: other }))).toMatchObject({
      kind: 'stored',
    })
  },

  'a deleted message is gone, and the storage can be written': async open => {
    const outbox = open()
    const id = await putNew(outbox)
    expect(await outbox.forget(id)).toBe(true)
    expect(await outbox.forget(id)).toBe(false)
    await outbox.verify()
    expect((await outbox.summary()).counts.waiting).toBe(0)
  },

  'fields that only a later release knows stay with their message': async open => {
    const outbox = open()
    const later = { ...fields, phone: '+31 20 123 45 67' }
    await putNew(outbox, { fields: later })
    expect(await outbox.lease({ now: start, limit: 9 })).toMatchObject([{ fields: later }])
  },
}
