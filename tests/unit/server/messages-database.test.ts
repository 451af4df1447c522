import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { markAsMoved } from '../../../server/outbox/migrations.ts'
import { openOutbox } from '../../../server/outbox/open-outbox.ts'
import { type Outbox, toReference } from '../../../server/outbox/outbox.ts'
import { openOutboxFile } from '../../../server/outbox/outbox-file.ts'
import { openPostgresOutbox } from '../../../server/outbox/postgres/postgres-outbox.ts'
import { afterNoon, createTestMessages, noon } from '../../support/messages-tool.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { openTestDatabase, runTestPostgres } from '../../support/test-database.ts'
import { makeMessage, putNew } from '../../support/test-outbox.ts'

const createDatabase = runTestPostgres()

async function createMoving() {
  const messages = createTestMessages()
  const url = await createDatabase()
  const target = openPostgresOutbox(openTestDatabase(url))
  onTestFinished(target.close)
  const run = (args: readonly string[], dataFolder: string) =>
    messages.run(args, { readSettings: () => ({ DATA_DIR: dataFolder, DATABASE_URL: url }) })
  /** A folder with a copy of the closed file, because SQLite keeps it open for a while in the same process. */
  async function copyFile(): Promise<string> {
    await messages.outbox.close()
    return copyFolder(messages.folder)
  }
  return { ...messages, url, target, run, copyFile }
}

function copyFolder(folder: string): string {
  const copy = makeTempFolder()
  for (const name of readdirSync(folder).filter(name => name.endsWith('.db'))) {
    copyFileSync(join(folder, name), join(copy, 'outbox.db'))
  }
  return copy
}

const allStates = ['waiting', 'delivered', 'dead', 'suspect'] as const

function listAll(outbox: Outbox) {
  return outbox.list({ states: allStates, limit: 9999 })
}

test('move takes all messages with ids, states, attempts and keys into the database, and renames the file', async () => {
  const { put, outbox, target, run, copyFile, folder: ownFolder } = await createMoving()
  const dead = await put({ settlement: { kind: 'dead', fault: 'EMESSAGE 550' } })
  await put({ details: 'nul \u0000 and lone \ud800', seconds: 5, settlement: { kind: 'delivered' } })
  await put({ isSuspect: true })
  const keyed = makeMessage({ idempotencyKey: 'k1', receivedAt: new Date() })
  const receipt = await outbox.put(keyed)
  for (let number = 0; number < 450; number += 1) await put({ details: `Hello ${number}`, seconds: number })
  // Stored by a later release.
  const later = await put({ details: 'Later' })
  const file = openOutboxFile(join(ownFolder, 'outbox.db'))
  file.exec(`UPDATE messages SET form = 'newsletter', version = 3 WHERE id = '${later}'`)
  file.close()
  const before = await listAll(outbox)
  expect(before.filter(({ form }) => form === undefined)).toMatchObject([{ id: later }])

  const folder = await copyFile()
  const { exitCode, output, errors } = await run(['move'], folder)
  expect([exitCode, errors]).toEqual([0, ''])
  expect(output).toMatch(/^455 messages were moved, 0 were already there; 2 records of idempotency keys were moved\n/)
  expect(await listAll(target)).toEqual(before)
  expect(readdirSync(folder)).toEqual(['outbox-moved-2025-08-20T13-00-00.000Z.db'])
  expect(await target.put(keyed)).toEqual({ ...receipt, kind: 'repeated' })
  expect((await run(['show', dead], folder)).output).toContain('EMESSAGE 550')
})

test('move takes along what the webhook has of each message, and no message gets a destination that it did not have', async () => {
  const { put, outbox, target, run, copyFile } = await createMoving()
  const toBoth = { destinations: ['mail', 'webhook'], receivedAt: noon } as const
  const [waiting, dead, delivered] = [
    await putNew(outbox, { ...toBoth, client: 'a' }),
    await putNew(outbox, { ...toBoth, client: 'b' }),
    await putNew(outbox, { ...toBoth, client: 'c' }),
  ]
  const mailOnly = await put()
  await outbox.lease({ now: noon, limit: 9, destination: 'webhook' })
  await outbox.settle(waiting, { kind: 'retry', at: afterNoon(60), fault: 'HTTP_503' }, noon, 'webhook')
  await outbox.settle(dead, { kind: 'dead', fault: 'HTTP_400' }, afterNoon(1), 'webhook')
  await outbox.settle(delivered, { kind: 'delivered' }, afterNoon(2), 'webhook')
  const ids = [waiting, dead, delivered, mailOnly]
  const findAll = async (from: Outbox) => (await Promise.all(ids.map(id => from.findById(id)))).flat()
  const before = await findAll(outbox)
  expect(before.map(({ others }) => others.webhook?.state)).toEqual(['waiting', 'dead', 'delivered', undefined])

  expect((await run(['move'], await copyFile())).exitCode).toBe(0)
  expect(await findAll(target)).toEqual(before)
  const due = await target.lease({ now: afterNoon(61), limit: 9, destination: 'webhook' })
  expect(due.map(({ id }) => id)).toEqual([waiting])
})

test('an interrupted move changes nothing, so that what is delivered meanwhile is not sent again', async () => {
  const { put, target, run, url, copyFile } = await createMoving()
  for (let number = 0; number < 300; number += 1) await put({ details: `Hello ${number}` })
  const folder = await copyFile()
  const database = openTestDatabase(url)
  onTestFinished(database.close)
  // The second batch is refused.
  await database.query(`
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT count(*) FROM messages) > 200 THEN RAISE 'interrupted'; END IF; RETURN NEW; END $$`)
  await database.query('CREATE TRIGGER interrupt BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION fail()')
  expect(await run(['move'], folder)).toMatchObject({ exitCode: 1, output: '' })
  expect((await target.summary()).counts.waiting).toBe(0)
  await database.query('DROP TRIGGER interrupt ON messages')
  const siteFolder = copyFolder(folder)
  const site = openOutbox(siteFolder)
  const now = new Date()
  const [delivered] = await site.lease({ now, limit: 1 })
  await site.settle(delivered?.id ?? '', { kind: 'delivered' }, now)
  await site.close()

  expect((await run(['move'], copyFolder(siteFolder))).output).toMatch(
    /^300 messages were moved, 0 were already there;/,
  )
  expect((await target.summary()).counts).toMatchObject({ waiting: 299, delivered: 1 })
})

test('a move that ended before it renamed the file is completed, and no site uses the file until then', async () => {
  const { put, target, run, copyFile } = await createMoving()
  await put()
  const folder = await copyFile()
  await run(['move'], folder)
  const site = openOutbox(copyFolder(folder))
  await expect(site.put(makeMessage())).rejects.toThrow(/are in PostgreSQL; set DATABASE_URL/)
  await site.close()
  expect((await run(['move'], copyFolder(folder))).output).toMatch(/^0 messages were moved, 1 were already there;/)
  expect((await target.summary()).counts.waiting).toBe(1)
})

test('a site that has the file open when it is moved neither stores nor delivers from it', async () => {
  const { outbox, put, folder } = createTestMessages()
  await put()
  const file = openOutboxFile(join(folder, 'outbox.db'))
  file.inTransaction(() => markAsMoved(file))
  file.close()
  await expect(outbox.put(makeMessage({ client: 'late' }))).rejects.toThrow(/the messages were moved to PostgreSQL/)
  await expect(outbox.lease({ now: new Date(), limit: 1 })).rejects.toThrow(/moved to PostgreSQL|are in PostgreSQL/)
})

test('move refuses a file that a site has open, and moves nothing', async () => {
  const { put, run, target, folder } = await createMoving()
  await put()
  expect(await run(['move'], folder)).toMatchObject({
    exitCode: 1,
    errors: expect.stringMatching(/outbox\.db is in use; stop/),
  })
  expect((await target.summary()).counts.waiting).toBe(0)
})

test('without DATABASE_URL move and migrate say what is missing', async () => {
  const { run } = createTestMessages()
  expect(await run(['move'])).toMatchObject({ exitCode: 2, errors: expect.stringContaining('set DATABASE_URL') })
  expect(await run(['migrate'])).toMatchObject({ exitCode: 2, errors: expect.stringContaining('set DATABASE_URL') })
})

test.each(['a file', 'a database'])('list shows the messages of %s page by page', async kind => {
  const messages = await createMoving()
  const outbox = kind === 'a file' ? openOutbox(messages.folder) : messages.target
  const DATABASE_URL = kind === 'a file' ? undefined : messages.url
  const ids: string[] = []
  for (let number = 0; number < 5; number += 1) {
    const receivedAt = new Date(noon.getTime() + number * 1000)
    const receipt = await outbox.put(makeMessage({ client: String(number), receivedAt }))
    if ('id' in receipt) ids.unshift(receipt.id)
  }
  const settings = { readSettings: () => ({ DATA_DIR: messages.folder, DATABASE_URL }) }
  const read = async (...args: readonly string[]) => {
    const { output } = await createTestMessages().run(['list', '--limit', '2', ...args], settings)
    return output.match(/[0-9A-F]{4}-[0-9A-F]{4}/g)
  }
  expect(await read()).toEqual(ids.slice(0, 2).map(toReference))
  expect(await read('--after', ids[1] ?? '')).toEqual(ids.slice(2, 4).map(toReference))
  expect(await read('--after', ids[3] ?? '')).toEqual(ids.slice(4).map(toReference))
  if (kind === 'a file') await outbox.close()
})

test('the tool leaves a database without tables alone', async () => {
  const { run } = createTestMessages()
  const url = (await createDatabase()).replace(/[^/]+$/, 'template1')
  const result = await run(['list'], { readSettings: () => ({ DATA_DIR: '', DATABASE_URL: url }) })
  expect(result.exitCode).toBe(1)
  expect(result.errors).toMatch(/its tables are missing or older; start the site, or run "messages migrate"/)
})
