import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { type Database, openDatabase } from '../../server/outbox/postgres/database.ts'
import { prepareDatabase } from '../../server/outbox/postgres/prepare-database.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

export const silentLog = pino({ level: 'silent' })

export function openTestDatabase(url: string): Database {
  return openDatabase({ url, maxConnections: 5, log: silentLog })
}

/** The methods of the file's server, which starts before its first test. */
type RunningPostgres = Omit<TestPostgres, 'port' | 'programs' | 'remove'>

/** Starts one server for a test file; returns a function that creates a database with the latest schema, and its server. */
export function runTestPostgres(
  settings: readonly string[] = [],
): (() => Promise<string>) & { readonly getServer: () => RunningPostgres } {
  let postgres: TestPostgres | undefined
  beforeAll(async () => {
    postgres = await startPostgres(['fsync=off', ...settings])
    const database = openTestDatabase(await postgres.createDatabase('prepared'))
    await prepareDatabase(database)
    await database.close()
  })
  afterAll(() => postgres?.remove())
  const get = () => {
    if (postgres === undefined) throw new Error('PostgreSQL starts before the first test')
    return postgres
  }
  const server: RunningPostgres = {
    toUrl: (...given) => get().toUrl(...given),
    createDatabase: (...given) => get().createDatabase(...given),
    query: (...given) => get().query(...given),
    stop: mode => get().stop(mode),
    start: () => get().start(),
    restart: mode => get().restart(mode),
  }
  return Object.assign(() => server.createDatabase(undefined, 'prepared'), { getServer: () => server })
}
