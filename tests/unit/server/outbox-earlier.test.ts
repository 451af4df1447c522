import { readFileSync } from 'node:fs'
import Database from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { toOutboxPath } from '../../../server/outbox/data-folder.ts'
import { openOutbox } from '../../../server/outbox/open-outbox.ts'
import type { Outbox } from '../../../server/outbox/outbox.ts'
import { openPostgresOutbox } from '../../../server/outbox/postgres/postgres-outbox.ts'
import { prepareDatabase } from '../../../server/outbox/postgres/prepare-database.ts'
import { changeFile, copyCandidateFile, toCandidateSql } from '../../support/first-candidate.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { openTestDatabase, runTestPostgres } from '../../support/test-database.ts'
import { openTestOutbox, putNew } from '../../support/test-outbox.ts'

const createDatabase = runTestPostgres()
const all = { states: ['waiting', 'delivered', 'dead', 'suspect'], limit: 99 } as const

async function createCandidateDatabase() {
  const server = createDatabase.getServer()
  const name = `candidate_${crypto.randomUUID().replaceAll('-', '')}`
  const url = await server.createDatabase(name)
  await server.query(toCandidateSql(), name)
  const database = openTestDatabase(url)
  onTestFinished(database.close)
  return { database, query: (sql: string) => server.query(sql, name) }
}

/** Sender, state and attempts of the mail, and the state of the event, newest first. */
async function summarize(outbox: Outbox) {
  const messages = await outbox.list(all)
  return messages.map(({ fields, state, attempts, fault, others }) =>
    [fields?.name, state, attempts, fault ?? '-', others.webhook?.state ?? '-'].join(' '),
  )
}

const expected = [
  'Waiting-4 waiting 0 - -',
  'Waiting-3 waiting 0 - waiting',
  'Waiting-2 waiting 0 - dead',
  'Waiting-1 waiting 1 EENVELOPE 451 delivered',
  'Suspect-2 suspect 0 - suspect',
  'Suspect-1 suspect 0 - suspect',
  'Dead-2 dead 1 EMESSAGE 554 5.6.0 waiting',
  'Dead-1 dead 1 EMESSAGE 554 5.6.0 waiting',
  'Delivered-2 delivered 1 - delivered',
  'Delivered-1 delivered 1 - delivered',
]

test('the file of the first release candidate opens as it is', async () => {
  expect(await summarize(openTestOutbox(copyCandidateFile()))).toEqual(expected)
})

test('the database of the first release candidate opens as it is', async () => {
  const { database } = await createCandidateDatabase()
  await prepareDatabase(database)
  expect(await summarize(openPostgresOutbox(database))).toEqual(expected)
})

test('a new file has the tables, columns and indexes of that file', async () => {
  const created = makeTempFolder()
  await openTestOutbox(created).verify()
  const read = (folder: string) => {
    const file = new Database(toOutboxPath(folder))
    onTestFinished(() => void file.close())
    const columns = `SELECT t.name AS place, c.name, c.type, c."notnull", c.dflt_value, c.pk
      FROM sqlite_schema AS t, pragma_table_info(t.name) AS c WHERE t.type = 'table' ORDER BY 1, 2`
    const indexes = `SELECT name, sql FROM sqlite_schema WHERE type = 'index' ORDER BY 1`
    return [columns, indexes, 'PRAGMA user_version'].map(sql => file.prepare(sql).all())
  }
  expect(read(created)).toEqual(read(copyCandidateFile()))
})

test('a new database has the tables, columns, constraints and indexes of that database', async () => {
  const { query } = await createCandidateDatabase()
  const server = createDatabase.getServer()
  const created = (await createDatabase()).split('/').at(-1)
  const statements = [
    `SELECT table_name, column_name, ordinal_position, column_default, is_nullable, data_type, collation_name
      FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
    `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
    `SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1`,
    'SELECT version FROM schema_version',
  ]
  for (const sql of statements) expect(await server.query(sql, created)).toEqual(await query(sql))
})

test.each([
  [5, /outbox\.db is from before the first release; start commit 5a2de8e3 with it once, which gives it the layout/],
  [1, /start commit b3ab28ac with it once, then commit 5a2de8e3 with it once/],
])('a file of layout %s is left as it is, and the error names the commit that opens it', async (layout, message) => {
  const folder = copyCandidateFile()
  changeFile(folder, `PRAGMA user_version = ${layout}`)
  const before = readFileSync(toOutboxPath(folder))
  await expect(openTestOutbox(folder).summary()).rejects.toThrow(message)
  expect(readFileSync(toOutboxPath(folder)).equals(before)).toBe(true)
})

test('a file of a newer release is left as it is', async () => {
  const folder = copyCandidateFile()
  changeFile(folder, 'ALTER TABLE messages ADD COLUMN language TEXT; PRAGMA user_version = 7')
  const before = readFileSync(toOutboxPath(folder))
  const outbox = openOutbox(folder)
  await expect(putNew(outbox)).rejects.toThrow(/outbox\.db was written by a newer version of the site; start that/)
  await outbox.close()
  expect(readFileSync(toOutboxPath(folder)).equals(before)).toBe(true)
})

test.each([
  [2, /its tables are from before the first release; start commit 5a2de8e3 with it once/],
  [4, /it was changed by a newer version of the site; start that version/],
])('a database with schema %s is left as it is', async (version, message) => {
  const { database, query } = await createCandidateDatabase()
  await query(`UPDATE schema_version SET version = ${version}`)
  await expect(prepareDatabase(database)).rejects.toThrow(message)
  expect(await query('SELECT version FROM schema_version')).toEqual([{ version }])
})
