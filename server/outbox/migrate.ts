import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { type Engine, LayoutError, type Tables, toNewer } from './tables.ts'
import { checkFirstSchema, readSchemaVersion, takeOver } from './take-over.ts'

/** All layouts in order. A release adds to the end and changes none, and never removes a column that the one before reads. */
export function toMigrations(engine: Engine): Readonly<Record<string, Migration>> {
  return { '1-three-tables': { up: db => createTables(db, engine) } }
}

/** Also takes over the tables of release 1.0.0. */
async function createTables(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const restore = await takeOver(db, engine)
  const { schema } = db
  const time = engine === 'postgres' ? 'bigint' : 'integer'
  // Ids are random: in their order, the space of erased messages is used again. Ids are compared by byte in both engines.
  const id = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  const messages = schema
    .createTable('messages')
    .addColumn('id', id, column => column.primaryKey().notNull())
    .addColumn('received_at', time, column => column.notNull())
    .addColumn('fields', engine === 'postgres' ? 'bytea' : 'blob')
  await (engine === 'sqlite' ? messages.modifyEnd(sql`without rowid`) : messages).execute()
  await schema
    .createTable('deliveries')
    .addColumn('message_id', id, column => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('destination', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('queued_at', time, column => column.notNull())
    .addColumn('due_at', time, column => column.notNull().defaultTo(0))
    .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('settled_at', time)
    .addColumn('fault', 'text')
    .addColumn('lease_owner', 'text')
    .addColumn('leased_until', time, column => column.notNull().defaultTo(0))
    .addColumn('alerted_at', time)
    .addPrimaryKeyConstraint('deliveries_key', ['message_id', 'destination'])
    .execute()
  await schema
    .createTable('keys')
    .addColumn('key_hash', 'text', column => column.primaryKey().notNull())
    .addColumn('content_hash', 'text', column => column.notNull())
    .addColumn('message_id', 'text', column => column.notNull())
    .addColumn('used_at', time, column => column.notNull())
    .execute()
  const indexes = [
    schema.createIndex('messages_in_order').on('messages').columns(['received_at', 'id']),
    schema.createIndex('deliveries_in_state').on('deliveries').columns(['destination', 'state']),
    schema.createIndex('keys_in_order').on('keys').column('used_at'),
  ]
  for (const index of indexes) await index.execute()
  await sql`CREATE INDEX messages_with_content ON messages (received_at) WHERE fields IS NOT NULL`.execute(db)
  await sql`CREATE INDEX deliveries_due ON deliveries (destination, due_at, queued_at) WHERE state = 'waiting'`.execute(
    db,
  )
  await sql`CREATE INDEX deliveries_held ON deliveries (destination, leased_until) WHERE leased_until > 0`.execute(db)
  if (engine === 'postgres') await createRateLimits(db)
  await restore?.()
}

/** Counters of all replicas, which a crash may lose. */
async function createRateLimits(db: Kysely<Tables>): Promise<void> {
  await sql`CREATE UNLOGGED TABLE IF NOT EXISTS rate_limits
    (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint) WITH (fillfactor = 50)`.execute(db)
}

/** Brings the tables to the latest layout, all or nothing. `place` is for errors. */
export async function migrate(db: Kysely<Tables>, engine: Engine, place: string): Promise<void> {
  // Without a change, so that the site starts on a full disk and with a user who may not change tables.
  if (await isMigrated(db, engine, place)) return
  const { error } = await (await createMigrator(db, engine)).migrateToLatest()
  if (error !== undefined) throw error
}

/** Whether the tables are in the latest layout; changes nothing. Throws a LayoutError when they are of another release. */
export async function isMigrated(db: Kysely<Tables>, engine: Engine, place: string): Promise<boolean> {
  // Before the migrations, which another process may do meanwhile.
  const firstSchema = engine === 'postgres' ? await readSchemaVersion(db) : undefined
  const migrations = await (await createMigrator(db, engine)).getMigrations()
  const done = migrations.filter(({ executedAt }) => executedAt !== undefined)
  if (done.length === 0) {
    checkFirstSchema(firstSchema, place)
    return false
  }
  const { rows } = await sql<{ readonly name: string }>`SELECT name FROM kysely_migration`.execute(db)
  if (rows.length > done.length) {
    throw new LayoutError(toNewer(place))
  }
  return done.length === migrations.length
}

async function createMigrator(db: Kysely<Tables>, engine: Engine): Promise<Migrator> {
  const provider = { getMigrations: async () => toMigrations(engine) }
  if (engine === 'sqlite') return new Migrator({ db, provider })
  // Without it, Kysely takes the tables of a site in another schema for those of this one.
  const { rows } = await sql<{ readonly name: string }>`SELECT current_schema() AS name`.execute(db)
  return new Migrator({ db, provider, migrationTableSchema: rows[0]?.name ?? 'public' })
}
