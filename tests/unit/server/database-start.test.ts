import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, renameSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../../../server/outbox/postgres/database.ts'
import { prepareDatabase } from '../../../server/outbox/postgres/prepare-database.ts'
import { startPostgres, type TestPostgres } from '../../support/postgres.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { openTestDatabase, silentLog } from '../../support/test-database.ts'
import { waitFor } from '../../support/wait-for.ts'

const hbaSchema = z.tuple([z.object({ hba_file: z.string() })])
let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off', 'password_encryption=scram-sha-256'])
  // Passwords count for all but the superuser of the tests.
  await postgres.query(`CREATE ROLE owner LOGIN PASSWORD 'p@ss/w0rd'; CREATE ROLE poor LOGIN PASSWORD 'p@ss/w0rd'`)
  const [{ hba_file }] = hbaSchema.parse(await postgres.query('SHOW hba_file'))
  await postgres.query(
    `COPY (VALUES ('host all tests 127.0.0.1/32 trust'), ('host all all 127.0.0.1/32 scram-sha-256')) TO '${hba_file}'`,
  )
  await postgres.query('SELECT pg_reload_conf()')
}, 120_000)
afterAll(() => postgres.remove())

const password = 'p%40ss%2Fw0rd'

/** Runs the site until it ends. */
async function startSite(url: string) {
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: url }
  const site = spawn(process.execPath, ['dist/server/main.js'], { env })
  onTestFinished(() => void site.kill('SIGKILL'))
  const [[code], output, errors] = await Promise.all([once(site, 'exit'), text(site.stdout), text(site.stderr)])
  return { code, output, errors }
}

async function prepare(url: string): Promise<string> {
  const database = openTestDatabase(url)
  try {
    await prepareDatabase(database, { maxWaitMs: 0 })
    return 'prepared'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  } finally {
    await database.close()
  }
}

async function listenOn(handle: Parameters<typeof createServer>[1]): Promise<Server & { readonly url: string }> {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return Object.assign(server, { url: `postgres://site:${password}@127.0.0.1:${port}/site` })
}

test('a wrong password ends the start with one line that does not contain it', async () => {
  const { code, output, errors } = await startSite(postgres.toUrl('postgres', 'owner', 'wr0ngp%40ss'))
  expect(code).toBe(1)
  expect(output).toBe('')
  expect(errors).toBe(
    `The site cannot start: cannot use the database postgres of user owner at 127.0.0.1:${postgres.port}: ` +
      'the password is wrong (28P01); correct user and password in DATABASE_URL\n',
  )
})

test('an address that is none of PostgreSQL is a wrong setting, and not repeated', async () => {
  const { code, errors } = await startSite('mysql://root:hunter2@db/site')
  expect(code).toBe(1)
  expect(errors).toMatch(
    /^The site cannot start: a setting is wrong:\n {2}DATABASE_URL must be the URL of a PostgreSQL/,
  )
  expect(errors).not.toContain('hunter2')
})

test.each([
  [
    'no password',
    () => postgres.toUrl('postgres', 'owner'),
    /the server asks for a password \(ENOPASSWORD\); add it to DATABASE_URL/,
  ],
  ['a missing database', () => postgres.toUrl('nowhere'), /the database does not exist \(3D000\); create it/],
  [
    'an unknown host',
    () => 'postgres://site:secret@nowhere.invalid/site',
    /at nowhere\.invalid:5432: the host is unknown \((ENOTFOUND|EAI_AGAIN)\); correct the host/,
  ],
  ['a wrong port', () => 'postgres://site:secret@127.0.0.1:1/site', /no server answers at this port \(ECONNREFUSED\)/],
  ['TLS without a server for it', () => `${postgres.toUrl('postgres')}?sslmode=verify-full`, /the server has no TLS/],
  [
    'a missing file of an authority',
    () => `${postgres.toUrl('postgres')}?sslmode=verify-full&sslrootcert=/nowhere.pem`,
    /^DATABASE_URL cannot be used \(ENOENT\); check its parameters/,
  ],
])('%s is reported in one line without the password', async (_, toUrl, expected) => {
  const message = await prepare(toUrl()).catch(error => String(error.message))
  expect(message).toMatch(expected)
  expect(message).not.toMatch(/secret|p@ss|\n/)
})

test('a user who may not create tables is told so; after "migrate" by the owner that user needs no such right', async () => {
  const name = 'rights'
  await postgres.createDatabase(name)
  await postgres.query(`ALTER DATABASE ${name} OWNER TO owner`)
  const poor = postgres.toUrl(name, 'poor', password)
  expect(await prepare(poor)).toMatch(
    /the user lacks a right: permission denied for schema public \(42501\); grant the/,
  )
  expect(await prepare(postgres.toUrl(name, 'owner', password))).toBe('prepared')
  expect(await prepare(poor)).toMatch(/the user lacks a right/)
  await postgres.query('GRANT SELECT ON ALL TABLES IN SCHEMA public TO poor', name)
  expect(await prepare(poor)).toMatch(/lacks a right \(42501\): INSERT on messages, .*INSERT on probe; grant/)
  await postgres.query('GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO poor', name)
  expect(await prepare(poor)).toBe('prepared')
})

test('replicas that start at the same time create the tables once', async () => {
  const url = await postgres.createDatabase('together')
  expect(await Promise.all([prepare(url), prepare(url), prepare(url)])).toEqual(['prepared', 'prepared', 'prepared'])
})

test('a server older than version 15 ends the start', async () => {
  const old = openTestDatabase(postgres.toUrl('postgres'))
  onTestFinished(old.close)
  const query: typeof old.query = async () => ({ rows: [{ version: '140012', place: 'public' }], rowCount: 1 })
  await expect(prepareDatabase({ ...old, query })).rejects.toThrow('it is PostgreSQL 14; the site needs version 15')
})

test('a start waits for a server that is not up yet', async () => {
  const database = openTestDatabase(await postgres.createDatabase('late'))
  onTestFinished(database.close)
  await postgres.stop()
  const query = vi.fn(database.query)
  const prepared = prepareDatabase({ ...database, query })
  await waitFor(() => expect(query.mock.settledResults).toContainEqual(expect.objectContaining({ type: 'rejected' })))
  await postgres.start()
  await expect(prepared).resolves.toBeUndefined()
})

test('a server that never answers holds up a statement for seconds only', async () => {
  const silent = await listenOn(() => {})
  const database = openDatabase({ url: silent.url, maxConnections: 1, log: silentLog })
  onTestFinished(database.close)
  const start = performance.now()
  await expect(database.query('SELECT 1')).rejects.toThrow('there was no answer in time')
  expect(performance.now() - start).toBeLessThan(5000)
})

test('TLS is as the address says: verified against the authority, or only encrypted', async () => {
  const toSql = (path: string) => {
    const lines = readFileSync(path, 'utf8').trim().split('\n')
    return `COPY (VALUES ${lines.map(line => `('${line}')`).join(', ')}) TO PROGRAM`
  }
  const folder = 'tests/support/certificate'
  await postgres.query(`${toSql(`${folder}/key.pem`)} 'umask 077; cat > server.key'`)
  await postgres.query(`${toSql(`${folder}/certificate.pem`)} 'cat > server.crt'`)
  await postgres.query('ALTER SYSTEM SET ssl = on')
  await postgres.query('SELECT pg_reload_conf()')
  const url = await postgres.createDatabase('encrypted')
  await waitFor(async () => expect(await prepare(`${url}?sslmode=no-verify`)).toBe('prepared'))
  expect(await prepare(`${url}?sslmode=verify-full`)).toMatch(
    /its certificate is not trusted \(\w+\); add sslrootcert=/,
  )
  const verified = `${url.replace('127.0.0.1', 'localhost')}?sslmode=verify-full&sslrootcert=${folder}/certificate.pem`
  expect(await prepare(verified)).toBe('prepared')
  const database = openTestDatabase(verified)
  onTestFinished(database.close)
  const { rows } = await database.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')
  expect(rows).toEqual([{ ssl: true }])
})

test('a file of an authority that is away for a while costs connections, and not the process', async () => {
  const url = await postgres.createDatabase('authority')
  const folder = makeTempFolder()
  const [file, aside] = [join(folder, 'authority.pem'), join(folder, 'aside.pem')]
  copyFileSync('tests/support/certificate/certificate.pem', file)
  const database = openTestDatabase(`${url}?sslmode=disable&sslrootcert=${file}`)
  onTestFinished(database.close)
  renameSync(file, aside)
  const onNotification = vi.fn()
  database.listen('messages', onNotification)
  await expect(database.query('SELECT 1')).rejects.toThrow(
    'there is no such socket or file (ENOENT); correct the paths',
  )
  renameSync(aside, file)
  await waitFor(() => expect(onNotification).toHaveBeenCalled())
  await expect(database.query('SELECT 1')).resolves.toMatchObject({ rowCount: 1 })
})
