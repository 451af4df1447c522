import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { z } from 'zod'
import { isMigrated, migrate } from '../migrate.ts'
import type { Database } from './database.ts'
import { DatabaseError } from './database-error.ts'

const minVersion = 150_000
const serverSchema = z.tuple([z.object({ version: z.coerce.number(), place: z.string().nullable() })])
const missingSchema = z.array(z.object({ right: z.string(), table: z.string() }))

type Options = {
  /** For a server that is not up yet, as after a restart of all machines. */
  readonly maxWaitMs?: number
  readonly log?: Pick<Logger, 'warn'>
}

/**
 * Checks the server and brings the tables to the latest schema. Rejects with one line when the site cannot use the
 * database. A server that is starting or stopping gets some time.
 */
export async function prepareDatabase(database: Database, { maxWaitMs = 10_000, log }: Options = {}): Promise<void> {
  const endsAt = performance.now() + maxWaitMs
  for (;;) {
    try {
      return await prepare(database)
    } catch (error) {
      if (!isTemporary(error) || performance.now() >= endsAt) throw error
      log?.warn({ cause: error instanceof Error ? error.message : '' }, 'waiting for the database')
      await wait(1100)
    }
  }
}

const temporaryCodes: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '53300']

/** Other faults need a change by the operator. */
function isTemporary(error: unknown): boolean {
  return error instanceof DatabaseError && temporaryCodes.includes(error.code)
}

/** Without a change. Rejects as `prepareDatabase` does; false if the tables are missing or older. */
export async function isPrepared(database: Database): Promise<boolean> {
  await checkServer(database)
  if (!(await database.use(() => isMigrated(database.db, 'postgres', database.place)))) return false
  await checkRights(database)
  return true
}

async function prepare(database: Database): Promise<void> {
  await checkServer(database)
  await database.use(() => migrate(database.db, 'postgres', database.place))
  await checkRights(database)
}

async function checkServer({ place, query }: Database): Promise<void> {
  const [server] = serverSchema.parse(
    (await query("SELECT current_setting('server_version_num') AS version, current_schema() AS place")).rows,
  )
  if (server.version < minVersion) {
    const found = Math.floor(server.version / 10_000)
    throw new DatabaseError(`cannot use ${place}: it is PostgreSQL ${found}; the site needs version 15 or newer`)
  }
  if (server.place === null) {
    throw new DatabaseError(`cannot use ${place}: it has no schema for tables; create one, or set search_path`)
  }
}

/** For tools, which leave the tables alone. */
export async function checkTables(database: Database): Promise<void> {
  if (await database.use(() => isMigrated(database.db, 'postgres', database.place))) return
  throw new DatabaseError(
    `cannot use ${database.place}: its tables are missing or older; start the site, or run "messages migrate"`,
  )
}

/** Tells at start what would otherwise fail at the first message. */
async function checkRights({ query, place }: Database): Promise<void> {
  const { rows } = await query(`
    SELECT "right", "table" FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS "right",
      unnest(ARRAY['messages', 'deliveries', 'keys', 'rate_limits']) AS "table"
    WHERE NOT has_table_privilege("table", "right")`)
  const missing = missingSchema.parse(rows).map(({ right, table }) => `${right} on ${table}`)
  if (missing.length === 0) return
  throw new DatabaseError(
    `cannot use ${place}: the user lacks a right (42501): ${missing.join(', ')}; grant the rights that docs/operating.md lists`,
  )
}
