import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { toOutboxPath } from '../../../server/outbox/data-folder.ts'
import { createMessageStore } from '../../../server/outbox/message-store.ts'
import { migrate } from '../../../server/outbox/migrations.ts'
import { openOutbox } from '../../../server/outbox/open-outbox.ts'
import { messageStates } from '../../../server/outbox/outbox.ts'
import { type OutboxFile, openOutboxFile } from '../../../server/outbox/outbox-file.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { afterStart, fields, makeMessage, openTestOutbox, putMany, putNew, start } from '../../support/test-outbox.ts'

function openTestFile(): OutboxFile {
  const file = openOutboxFile(toOutboxPath(makeTempFolder()))
  onTestFinished(file.close)
  return file
}

test('a message is still there after a restart', async () => {
  const folder = makeTempFolder()
  const first = openOutbox(folder)
  const id = await putNew(first)
  await first.close()
  expect(await openTestOutbox(folder).lease({ now: start, limit: 9 })).toMatchObject([{ id, fields, attempts: 0 }])
})

test('a message put just before the close is stored', async () => {
  const folder = makeTempFolder()
  const first = openOutbox(folder)
  const put = first.put(makeMessage())
  await first.close()
  await expect(put).resolves.toMatchObject({ kind: 'stored' })
  expect((await openTestOutbox(folder).summary()).counts.waiting).toBe(1)
})

test('a deleted message leaves no trace in the files', async () => {
  const folder = makeTempFolder()
  const outbox = openTestOutbox(folder)
  const id = await putNew(outbox, { fields: { ...fields, details: 'unmistakable words' } })
  expect(await outbox.forget(id)).toBe(true)
  expect(await outbox.forget(id)).toBe(false)
  const files = ['outbox.db', 'outbox.db-wal'].map(name => readFileSync(join(folder, name), 'latin1'))
  expect(files.join()).not.toContain('unmistakable words')
})

test('delivered messages are erased and suspect ones deleted after their retention period; others stay', async () => {
  const folder = makeTempFolder()
  const outbox = openTestOutbox(folder)
  const [delivered = '', waiting = ''] = await putMany(outbox, 2)
  const suspect = await putNew(outbox, { client: 'bot', isSuspect: true })
  await outbox.lease({ now: start, limit: 1 })
  await outbox.settle(delivered, { kind: 'delivered' }, start)
  await outbox.expire({ deliveredBefore: start, suspectBefore: start, keysBefore: start })
  expect((await outbox.summary()).counts).toEqual({ waiting: 1, delivered: 1, dead: 0, suspect: 1 })
  expect((await outbox.findById(delivered))[0]?.fields).toBeDefined()
  await outbox.expire({ deliveredBefore: afterStart(1), suspectBefore: afterStart(1), keysBefore: afterStart(1) })
  expect(await outbox.findById(delivered)).toMatchObject([{ state: 'delivered', fields: undefined }])
  expect(await outbox.findById(suspect)).toEqual([])
  expect((await outbox.findById(waiting))[0]?.fields).toBeDefined()
  expect(readFileSync(join(folder, 'outbox.db'), 'latin1')).not.toContain('Hello 0')
})

test('a full disk rejects a message, stores nothing of it, and is reported until there is space again', async () => {
  const outbox = openOutbox(makeTempFolder(), { maxPages: 40 })
  onTestFinished(outbox.close)
  await outbox.verify()
  const details = 'x'.repeat(10_000)
  const makeLarge = (index: number) =>
    makeMessage({ idempotencyKey: `k${index}`, fields: { ...fields, details: `${index}${details}` } })
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => outbox.put(makeLarge(index))))
  const firstRejected = results.findIndex(({ status }) => status === 'rejected')
  expect(firstRejected).toBeGreaterThan(0)
  expect(String(results.find(result => result.status === 'rejected')?.reason)).toMatch(
    /^OutboxFileError: cannot use \/.*\/outbox\.db: database or disk is full \(SQLITE_FULL\); free some disk space$/,
  )
  await expect(outbox.verify()).rejects.toThrow('SQLITE_FULL')
  const stored = await outbox.list({ states: messageStates, limit: 99 })
  expect(stored).toHaveLength(results.filter(({ status }) => status === 'fulfilled').length)

  for (const { id } of stored) await outbox.forget(id)
  const retried = await outbox.put({ ...makeLarge(firstRejected), fields })
  expect(retried).toMatchObject({ kind: 'stored' })
  await outbox.verify()
})

test('a read-only outbox rejects a message with the cause and the file', () => {
  const file = openTestFile()
  file.inTransaction(() => migrate(file))
  const store = createMessageStore(file)
  file.prepare('PRAGMA query_only = ON').all()
  expect(() => store(makeMessage())).toThrow(
    /^cannot use .*outbox\.db: attempt to write a readonly database \(SQLITE_READONLY\); make the file and its folder writable/,
  )
})

test('an error in a transaction that SQLite has not rolled back leaves nothing of it', () => {
  const file = openTestFile()
  file.exec('CREATE TABLE probe (id INTEGER PRIMARY KEY, ballast BLOB)')
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

test('a damaged outbox is named, with the way out', async () => {
  const folder = makeTempFolder()
  writeFileSync(join(folder, 'outbox.db'), 'not a database'.repeat(500))
  await expect(openTestOutbox(folder).summary()).rejects.toThrow(
    /outbox\.db: file is not a database \(SQLITE_NOTADB\); move it, its -wal and its -shm away, or restore a backup as docs\/operating\.md describes$/,
  )
})

test('an outbox that cannot be opened is named', async () => {
  const folder = makeTempFolder()
  mkdirSync(join(folder, 'outbox.db'))
  await expect(openTestOutbox(folder).summary()).rejects.toThrow(
    /^cannot use .*outbox\.db: .*; check that the site may read and write it$/,
  )
})

test('missing folders are created, one in another', async () => {
  const folder = join(makeTempFolder(), 'a/b')
  await openTestOutbox(folder).verify()
  expect(existsSync(join(folder, 'outbox.db'))).toBe(true)
  for (const name of readdirSync(folder))
    expect(statSync(join(folder, name)).mode & 0o077, `${name} for others`).toBe(0)
})

test('after a close the database file contains everything', async () => {
  const folder = makeTempFolder()
  const outbox = openOutbox(folder)
  await putNew(outbox, { fields: { ...fields, details: 'unmistakable words' } })
  await outbox.close()
  expect(readFileSync(join(folder, 'outbox.db'), 'latin1')).toContain('unmistakable words')
  const log = join(folder, 'outbox.db-wal')
  expect(existsSync(log) ? readFileSync(log).length : 0).toBe(0)
})
