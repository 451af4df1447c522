import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import Database from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { openOutbox } from '../../server/outbox/open-outbox.ts'
import { messageStates, type NewMessage, type Outbox } from '../../server/outbox/outbox.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

const start = new Date('2025-08-20T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const fields = { name: 'Ada', company: '', email: 'ada@example.com', details: 'Hello' }

function makeMessage(changes: Partial<NewMessage> = {}): NewMessage {
  return { fields, receivedAt: start, client: '192.0.2.1', isSuspect: false, ...changes }
}

function openTestOutbox(folder = makeTempFolder()): Outbox {
  const outbox = openOutbox(folder)
  onTestFinished(outbox.close)
  return outbox
}

async function putNew(outbox: Outbox, changes: Partial<NewMessage> = {}): Promise<string> {
  const receipt = await outbox.put(makeMessage(changes))
  if (receipt.kind !== 'stored') throw new Error(`the message was ${receipt.kind}`)
  return receipt.id
}

/** Puts messages that differ in their details. */
function putMany(outbox: Outbox, count: number): Promise<string[]> {
  const indices = Array.from({ length: count }, (_, index) => index)
  return Promise.all(indices.map(index => putNew(outbox, { fields: { ...fields, details: `Hello ${index}` } })))
}

test('a message that was put before a restart is there after it', async () => {
  const folder = makeTempFolder()
  const first = openOutbox(folder)
  const id = await putNew(first)
  first.close()
  expect(openTestOutbox(folder).lease({ now: start, limit: 9 })).toMatchObject([{ id, fields, attempts: 0 }])
})

test('what was put just before the file is closed is stored too', async () => {
  const folder = makeTempFolder()
  const first = openOutbox(folder)
  const put = first.put(makeMessage())
  first.close()
  await expect(put).resolves.toMatchObject({ kind: 'stored' })
  expect(openTestOutbox(folder).summary().counts.waiting).toBe(1)
})

test('any text comes back as it was put', async () => {
  const outbox = openTestOutbox()
  const text = fc.string({ unit: 'binary' })
  await fc.assert(
    fc.asyncProperty(fc.record({ name: text, company: text, email: text, details: text }), async put => {
      const id = await putNew(outbox, { fields: put, client: crypto.randomUUID() })
      expect(outbox.findById(id)[0]?.fields).toEqual(put)
    }),
  )
})

test('messages put at once share one transaction, and each has its receipt', async () => {
  const outbox = openTestOutbox()
  const ids = await putMany(outbox, 100)
  expect(new Set(ids).size).toBe(100)
  expect(outbox.summary().counts.waiting).toBe(100)
})

test('the same content from the same client within 60 seconds is one message', async () => {
  const outbox = openTestOutbox()
  const id = await putNew(outbox)
  expect(await outbox.put(makeMessage({ receivedAt: after(59) }))).toEqual({ kind: 'repeated', id })
  expect(await outbox.put(makeMessage({ receivedAt: after(60) }))).toMatchObject({ kind: 'stored' })
})

test('the same content at the very same moment is one message too', async () => {
  const outbox = openTestOutbox()
  const [first, second] = await Promise.all([outbox.put(makeMessage()), outbox.put(makeMessage())])
  expect([first, second]).toMatchObject([{ kind: 'stored' }, { kind: 'repeated' }])
})

test.each([
  ['another client', { client: '192.0.2.2' }],
  ['other content', { fields: { ...fields, details: 'Hello!' } }],
])('%s makes another message', async (_, changes) => {
  const outbox = openTestOutbox()
  await putNew(outbox)
  expect(await outbox.put(makeMessage(changes))).toMatchObject({ kind: 'stored' })
})

test('an idempotency key stands for one message for 24 hours, whoever sends it', async () => {
  const outbox = openTestOutbox()
  const idempotencyKey = 'k1'
  const id = await putNew(outbox, { idempotencyKey })
  const later = makeMessage({ idempotencyKey, client: '192.0.2.2', receivedAt: after(24 * 3600 - 1) })
  expect(await outbox.put(later)).toEqual({ kind: 'repeated', id })
  expect(await outbox.put({ ...later, receivedAt: after(24 * 3600) })).toMatchObject({ kind: 'stored' })
})

test('an idempotency key with other content is refused, and nothing is stored', async () => {
  const outbox = openTestOutbox()
  await putNew(outbox, { idempotencyKey: 'k1' })
  const other = makeMessage({ idempotencyKey: 'k1', fields: { ...fields, name: 'Bob' } })
  expect(await outbox.put(other)).toEqual({ kind: 'keyReused' })
  expect(outbox.summary().counts.waiting).toBe(1)
})

test('leased messages are oldest first and belong to one process', async () => {
  const folder = makeTempFolder()
  const [one, other] = [openTestOutbox(folder), openTestOutbox(folder)]
  const young = await putNew(one, { client: 'young' })
  const old = await putNew(one, { receivedAt: after(-90) })
  expect(one.lease({ now: start, limit: 2 }).map(({ id }) => id)).toEqual([old, young])
  expect(other.lease({ now: start, limit: 2 })).toEqual([])
})

test('the lease of a process that died ends after 15 seconds, and its late word counts no more', async () => {
  const folder = makeTempFolder()
  const [dead, alive] = [openTestOutbox(folder), openTestOutbox(folder)]
  const id = await putNew(dead)
  dead.lease({ now: start, limit: 1 })
  expect(alive.nextDue()).toEqual(after(15))
  expect(alive.lease({ now: after(14), limit: 1 })).toEqual([])
  expect(alive.lease({ now: after(15), limit: 1 })).toMatchObject([{ id }])
  dead.settle(id, { kind: 'delivered' }, after(16))
  expect(alive.findById(id)).toMatchObject([{ state: 'waiting' }])
})

test('a renewed lease lasts on', async () => {
  const folder = makeTempFolder()
  const [one, other] = [openTestOutbox(folder), openTestOutbox(folder)]
  await putNew(one)
  one.lease({ now: start, limit: 1 })
  one.renewLeases(after(10))
  expect(other.lease({ now: after(20), limit: 1 })).toEqual([])
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
  outbox.lease({ now: start, limit: 1 })
  outbox.settle(id, settlement, after(1))
  expect(outbox.findById(id)).toMatchObject([expected])
})

test('a suspect is kept apart until an operator lets it go', async () => {
  const outbox = openTestOutbox()
  const id = await putNew(outbox, { isSuspect: true })
  expect(outbox.lease({ now: start, limit: 1 })).toEqual([])
  expect(outbox.retry(id, after(5))).toBe(true)
  expect(outbox.lease({ now: after(5), limit: 1 })).toMatchObject([{ id, queuedAt: after(5) }])
})

test('a dead message can be tried again from the beginning, a delivered one cannot', async () => {
  const outbox = openTestOutbox()
  const [dead = '', delivered = ''] = await putMany(outbox, 2)
  outbox.lease({ now: start, limit: 2 })
  outbox.settle(dead, { kind: 'dead', fault: 'EMESSAGE 550' }, start)
  outbox.settle(delivered, { kind: 'delivered' }, start)
  expect(outbox.retry(dead, after(1))).toBe(true)
  expect(outbox.findById(dead)).toMatchObject([
    { state: 'waiting', attempts: 0, queuedAt: after(1), settledAt: undefined },
  ])
  expect(outbox.retry(delivered, after(1))).toBe(false)
  expect(outbox.retry('nobody', after(1))).toBe(false)
})

test('messages are listed by state, newest first, and found by the beginning of their id', async () => {
  const outbox = openTestOutbox()
  const old = await putNew(outbox, { receivedAt: after(-90) })
  const young = await putNew(outbox)
  const suspect = await putNew(outbox, { client: 'bot', isSuspect: true })
  expect(outbox.list({ states: ['waiting'], limit: 9 }).map(({ id }) => id)).toEqual([young, old])
  expect(outbox.list({ states: ['suspect'], limit: 9 }).map(({ id }) => id)).toEqual([suspect])
  expect(outbox.list({ states: messageStates, limit: 1 })).toHaveLength(1)
  expect(outbox.findById(old.slice(0, 8).toUpperCase())).toMatchObject([{ id: old }])
})

test('a forgotten message leaves no trace in the files', async () => {
  const folder = makeTempFolder()
  const outbox = openTestOutbox(folder)
  const id = await putNew(outbox, { fields: { ...fields, details: 'unmistakable words' } })
  expect(outbox.forget(id)).toBe(true)
  expect(outbox.forget(id)).toBe(false)
  const files = ['outbox.db', 'outbox.db-wal'].map(name => readFileSync(join(folder, name), 'latin1'))
  expect(files.join()).not.toContain('unmistakable words')
})

test('what was delivered is erased and suspects are removed when their time is over; the rest stays', async () => {
  const folder = makeTempFolder()
  const outbox = openTestOutbox(folder)
  const [delivered = '', waiting = ''] = await putMany(outbox, 2)
  const suspect = await putNew(outbox, { client: 'bot', isSuspect: true })
  outbox.lease({ now: start, limit: 1 })
  outbox.settle(delivered, { kind: 'delivered' }, start)
  outbox.expire({ deliveredBefore: start, suspectBefore: start, keysBefore: start })
  expect(outbox.summary().counts).toEqual({ waiting: 1, delivered: 1, dead: 0, suspect: 1 })
  expect(outbox.findById(delivered)[0]?.fields).toBeDefined()
  outbox.expire({ deliveredBefore: after(1), suspectBefore: after(1), keysBefore: after(1) })
  expect(outbox.findById(delivered)).toMatchObject([{ state: 'delivered', fields: undefined }])
  expect(outbox.findById(suspect)).toEqual([])
  expect(outbox.findById(waiting)[0]?.fields).toBeDefined()
  expect(readFileSync(join(folder, 'outbox.db'), 'latin1')).not.toContain('Hello 0')
})

test('the summary counts by state and names the oldest that waits', async () => {
  const outbox = openTestOutbox()
  expect(outbox.summary().oldestWaiting).toBeUndefined()
  await putNew(outbox, { receivedAt: after(-90) })
  await putNew(outbox)
  expect(outbox.summary()).toEqual({
    counts: { waiting: 2, delivered: 0, dead: 0, suspect: 0 },
    oldestWaiting: after(-90),
  })
})

test('a full disk refuses the whole group, leaves nothing half-written, and is noticed until there is room', async () => {
  const outbox = openOutbox(makeTempFolder(), { maxPages: 40 })
  onTestFinished(outbox.close)
  expect(outbox.isWritable()).toBe(true)
  const details = 'x'.repeat(10_000)
  const small = putNew(outbox)
  const large = Array.from({ length: 20 }, (_, index) =>
    outbox.put(makeMessage({ idempotencyKey: `k${index}`, fields: { ...fields, details: `${index}${details}` } })),
  )
  const results = await Promise.allSettled([small, ...large])
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(outbox.isWritable()).toBe(false)
  expect(outbox.list({ states: messageStates, limit: 99 })).toEqual([])
  const id = await putNew(outbox, { idempotencyKey: 'k1' })
  expect(outbox.isWritable()).toBe(true)
  expect(outbox.lease({ now: start, limit: 9 })).toMatchObject([{ id }])
})

test('a file of the first version is taken over with its messages', () => {
  const folder = makeTempFolder()
  const old = new Database(join(folder, 'outbox.db'))
  old.exec(`CREATE TABLE messages (id TEXT PRIMARY KEY, received_at INTEGER NOT NULL, name TEXT NOT NULL, company TEXT NOT NULL,
    email TEXT NOT NULL, details TEXT NOT NULL, state TEXT NOT NULL DEFAULT 'waiting', attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL) STRICT`)
  old
    .prepare("INSERT INTO messages VALUES ('a1', ?, 'Ada', '', 'ada@example.com', 'Hello', 'waiting', 2, ?)")
    .run(start.getTime(), start.getTime())
  old.close()
  expect(openTestOutbox(folder).lease({ now: start, limit: 1 })).toMatchObject([
    { id: 'a1', fields, attempts: 2, receivedAt: start },
  ])
})

test('a file of a newer version is refused', () => {
  const folder = makeTempFolder()
  const newer = new Database(join(folder, 'outbox.db'))
  newer.exec('PRAGMA user_version = 99')
  newer.close()
  expect(() => openOutbox(folder)).toThrow(/outbox\.db is of a newer version of the site/)
})
