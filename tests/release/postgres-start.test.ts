import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, renameSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { openPostgres } from '../../server/outbox/postgres/postgres.ts'
import { prepareDatabase } from '../../server/outbox/postgres/prepare-database.ts'
import { toCandidateSql } from '../support/first-candidate.ts'
import { startTestMailServer } from '../support/mailing.ts'
import { check } from '../support/run-check.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { openTestDatabase, runTestPostgres } from '../support/test-database.ts'
import { putNew } from '../support/test-outbox.ts'
import { waitFor } from '../support/wait-for.ts'

const createDatabase = runTestPostgres(['password_encryption=scram-sha-256'])
const { query, toUrl, createDatabase: createEmpty } = createDatabase.getServer()
const password = 'p%40ss%2Fw0rd'

beforeAll(async () => {
  // Passwords count for all but the superuser of the tests.
  await query(`CREATE ROLE owner LOGIN PASSWORD 'p@ss/w0rd'; CREATE ROLE poor LOGIN PASSWORD 'p@ss/w0rd'`)
  const [{ hba_file }] = z.tuple([z.object({ hba_file: z.string() })]).parse(await query('SHOW hba_file'))
  await query(
    `COPY (VALUES ('host all tests 127.0.0.1/32 trust'), ('host all all 127.0.0.1/32 scram-sha-256')) TO '${hba_file}'`,
  )
  await query('SELECT pg_reload_conf()')
})

/** Runs the site until it ends. */
async function startSite(url: string) {
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: url }
  const site = spawn(process.execPath, ['dist/server/main.js'], { env })
  onTestFinished(() => void site.kill('SIGKILL'))
  const [[code], output, errors] = await Promise.all([once(site, 'exit'), text(site.stdout), text(site.stderr)])
  return { code, output, errors }
}

function open(url: string) {
  const database = openTestDatabase(url)
  onTestFinished(database.close)
  return database
}

async function prepare(url: string): Promise<string> {
  try {
    await prepareDatabase(open(url), { maxWaitMs: 0 })
    return 'prepared'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

test('a wrong password ends the start with one line that does not contain it', async () => {
  const url = toUrl('postgres', 'owner', 'wr0ngp%40ss')
  expect(await startSite(url)).toEqual({
    code: 1,
    output: '',
    errors:
      `The site cannot start: cannot use the database postgres of user owner at 127.0.0.1:${new URL(url).port}: ` +
      'the password is wrong (28P01); correct user and password in DATABASE_URL\n',
  })
})

test('an address that is none of PostgreSQL is a wrong setting, and not repeated', async () => {
  const { code, errors } = await startSite('mysql://root:hunter2@db/site')
  expect(code).toBe(1)
  expect(errors).toMatch(
    /^The site cannot start: a setting is wrong:\n {2}DATABASE_URL must be the URL of a PostgreSQL/,
  )
  expect(errors).not.toContain('hunter2')
})

test.each<[fault: string, url: () => string, message: RegExp]>([
  [
    'no password',
    () => toUrl('postgres', 'owner'),
    /the server asks for a password \(ENOPASSWORD\); add it to DATABASE/,
  ],
  ['a missing database', () => toUrl('nowhere'), /the database does not exist \(3D000\); create it/],
  [
    'an unknown host',
    () => 'postgres://site:secret@nowhere.invalid/site',
    /at nowhere\.invalid:5432: the host is unknown \((ENOTFOUND|EAI_AGAIN)\); correct the host/,
  ],
  ['a wrong port', () => 'postgres://site:secret@127.0.0.1:1/site', /no server answers at this port \(ECONNREFUSED\)/],
  ['TLS without a server for it', () => `${toUrl('postgres')}?sslmode=verify-full`, /the server has no TLS/],
  [
    'a missing file of an authority',
    () => `${toUrl('postgres')}?sslmode=verify-full&sslrootcert=/nowhere.pem`,
    /^DATABASE_URL cannot be used \(ENOENT\); check its parameters/,
  ],
])('%s is reported in one line without the password', async (_, toUrl, expected) => {
  const message = await prepare(toUrl())
  expect(message).toMatch(expected)
  expect(message).not.toMatch(/secret|p@ss|\n/)
})

test('a user who may not create tables is told so; after "migrate" by the owner that user needs no such right', async () => {
  const name = 'rights'
  await createEmpty(name)
  await query(`ALTER DATABASE ${name} OWNER TO owner`)
  const poor = toUrl(name, 'poor', password)
  const denied = /the user lacks a right: permission denied for schema public \(42501\); grant the/
  expect(await prepare(poor)).toMatch(denied)
  expect(await prepare(toUrl(name, 'owner', password))).toBe('prepared')
  expect(await prepare(poor)).toMatch(/the user lacks a right/)
  await query('GRANT SELECT ON ALL TABLES IN SCHEMA public TO poor', name)
  expect(await prepare(poor)).toMatch(/lacks a right \(42501\): INSERT on messages, .*DELETE on rate_limits; grant/)
  await query('GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO poor', name)
  expect(await prepare(poor)).toBe('prepared')
})

test('replicas that start at the same time create the tables once', async () => {
  const url = await createEmpty('together')
  expect(await Promise.all([prepare(url), prepare(url), prepare(url)])).toEqual(['prepared', 'prepared', 'prepared'])
})

test('a server older than version 15 ends the start', async () => {
  const database = open(toUrl('postgres'))
  const query = () => database.query("SELECT '140012' AS version, 'public' AS place")
  await expect(prepareDatabase({ ...database, query })).rejects.toThrow(
    'it is PostgreSQL 14; the site needs version 15',
  )
})

test.each([
  [
    'too old',
    2,
    /cannot use the database schema_2 .*: it is from before release 1\.0\.0; start that release with it once$/,
  ],
  [
    'newer',
    4,
    /cannot use the database schema_4 .*: it was written by a newer version of the site; start that version/,
  ],
])('a database with the tables of a release that is %s is left as it is', async (_, version, message) => {
  const name = `schema_${version}`
  const url = await createEmpty(name)
  await query(toCandidateSql(), name)
  await query(`UPDATE schema_version SET version = ${version}`, name)
  const list = () => query("SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1", name)
  const before = await list()
  expect(await prepare(url)).toMatch(message)
  expect(await list()).toEqual(before)
})

test('sites in two schemas of a database have tables of their own', async () => {
  const url = await createEmpty('shared')
  await query('CREATE SCHEMA one; CREATE SCHEMA two', 'shared')
  for (const schema of ['one', 'two']) {
    const own = `${url}?options=-csearch_path%3D${schema}`
    expect(await prepare(own)).toBe('prepared')
    const outbox = openPostgres(open(own))
    await putNew(outbox)
    expect((await outbox.summary()).counts.waiting).toBe(1)
  }
})

test('a standby takes no messages', async () => {
  const url = await createDatabase()
  const name = new URL(url).pathname.slice(1)
  await query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  const outbox = openPostgres(open(url))
  await expect(outbox.verify()).rejects.toThrow('the server is read-only (25006); connect to the primary server')
  await expect(putNew(outbox)).rejects.toThrow('the server is read-only (25006)')
})

test('a start waits for a server that is not up yet', async () => {
  const database = open(await createEmpty('late'))
  await createDatabase.getServer().stop()
  const asked = vi.fn(database.query)
  const prepared = prepareDatabase({ ...database, query: asked })
  await waitFor(() => expect(asked.mock.settledResults).toContainEqual(expect.objectContaining({ type: 'rejected' })))
  await createDatabase.getServer().start()
  await expect(prepared).resolves.toBeUndefined()
})

test('a server that never answers holds up a statement for a while only', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const address = silent.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const database = open(`postgres://site:${password}@127.0.0.1:${address.port}/site`)
  await expect(database.query('SELECT 1')).rejects.toThrow('there was no answer in time')
})

test('TLS is as the address says: verified against the authority, or only encrypted', async () => {
  const toSql = (path: string) => {
    const lines = readFileSync(path, 'utf8').trim().split('\n')
    return `COPY (VALUES ${lines.map(line => `('${line}')`).join(', ')}) TO PROGRAM`
  }
  const folder = 'tests/support/certificate'
  await query(`${toSql(`${folder}/key.pem`)} 'umask 077; cat > server.key'`)
  await query(`${toSql(`${folder}/certificate.pem`)} 'cat > server.crt'`)
  await query('ALTER SYSTEM SET ssl = on')
  await query('SELECT pg_reload_conf()')
  const url = await createEmpty('encrypted')
  await waitFor(async () => expect(await prepare(`${url}?sslmode=no-verify`)).toBe('prepared'))
  const untrusted = /its certificate is not trusted \(\w+\); add sslrootcert=/
  expect(await prepare(`${url}?sslmode=verify-full`)).toMatch(untrusted)
  const verified = `${url.replace('127.0.0.1', 'localhost')}?sslmode=verify-full&sslrootcert=${folder}/certificate.pem`
  expect(await prepare(verified)).toBe('prepared')
  const { rows } = await open(verified).query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')
  expect(rows).toEqual([{ ssl: true }])
})

test('a file of an authority that is away for a while costs connections, and not the process', async () => {
  const url = await createEmpty('authority')
  const folder = makeTempFolder()
  const [file, aside] = [join(folder, 'authority.pem'), join(folder, 'aside.pem')]
  copyFileSync('tests/support/certificate/certificate.pem', file)
  const database = open(`${url}?sslmode=disable&sslrootcert=${file}`)
  renameSync(file, aside)
  const onNotification = vi.fn()
  database.listen('messages', onNotification)
  const missing = 'there is no such socket or file (ENOENT); correct the paths'
  await expect(database.query('SELECT 1')).rejects.toThrow(missing)
  renameSync(aside, file)
  await waitFor(() => expect(onNotification).toHaveBeenCalled())
  await expect(database.query('SELECT 1')).resolves.toMatchObject({ rowCount: 1 })
})

test('a check delivers nothing and erases nothing', async () => {
  const url = await createDatabase()
  const outbox = openPostgres(open(url))
  await putNew(outbox, { receivedAt: new Date(0), isSuspect: true })
  await putNew(outbox, { receivedAt: new Date(), client: 'other' })
  const before = await outbox.list({ states: ['waiting', 'suspect'], limit: 9 })
  const mail = await startTestMailServer()
  const { code, lines } = await check({ DATABASE_URL: url, SMTP_URL: mail.url, SMTP_TLS: 'off' })
  expect(lines).toContain('ok    database: DATABASE_URL is writable; 1 messages are waiting, 0 are dead')
  expect(code).toBe(0)
  expect(mail.received).toEqual([])
  expect(await outbox.list({ states: ['waiting', 'suspect'], limit: 9 })).toEqual(before)
})

test('a check says that the next start creates the tables, and creates none', async () => {
  const { code, lines } = await check({ DATABASE_URL: await createEmpty('bare') })
  const words = 'its tables are missing or of an earlier release; the next start creates or updates them'
  expect(lines).toContain(`note  database: ${words}`)
  expect(code).toBe(0)
  expect(await query("SELECT to_regclass('messages') AS found", 'bare')).toEqual([{ found: null }])
})
