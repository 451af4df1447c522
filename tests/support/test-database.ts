import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { type Database, openDatabase } from '../../server/outbox/postgres/database.ts'
import { prepareDatabase } from '../../server/outbox/postgres/prepare-database.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

export const silentLog = pino({ level: 'silent' })

export function openTestDatabase(url: string, maxConnections = 5): Database {
  return openDatabase({ url, maxConnections, log: silentLog })
}

/** Starts a server for a test file; returns a function that creates a database with the latest schema, and its server. */
export function runTestPostgres(): (() => Promise<string>) & { readonly getServer: () => TestPostgres } {
  let postgres: TestPostgres | undefined
  beforeAll(async () => {
    postgres = await startPostgres()
    const database = openTestDatabase(await postgres.createDatabase('prepared'))
    await prepareDatabase(database)
    await database.close()
  }, 120_000)
  afterAll(() => postgres?.remove())
  const getServer = () => {
    if (postgres === undefined) throw new Error('PostgreSQL starts before the first test')
    return postgres
  }
  return Object.assign(() => getServer().createDatabase(undefined, 'prepared'), { getServer })
}
