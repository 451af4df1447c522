import { join } from 'node:path'
import Database from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { migrations as fileMigrations } from '../../../server/outbox/migrations.ts'
import type { Outbox } from '../../../server/outbox/outbox.ts'
import { migrations } from '../../../server/outbox/postgres/migrations.ts'
import { openPostgresOutbox } from '../../../server/outbox/postgres/postgres-outbox.ts'
import { prepareDatabase } from '../../../server/outbox/postgres/prepare-database.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { openTestDatabase, runTestPostgres } from '../../support/test-database.ts'
import { openTestOutbox } from '../../support/test-outbox.ts'

// What the version before messages had other destinations than the mailbox has left behind.
const createDatabase = runTestPostgres()
const id = '5f3f9a54-0c1e-4f7a-9a53-2d0c5f1f6a10'
const fields = '{"name":"Ada","company":"","email":"ada@example.com","details":"Hello"}'

/** Its waiting message is mailed, and goes elsewhere only when the operator asks for it. */
async function expectMailOnly(outbox: Outbox): Promise<void> {
  const now = new Date()
  expect(await outbox.lease({ now, limit: 9, destination: 'webhook' })).toEqual([])
  expect(await outbox.findById(id)).toMatchObject([{ state: 'waiting', attempts: 2, others: {} }])
  expect(await outbox.lease({ now, limit: 9 })).toMatchObject([{ id, fields: { name: 'Ada' } }])
  await outbox.settle(id, { kind: 'delivered' }, now)
  expect(await outbox.retry(id, now)).toBe(false)
  expect(await outbox.retry(id, now, 'webhook')).toBe(true)
  expect(await outbox.lease({ now: new Date(), limit: 9, destination: 'webhook' })).toMatchObject([{ id }])
}

test('the file of the version before opens with its waiting messages', async () => {
  const folder = makeTempFolder()
  const file = new Database(join(folder, 'outbox.db'))
  file.exec(fileMigrations.slice(0, 4).join(';'))
  file.exec(`PRAGMA user_version = 5;
    INSERT INTO messages (id, received_at, queued_at, fields, state, attempts, due_at)
    VALUES ('${id}', 1755691200000, 1755691200000, '${fields}', 'waiting', 2, 0)`)
  file.close()
  await expectMailOnly(openTestOutbox(folder))
})

test('the database of the version before opens with its waiting messages', async () => {
  const url = await createDatabase.getServer().createDatabase()
  const database = openTestDatabase(url)
  for (const migration of migrations.slice(0, 2)) await database.query(migration)
  await database.query('CREATE TABLE schema_version (version integer NOT NULL)')
  await database.query('INSERT INTO schema_version VALUES (2)')
  await database.query(`INSERT INTO messages (id, received_at, queued_at, fields, state, attempts, due_at)
    VALUES ('${id}', now(), now(), '${fields}', 'waiting', 2, to_timestamp(0))`)
  await prepareDatabase(database)
  const outbox = openPostgresOutbox(database)
  onTestFinished(outbox.close)
  await expectMailOnly(outbox)
})
