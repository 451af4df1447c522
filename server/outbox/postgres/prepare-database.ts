import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { z } from 'zod'
import { toRemedy } from '../earlier-layouts.ts'
import type { Database, Query } from './database.ts'
import { DatabaseError, OtherReleaseError } from './database-error.ts'
import { firstVersion, latestVersion, migrations } from './migrations.ts'

/** Of `pg_advisory_xact_lock`: one process at a time changes the schema. */
const migrationLock = 7_402_119_305_528_841n
const minVersion = 150_000
/** The version of a database without tables. */
const none = 0

const serverSchema = z.tuple([z.object({ version: z.coerce.number(), place: z.string().nullable() })])
const versionSchema = z.tuple([z.object({ version: z.number() })])
const foundSchema = z.tuple([z.object({ isFound: z.boolean() })])
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
      return await migrate(database)
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
export async function hasLatestSchema(database: Database): Promise<boolean> {
  await checkServer(database)
  const { place, query } = database
  if ((await readVersion(query, place)) < latestVersion) return false
  await checkRights(query, place)
  return true
}

async function migrate(database: Database): Promise<void> {
  await checkServer(database)
  const { place, query, inTransaction } = database
  if ((await readVersion(query, place)) < latestVersion) {
    await inTransaction(query => applyMigrations(query, place), migrationLock)
  }
  await checkRights(query, place)
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
export async function checkSchema({ place, query }: Database): Promise<void> {
  if ((await readVersion(query, place)) === latestVersion) return
  throw new DatabaseError(
    `cannot use ${place}: its tables are missing or older; start the site, or run "messages migrate"`,
  )
}

async function readVersion(query: Query, place: string): Promise<number> {
  // "CREATE TABLE IF NOT EXISTS" would need the right to create tables at every start.
  const [{ isFound }] = foundSchema.parse(
    (await query(`SELECT to_regclass('schema_version') IS NOT NULL AS "isFound"`)).rows,
  )
  return isFound ? readRecordedVersion(query, place) : none
}

async function readRecordedVersion(query: Query, place: string): Promise<number> {
  const [{ version }] = versionSchema.parse(
    (await query(`SELECT coalesce(max(version), ${none}) AS version FROM schema_version`)).rows,
  )
  if (version > latestVersion) {
    throw new OtherReleaseError(
      `cannot use ${place}: it was changed by a newer version of the site; start that version, or use another database`,
    )
  }
  if (version !== none && version < firstVersion) {
    throw new OtherReleaseError(
      `cannot use ${place}: its tables are from before the first release; ${toRemedy({ isDeployed: true })}`,
    )
  }
  return version
}

async function applyMigrations(query: Query, place: string): Promise<void> {
  await query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)')
  const version = await readRecordedVersion(query, place)
  const done = version === none ? 0 : version - firstVersion + 1
  for (const migration of migrations.slice(done)) await query(migration)
  await query('DELETE FROM schema_version')
  await query('INSERT INTO schema_version VALUES ($1)', [latestVersion])
}

/** Tells at start what would otherwise fail at the first message. */
async function checkRights(query: Query, place: string): Promise<void> {
  const { rows } = await query(`
    SELECT "right", "table" FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS "right",
      unnest(ARRAY['messages', 'deliveries', 'idempotency_keys', 'rate_limits']) AS "table"
    WHERE NOT has_table_privilege("table", "right")
    UNION ALL SELECT 'UPDATE', 'retry_period' WHERE NOT has_table_privilege('retry_period', 'UPDATE')
    UNION ALL SELECT 'INSERT', 'probe' WHERE NOT has_table_privilege('probe', 'INSERT')`)
  const missing = missingSchema.parse(rows).map(({ right, table }) => `${right} on ${table}`)
  if (missing.length === 0) return
  throw new DatabaseError(
    `cannot use ${place}: the user lacks a right (42501): ${missing.join(', ')}; grant the rights that docs/operating.md lists`,
  )
}
