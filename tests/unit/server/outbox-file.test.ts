import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { createMessageStore } from '../../../server/outbox/message-store.ts'
import { openOutbox } from '../../../server/outbox/open-outbox.ts'
import { messageStates } from '../../../server/outbox/outbox.ts'
import { openOutboxFile } from '../../../server/outbox/outbox-file.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { after, fields, makeMessage, openTestOutbox, putMany, putNew, start } from '../../support/test-outbox.ts'

test('a message is still there after a restart', async () => {
  const folder = makeTempFolder()
  const first = openOutbox(folder)
  const id = await putNew(first)
  first.close()
  expect(openTestOutbox(folder).lease({ now: start, limit: 9 })).toMatchObject([{ id, fields, attempts: 0 }])
})

test('a message put just before the close is stored', async () => {
  const folder = makeTempFolder()
  const first = openOutbox(folder)
  const put = first.put(makeMessage())
  first.close()
  await expect(put).resolves.toMatchObject({ kind: 'stored' })
  expect(openTestOutbox(folder).summary().counts.waiting).toBe(1)
})

test('a deleted message leaves no trace in the files', async () => {
  const folder = makeTempFolder()
  const outbox = openTestOutbox(folder)
  const id = await putNew(outbox, { fields: { ...fields, details: 'unmistakable words' } })
  expect(outbox.forget(id)).toBe(true)
  expect(outbox.forget(id)).toBe(false)
  const files = ['outbox.db', 'outbox.db-wal'].map(name => readFileSync(join(folder, name), 'latin1'))
  expect(files.join()).not.toContain('unmistakable words')
})

test('delivered messages are erased and suspect ones deleted after their retention period; others stay', async () => {
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

test('a full disk rejects a message, stores nothing of it, and is reported until there is space again', async () => {
  const outbox = openOutbox(makeTempFolder(), { maxPages: 40 })
  onTestFinished(outbox.close)
  expect(outbox.isWritable()).toBe(true)
  const details = 'x'.repeat(10_000)
  const makeLarge = (index: number) =>
    makeMessage({ idempotencyKey: `k${index}`, fields: { ...fields, details: `${index}${details}` } })
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => outbox.put(makeLarge(index))))
  const firstRejected = results.findIndex(({ status }) => status === 'rejected')
  expect(firstRejected).toBeGreaterThan(0)
  expect(String(results.find(result => result.status === 'rejected')?.reason)).toMatch(
    /^Error: cannot use \/.*\/outbox\.db: database or disk is full \(SQLITE_FULL\); free some disk space$/,
  )
  expect(outbox.isWritable()).toBe(false)
  const stored = outbox.list({ states: messageStates })
  expect(stored).toHaveLength(results.filter(({ status }) => status === 'fulfilled').length)

  for (const { id } of stored) outbox.forget(id)
  const retried = await outbox.put({ ...makeLarge(firstRejected), fields })
  expect(retried).toMatchObject({ kind: 'stored' })
  expect(outbox.isWritable()).toBe(true)
})

test('a read-only outbox rejects a message with the cause and the file', () => {
  const file = openOutboxFile(makeTempFolder())
  onTestFinished(file.close)
  const store = createMessageStore(file)
  file.prepare('PRAGMA query_only = ON').all()
  expect(() => store(makeMessage())).toThrow(
    /^cannot use .*outbox\.db: attempt to write a readonly database \(SQLITE_READONLY\); make the file and its folder writable/,
  )
})

test('an error in a transaction that SQLite has not rolled back leaves nothing of it', () => {
  const file = openOutboxFile(makeTempFolder())
  onTestFinished(file.close)
  const insert = file.prepare('INSERT INTO probe (ballast) VALUES (NULL)')
  const failing = () =>
    file.inTransaction(() => {
      insert.run()
      throw new Error('not about the file')
    })
  expect(failing).toThrow('not about the file')
  expect(file.prepare('SELECT * FROM probe').all()).toEqual([])
})

test('an outbox that another program has locked rejects a message with the cause and the file', async () => {
  const folder = makeTempFolder()
  const outbox = openTestOutbox(folder)
  const other = new Database(join(folder, 'outbox.db'))
  onTestFinished(() => void other.close())
  other.exec('BEGIN IMMEDIATE')
  await expect(outbox.put(makeMessage())).rejects.toThrow(
    /outbox\.db: database is locked \(SQLITE_BUSY\); close the other program that has it open$/,
  )
})

test('a damaged outbox is named, with the way out', () => {
  const folder = makeTempFolder()
  writeFileSync(join(folder, 'outbox.db'), 'not a database'.repeat(500))
  expect(() => openOutbox(folder)).toThrow(
    /outbox\.db: file is not a database \(SQLITE_NOTADB\); move it away, or restore a backup as docs\/operating\.md describes$/,
  )
})

test('an outbox that cannot be opened is named', () => {
  const folder = makeTempFolder()
  mkdirSync(join(folder, 'outbox.db'))
  expect(() => openOutbox(folder)).toThrow(/^cannot use .*outbox\.db: .*; check that the site may read and write it$/)
})

test('missing folders are created, one in another', () => {
  const folder = join(makeTempFolder(), 'a/b')
  openTestOutbox(folder)
  expect(existsSync(join(folder, 'outbox.db'))).toBe(true)
})

test('a file of the first version is migrated with its messages', () => {
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

test('a file of a newer version is rejected', () => {
  const folder = makeTempFolder()
  const newer = new Database(join(folder, 'outbox.db'))
  newer.exec('PRAGMA user_version = 99')
  newer.close()
  expect(() => openOutbox(folder)).toThrow(/outbox\.db was written by a newer version of the site/)
})

test('after a close the database file contains everything', async () => {
  const folder = makeTempFolder()
  const outbox = openOutbox(folder)
  await putNew(outbox, { fields: { ...fields, details: 'unmistakable words' } })
  outbox.close()
  expect(readFileSync(join(folder, 'outbox.db'), 'latin1')).toContain('unmistakable words')
  const log = join(folder, 'outbox.db-wal')
  expect(existsSync(log) ? readFileSync(log).length : 0).toBe(0)
})
