import { type Kysely, sql } from 'kysely'
import { dayMs } from '../../shared/values/dates.ts'
import { digestDelayMs } from './put-message.ts'
import { type Engine, LayoutError, type Tables, toNewer } from './tables.ts'

/** Of release 1.0.0 in PostgreSQL. */
const firstSchemaVersion = 3
/** What the copies of the tables end with that release 1.0.0 left; a file has a copy beside it instead. */
const aside = '_1_0'
const asideTables = ['messages', 'deliveries', 'idempotency_keys', 'retry_period', 'probe']

/**
 * Puts the tables of release 1.0.0 aside, and returns what copies their rows into those of this one. Undefined when there are
 * none. Release 1.0.0 refuses what it finds afterwards, as it does with data of any later one.
 */
export async function takeOver(db: Kysely<Tables>, engine: Engine): Promise<(() => Promise<void>) | undefined> {
  if (engine === 'sqlite') await sql`PRAGMA user_version = 7`.execute(db)
  if (!(await hasOldTables(db, engine))) return undefined
  for (const table of asideTables) await db.schema.alterTable(table).renameTo(`${table}${aside}`).execute()
  return async () => {
    for (const statement of toCopies(engine)) await sql.raw(statement).execute(db)
    if (engine === 'sqlite')
      for (const table of asideTables.toReversed()) await db.schema.dropTable(`${table}${aside}`).execute()
    else await sql`UPDATE schema_version SET version = version + 1`.execute(db)
  }
}

async function hasOldTables(db: Kysely<Tables>, engine: Engine): Promise<boolean> {
  if (engine === 'postgres') return (await readSchemaVersion(db)) !== undefined
  return (await sql`SELECT 1 FROM sqlite_schema WHERE name = 'idempotency_keys'`.execute(db)).rows.length > 0
}

/** Of release 1.0.0 and those before it, and of what this one has taken over; undefined in an empty database. */
export async function readSchemaVersion(db: Kysely<Tables>): Promise<number | undefined> {
  const found = await sql`SELECT 1 WHERE to_regclass('schema_version') IS NOT NULL`.execute(db)
  if (found.rows.length === 0) return undefined
  const { rows } = await sql<{ readonly version: number }>`SELECT version FROM schema_version`.execute(db)
  return rows[0]?.version
}

/** Throws when tables that this release has not taken over are not those of release 1.0.0. */
export function checkFirstSchema(version: number | undefined, place: string): void {
  if (version === undefined || version === firstSchemaVersion) return
  const isOlder = version < firstSchemaVersion
  const words = `cannot use ${place}: it is from before release 1.0.0; start that release with it once`
  throw new LayoutError(isOlder ? words : toNewer(place))
}

/** SQL, for times that the old tables have in another form. Leases end. */
function toCopies(engine: Engine): readonly string[] {
  const ms = (column: string) => (engine === 'sqlite' ? column : `(extract(epoch FROM ${column}) * 1000)::bigint`)
  const bytes = engine === 'sqlite' ? 'CAST(fields AS BLOB)' : "convert_to(fields, 'UTF8')"
  const toRecord = (retryStart: string) => `state,
    CASE WHEN state = 'waiting' AND queued_at < (SELECT ${retryStart} FROM retry_period${aside})
      THEN (SELECT ${ms(retryStart)} FROM retry_period${aside}) ELSE ${ms('queued_at')} END,
    ${ms('due_at')}, attempts, ${ms('settled_at')}, fault,
    CASE state WHEN 'dead' THEN ${ms('dead_alerted_at')} WHEN 'waiting' THEN ${ms('overdue_alerted_at')} END`
  const columns = 'message_id, destination, state, queued_at, due_at, attempts, settled_at, fault, alerted_at'
  return [
    `INSERT INTO messages (id, received_at, fields) SELECT id, ${ms('received_at')}, ${bytes} FROM messages${aside}`,
    `INSERT INTO deliveries (${columns}) SELECT id, 'mail', ${toRecord('started_at')} FROM messages${aside}`,
    `INSERT INTO deliveries (${columns}) SELECT id, destination, ${toRecord('webhook_started_at')}
      FROM deliveries${aside} WHERE destination = 'webhook'`,
    // In the old tables the time of an alert of a suspect message was that of its digest.
    `INSERT INTO deliveries (message_id, destination, state, queued_at, due_at, settled_at)
      SELECT id, 'digest', CASE WHEN dead_alerted_at IS NULL THEN 'waiting' ELSE 'delivered' END, ${ms('received_at')},
        (${ms('received_at')} / ${dayMs} + 1) * ${dayMs} + ${digestDelayMs}, ${ms('dead_alerted_at')} FROM messages${aside} WHERE state = 'suspect'`,
    `INSERT INTO keys (key_hash, content_hash, message_id, used_at)
      SELECT key_hash, content_hash, message_id, ${ms('used_at')} FROM idempotency_keys${aside}
      WHERE key_hash NOT LIKE 'told %'`,
  ]
}

/** Erases the copies of a database once they are older than the retention period. */
export async function eraseCopies(db: Kysely<Tables>, before: Date): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM kysely_migration
    WHERE timestamp < ${before.toISOString()} AND to_regclass(${`messages${aside}`}) IS NOT NULL`.execute(db)
  if (rows.length === 0) return
  for (const table of ['deliveries', 'messages']) await sql.raw(`DELETE FROM ${table}${aside}`).execute(db)
}
