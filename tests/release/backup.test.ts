import { execFileSync } from 'node:child_process'
import { copyFileSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { findProgram } from '../../scripts/programs.ts'
import { messageStates, type Outbox } from '../../server/outbox/outbox.ts'
import { openPostgres } from '../../server/outbox/postgres/postgres.ts'
import { openSqlite } from '../../server/outbox/sqlite.ts'
import { openFile } from '../../server/outbox/sqlite-file.ts'
import { startTestMailServer } from '../support/mailing.ts'
import { afterNoon, createTestMessages, noon } from '../support/messages-tool.ts'
import { startSite } from '../support/site-process.ts'
import { maxWait, startLoad } from '../support/steady-load.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { openTestDatabase, runTestPostgres } from '../support/test-database.ts'
import { fields, makeMessage, putMany, putNew } from '../support/test-outbox.ts'
import { waitFor } from '../support/wait-for.ts'

const createDatabase = runTestPostgres()
const listAll = (outbox: Outbox) => outbox.list({ states: messageStates, limit: 9999 })
const idSchema = z.object({ id: z.string() })

function openDatabase(url: string): Outbox {
  const outbox = openPostgres(openTestDatabase(url))
  onTestFinished(outbox.close)
  return outbox
}

/** The built tool, as an operator runs it. */
function runTool(folder: string, ...words: readonly string[]): string {
  const env = { PATH: process.env.PATH, DATA_DIR: folder }
  return execFileSync(process.execPath, ['dist/server/messages.js', ...words], { encoding: 'utf8', env })
}

test('a backup under load is restored into an empty folder, with every message from before it by its id', async () => {
  const mail = await startTestMailServer()
  mail.behave({ kind: 'refuse', at: 'MAIL', status: 451 })
  const settings = {
    ...{ SMTP_URL: mail.url, SMTP_TLS: 'off', MAIL_RETRY_MIN_SECONDS: '1' },
    ...{ CONTACT_LIMIT_PER_MINUTE: '10000', CONTACT_LIMIT_TOTAL_PER_MINUTE: '10000' },
  }
  const folder = makeTempFolder()
  const site = await startSite({ DATA_DIR: folder, ...settings })
  const loads = Array.from({ length: 8 }, (_, sender) => startLoad(() => [site.url], `message of ${sender}`))
  await Promise.all(loads.map(load => load.goOn()))
  const before = loads.flatMap(({ ids }) => ids)
  const file = join(makeTempFolder(), 'backup.db')
  expect(runTool(folder, 'backup', file)).toMatch(/^\d+ messages \(.*waiting\) were copied to /)
  await Promise.all(loads.map(load => load.end()))
  await site.kill()

  const restored = makeTempFolder()
  runTool(restored, 'restore', file)
  const lines = runTool(restored, 'export').trim().split('\n')
  const ids = new Set(lines.map(line => idSchema.parse(JSON.parse(line)).id))
  expect(before.filter(id => !ids.has(id))).toEqual([])
  mail.behave({ kind: 'accept' })
  await startSite({ DATA_DIR: restored, ...settings })
  const arrived = () => new Set(mail.received.map(({ messageId }) => messageId?.replace(/@.*$/, '')))
  await waitFor(() => expect(before.filter(id => !arrived().has(id))).toEqual([]), maxWait)
})

test('a dump of a running database is restored as it was, keys included, and goes on', async () => {
  const { toUrl, query } = createDatabase.getServer()
  const url = await createDatabase()
  const outbox = openDatabase(url)
  await putMany(outbox, 50)
  const keyed = makeMessage({ receivedAt: new Date(), idempotencyKey: 'k1', client: 'keyed' })
  const receipt = await outbox.put(keyed)
  const dump = join(makeTempFolder(), 'site.dump')
  const programs = dirname(findProgram('initdb'))
  execFileSync(join(programs, 'pg_dump'), ['--format=custom', `--file=${dump}`, url])
  await query('CREATE DATABASE restored TEMPLATE template0')
  execFileSync(join(programs, 'pg_restore'), [
    ...['--exit-on-error', '--no-owner'],
    ...[`--dbname=${toUrl('restored')}`, dump],
  ])
  const restored = openDatabase(toUrl('restored'))
  expect(await listAll(restored)).toEqual(await listAll(outbox))
  expect(await restored.put(keyed)).toEqual({ ...receipt, kind: 'repeated' })
  await putNew(restored, { client: 'new' })
})

async function createMoving() {
  const messages = await createTestMessages()
  const url = await createDatabase()
  const move = (folder: string) =>
    messages.run(['move'], { readSettings: () => ({ DATA_DIR: folder, DATABASE_URL: url }) })
  /** A folder with a copy of the closed file, because SQLite keeps it open for a while in the same process. */
  async function copyFile(): Promise<string> {
    await messages.outbox.close()
    return copyFolder(messages.folder)
  }
  return { ...messages, url, target: openDatabase(url), move, copyFile }
}

function copyFolder(folder: string): string {
  const copy = makeTempFolder()
  for (const name of readdirSync(folder).filter(name => name.endsWith('.db'))) {
    copyFileSync(join(folder, name), join(copy, 'outbox.db'))
  }
  return copy
}

test('move takes all messages with ids, states, attempts, keys and destinations into the database, and renames the file', async () => {
  const { put, outbox, target, move, copyFile } = await createMoving()
  await put({ settlement: { kind: 'dead', fault: 'EMESSAGE 550' } })
  await put({ details: 'nul \u0000 and lone \ud800', seconds: 5, settlement: { kind: 'delivered' } })
  await put({ isSuspect: true })
  const keyed = makeMessage({ idempotencyKey: 'k1', receivedAt: new Date() })
  const receipt = await outbox.put(keyed)
  for (let number = 0; number < 450; number += 1) await put({ details: `Hello ${number}`, seconds: number })
  await putNew(outbox, { fields: { ...fields, phone: 'of a later release' }, client: 'later', receivedAt: noon })
  const endings = [
    { kind: 'retry', at: afterNoon(60), fault: 'HTTP_503' },
    { kind: 'dead', fault: 'HTTP_400' },
    { kind: 'delivered' },
  ] as const
  const ids: string[] = []
  for (const settlement of endings) {
    const id = await putNew(outbox, { destinations: ['mail', 'webhook'], receivedAt: noon, client: settlement.kind })
    await outbox.lease({ now: noon, limit: 9, destination: 'webhook' })
    await outbox.settle(id, settlement, noon, 'webhook')
    ids.push(id)
  }
  const before = await listAll(outbox)

  const folder = await copyFile()
  const { exitCode, output, errors } = await move(folder)
  expect([exitCode, errors]).toEqual([0, ''])
  expect(output).toMatch(/^458 messages were moved, 0 were already there; 459 hashes against repetitions were moved\n/)
  expect(await listAll(target)).toEqual(before)
  expect(readdirSync(folder)).toEqual(['outbox-moved-2025-08-20T13-00-00.000Z.db'])
  expect(await target.put(keyed)).toEqual({ ...receipt, kind: 'repeated' })
  expect(await target.lease({ now: afterNoon(61), limit: 9, destination: 'webhook' })).toMatchObject([{ id: ids[0] }])
})

test('an interrupted move changes nothing, so that what is delivered meanwhile is not sent again', async () => {
  const { put, target, move, url, copyFile } = await createMoving()
  for (let number = 0; number < 300; number += 1) await put({ details: `Hello ${number}` })
  const folder = await copyFile()
  const database = openTestDatabase(url)
  onTestFinished(database.close)
  // The second batch is refused.
  await database.query(`
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT count(*) FROM messages) > 200 THEN RAISE 'interrupted'; END IF; RETURN NEW; END $$`)
  await database.query('CREATE TRIGGER interrupt BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION fail()')
  expect(await move(folder)).toMatchObject({ exitCode: 1, output: '' })
  expect((await target.summary()).counts.waiting).toBe(0)
  await database.query('DROP TRIGGER interrupt ON messages')
  const siteFolder = copyFolder(folder)
  const site = openSqlite(siteFolder)
  const now = new Date()
  const [delivered] = await site.lease({ now, limit: 1 })
  await site.settle(delivered?.id ?? '', { kind: 'delivered' }, now)
  await site.close()
  expect((await move(copyFolder(siteFolder))).output).toMatch(/^300 messages were moved, 0 were already there;/)
  expect((await target.summary()).counts).toMatchObject({ waiting: 299, delivered: 1 })
})

test('a file that is moved again adds nothing to what the database has', async () => {
  const { put, target, move, copyFile } = await createMoving()
  await put()
  const folder = await copyFile()
  await move(folder)
  expect((await move(copyFolder(folder))).output).toMatch(/^0 messages were moved, 1 were already there;/)
  expect((await target.summary()).counts.waiting).toBe(1)
})

test('move refuses a file that a site has open; a site that starts during a move writes nothing into the moved file', async () => {
  const { put, outbox, move, target, folder } = await createMoving()
  await put()
  expect(await move(folder)).toMatchObject({ exitCode: 1, errors: expect.stringMatching(/outbox\.db is in use; stop/) })
  expect((await target.summary()).counts.waiting).toBe(0)
  const path = join(folder, 'outbox.db')
  const { db } = await openFile(path)
  const { late } = await db.transaction().execute(async () => {
    const late = outbox.put(makeMessage({ client: 'late' })).catch((error: unknown) => error)
    // Until it waits for the file.
    await new Promise(resolve => setImmediate(resolve))
    renameSync(path, join(folder, 'moved.db'))
    return { late }
  })
  await db.destroy()
  expect(await late).toMatchObject({ message: expect.stringMatching(/outbox\.db: it was moved or replaced/) })
})

test('the tool lists the messages of a database, and leaves one without tables alone', async () => {
  const { run, url, target } = await createMoving()
  const id = await putNew(target, { receivedAt: noon })
  const list = (DATABASE_URL: string) =>
    run(['list', '--json'], { readSettings: () => ({ DATA_DIR: '', DATABASE_URL }) })
  expect(JSON.parse((await list(url)).output)).toMatchObject([{ id }])
  expect(await list(url.replace(/[^/]+$/, 'template1'))).toMatchObject({
    exitCode: 1,
    errors: expect.stringMatching(/its tables are missing or older; start the site, or run "messages migrate"/),
  })
})
