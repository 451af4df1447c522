import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { toOutboxPath } from '../../../server/outbox/data-folder.ts'
import { messageStates, toReference } from '../../../server/outbox/outbox.ts'
import { openSqlite } from '../../../server/outbox/sqlite.ts'
import { changeFile, copyCandidateFile } from '../../support/first-candidate.ts'
import { openMailing } from '../../support/mailing.ts'
import { afterNoon, createTestMessages } from '../../support/messages-tool.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { afterStart, fields, makeMessage, openTestOutbox, putNew, start } from '../../support/test-outbox.ts'
import { waitFor } from '../../support/wait-for.ts'

const unmistakable = { ...fields, details: 'unmistakable words' }
const readFiles = (folder: string) =>
  ['outbox.db', 'outbox.db-wal'].map(name => readFileSync(join(folder, name), 'latin1')).join()

test('what is put just before the close is stored in the database file, and there after a restart', async () => {
  const folder = join(makeTempFolder(), 'a/b')
  const first = openSqlite(folder)
  const put = first.put(makeMessage({ fields: unmistakable }))
  for (const name of readdirSync(folder))
    expect(statSync(join(folder, name)).mode & 0o077, `${name} for others`).toBe(0)
  await first.close()
  const receipt = await put
  expect(readFileSync(toOutboxPath(folder), 'latin1')).toContain(unmistakable.details)
  const log = join(folder, 'outbox.db-wal')
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0)
  expect(await openTestOutbox(folder).lease({ now: start, limit: 9 })).toMatchObject([
    { id: 'id' in receipt && receipt.id, fields: unmistakable, attempts: 0 },
  ])
})

test.each(['forgotten', 'erased'])('a message that is %s leaves no trace in the files', async how => {
  const folder = makeTempFolder()
  const outbox = openTestOutbox(folder)
  const id = await putNew(outbox, { fields: unmistakable })
  expect(readFiles(folder)).toContain(unmistakable.details)
  if (how === 'forgotten') await outbox.forget(id)
  else {
    await outbox.lease({ now: start, limit: 1 })
    await outbox.settle(id, { kind: 'delivered' }, start)
    await outbox.expire({ deliveredBefore: afterStart(1), suspectBefore: start, keysBefore: start })
  }
  expect(readFiles(folder)).not.toContain(unmistakable.details)
})

test('a full disk rejects a message, stores nothing of it, and is reported until there is space again', async () => {
  const outbox = openSqlite(makeTempFolder(), { maxPages: 40 })
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
  expect(await outbox.put({ ...makeLarge(firstRejected), fields })).toMatchObject({ kind: 'stored' })
  await outbox.verify()
})

test('an outbox that another program has locked rejects a message, and says what to do', async () => {
  const folder = makeTempFolder()
  const outbox = openTestOutbox(folder)
  const other = new Database(toOutboxPath(folder))
  onTestFinished(() => void other.close())
  other.exec('BEGIN IMMEDIATE')
  await expect(outbox.put(makeMessage())).rejects.toThrow(
    /outbox\.db: database is locked \(SQLITE_BUSY\); close the other program that has it open$/,
  )
})

test('an outbox that another program has locked before it is opened takes messages when that has ended', async () => {
  const folder = makeTempFolder()
  const other = new Database(toOutboxPath(folder))
  onTestFinished(() => void other.close())
  other.exec('CREATE TABLE other (id); BEGIN EXCLUSIVE')
  const outbox = openTestOutbox(folder)
  await expect(outbox.put(makeMessage())).rejects.toThrow('SQLITE_BUSY')
  other.exec('ROLLBACK; DROP TABLE other')
  await waitFor(async () => expect(await outbox.put(makeMessage())).toMatchObject({ kind: 'stored' }))
})

/** What can be wrong with the file, and what the error says after its name. */
const faults: readonly (readonly [fault: string, spoil: (path: string) => void, message: RegExp])[] = [
  [
    'damaged',
    path => writeFileSync(path, 'not a database'.repeat(500)),
    /file is not a database \(SQLITE_NOTADB\); move it, its -wal and its -shm away, or restore a backup/,
  ],
  ['a folder', path => mkdirSync(path), /; check that the site may read and write it$/],
  [
    'of a newer release',
    path => copyCandidate(path, 'ALTER TABLE messages ADD COLUMN language TEXT; PRAGMA user_version = 7'),
    /was written by a newer version of the site; start that/,
  ],
  [
    'of the layout before the first release',
    path => copyCandidate(path, 'PRAGMA user_version = 5'),
    /is from before release 1.0.0; start that release with it once$/,
  ],
]

function copyCandidate(path: string, sql: string): void {
  const folder = copyCandidateFile()
  changeFile(folder, sql)
  copyFileSync(toOutboxPath(folder), path)
}

test.each(faults)(
  'an outbox that is %s rejects a message, says what to do and is left as it is',
  async (_, spoil, message) => {
    const path = toOutboxPath(makeTempFolder())
    spoil(path)
    const before = statSync(path).isFile() ? readFileSync(path) : undefined
    const outbox = openTestOutbox(join(path, '..'))
    const put = outbox.put(makeMessage())
    await expect(put).rejects.toThrow(message)
    await expect(put).rejects.toThrow(path)
    if (before !== undefined) expect(readFileSync(path).equals(before)).toBe(true)
    rmSync(path, { recursive: true })
    await waitFor(async () => expect(await outbox.put(makeMessage())).toMatchObject({ kind: 'stored' }))
  },
)

/** How a row may be damaged; its fields cannot be read. */
const damages: readonly (readonly [string, string])[] = [
  ['not JSON', "fields = CAST('x' AS BLOB)"],
  ['not UTF-8', "fields = x'ff'"],
  ['of another shape', `fields = CAST('{"name":1}' AS BLOB)`],
  ['missing', 'fields = NULL'],
]

test('messages whose fields cannot be read are set aside, and the others are delivered', async () => {
  const folder = makeTempFolder()
  const { mail, delivery } = await openMailing({ kind: 'accept' }, { DATA_DIR: folder })
  const damaged: string[] = []
  for (const [, change] of damages) {
    const id = await delivery.put()
    changeFile(folder, `UPDATE messages SET ${change} WHERE id = '${id}'`)
    damaged.push(id)
  }
  const intact = await delivery.send()
  await waitFor(async () =>
    expect((await delivery.outbox.summary()).counts).toEqual({ waiting: 0, delivered: 1, dead: 4, suspect: 0 }),
  )
  expect(mail.received).toMatchObject([{ messageId: `${intact}@site.example` }])
  for (const messageId of damaged) {
    expect(await delivery.read(messageId)).toMatchObject({ state: 'dead', fault: 'UNREADABLE', fields: undefined })
    const msg = 'message cannot be read; it stays in the outbox as dead'
    expect(delivery.log).toContainEqual(expect.objectContaining({ level: 50, messageId, msg }))
  }
})

test.each(damages)('the tool lists, shows, exports and retries messages although one is %s', async (name, change) => {
  const { folder, outbox, put, run } = await createTestMessages()
  const [damaged, intact] = [await put(), await put({ name: 'Grace' })]
  changeFile(folder, `UPDATE messages SET ${change} WHERE id = '${damaged}'`)
  for (const { id, fields } of await outbox.lease({ now: afterNoon(1), limit: 9 })) {
    if (fields !== undefined) await outbox.settle(id, { kind: 'dead', fault: 'EMESSAGE 550' }, afterNoon(2))
  }
  for (const words of [['list'], ['list', '--json'], ['export'], ['export', '--json']]) {
    const { exitCode, output } = await run(words)
    expect(exitCode).toBe(0)
    for (const id of [damaged, intact]) expect(output).toContain(toReference(id))
  }
  const shown = await run(['show', damaged])
  expect(shown).toMatchObject({ exitCode: 0, errors: '' })
  if (name === 'not JSON') {
    expect((await run(['list'])).output).toMatch(/dead .* \(unreadable\) .* UNREADABLE\n/)
    expect(shown.output).toMatch(/Name {8}\(unreadable\)/)
  }
  expect((await run(['retry', '--state', 'dead', '--all'])).output).toMatch(/^(\S+ is due now\n){2}$/)
})

/** Messages received one a second until `start`. */
async function fill(folder: string, count: number, state: 'waiting' | 'delivered'): Promise<void> {
  const empty = openSqlite(folder)
  await empty.verify()
  await empty.close()
  const time = `${start.getTime()} - 1000 * number`
  const settledAt = state === 'delivered' ? start.getTime() : 'NULL'
  changeFile(
    folder,
    `CREATE TEMP TABLE numbers AS WITH RECURSIVE numbers (number) AS (
      SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${count})
      SELECT number, lower(hex(randomblob(16))) AS id FROM numbers;
    INSERT INTO messages (id, received_at, fields) SELECT id, ${time}, CAST(json_object('name', 'Ada',
      'email', 'ada@example.com', 'details', hex(randomblob(9000))) AS BLOB) FROM numbers;
    INSERT INTO deliveries (message_id, destination, queued_at, state, attempts, due_at, settled_at)
      SELECT id, 'mail', ${time}, '${state}', iif(number = 1, 0, 1),
        iif(number = 1, 0, ${start.getTime() + 3_600_000}), ${settledAt} FROM numbers`,
  )
}

test('among thousands of messages that are due later, the new one is leased', async () => {
  const folder = makeTempFolder()
  await fill(folder, 1000, 'waiting')
  const outbox = openTestOutbox(folder)
  expect(await outbox.lease({ now: start, limit: 3 })).toMatchObject([{ attempts: 0, receivedAt: afterStart(-1) }])
  expect(await outbox.nextDue()).toEqual(afterStart(15))
  expect((await outbox.summary()).counts.waiting).toBe(1000)
  expect(await outbox.lease({ now: afterStart(3600), limit: 3 })).toHaveLength(3)
})

test('the file shrinks, step by step, when thousands of messages are erased, and stays intact', async () => {
  const folder = makeTempFolder()
  await fill(folder, 1000, 'delivered')
  const outbox = openTestOutbox(folder)
  await outbox.verify()
  const { size } = statSync(toOutboxPath(folder))
  let calls = 1
  while (await outbox.expire({ deliveredBefore: afterStart(1), suspectBefore: start, keysBefore: start })) calls += 1
  expect(calls).toBe(3)
  expect(statSync(toOutboxPath(folder)).size).toBeLessThan(size / 3)
  expect((await outbox.summary()).counts.delivered).toBe(1000)
  const reader = new Database(toOutboxPath(folder))
  onTestFinished(() => void reader.close())
  expect(reader.prepare('PRAGMA integrity_check').get()).toMatchObject({ integrity_check: 'ok' })
  const left = reader.prepare('SELECT count(*) AS count FROM messages WHERE fields IS NOT NULL').get()
  expect(left).toMatchObject({ count: 0 })
})
