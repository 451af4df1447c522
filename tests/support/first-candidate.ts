import { copyFileSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { toOutboxPath } from '../../server/outbox/data-folder.ts'
import type { TestPostgres } from './postgres.ts'
import { makeTempFolder } from './temp-folder.ts'

const fixtures = join(import.meta.dirname, '../fixtures/first-candidate')
/** When its messages were posted. */
const writtenAt = Date.parse('2026-11-26T19:19:15Z')
const columns = ['received_at', 'queued_at', 'due_at', 'settled_at', 'dead_alerted_at', 'overdue_alerted_at']

/** SQL that makes its times, which retention and retries count from, as old as if it were written a minute ago. */
function toYoung(add: (column: string) => string, isNever: (column: string) => string): string {
  const move = (table: string, moved: readonly string[]) =>
    `UPDATE ${table} SET ${moved.map(name => `${name} = CASE WHEN ${isNever(name)} THEN ${name} ELSE ${add(name)} END`)}`
  return [move('messages', columns), move('deliveries', columns), move('idempotency_keys', ['used_at'])].join(';')
}

/** A folder with the file that the first release candidate wrote: tests/fixtures/first-candidate/README.md. */
export function copyCandidateFile(): string {
  const folder = makeTempFolder()
  copyFileSync(join(fixtures, 'outbox.db'), toOutboxPath(folder))
  const ageMs = Date.now() - 60_000 - writtenAt
  changeFile(
    folder,
    toYoung(
      column => `${column} + ${ageMs}`,
      column => `coalesce(${column}, 0) = 0`,
    ),
  )
  return folder
}

/** Runs SQL as another program would. */
export function changeFile(folder: string, sql: string): void {
  const file = new Database(toOutboxPath(folder))
  file.exec(sql)
  file.close()
}

/** SQL that fills an empty database with what the first release candidate wrote. */
export function toCandidateSql(): string {
  const dump = readFileSync(join(fixtures, 'database.sql'), 'utf8')
  const age = `(now() - interval '1 minute' - timestamptz '${new Date(writtenAt).toISOString()}')`
  const young = toYoung(
    column => `${column} + ${age}`,
    column => `coalesce(${column}, to_timestamp(0)) = to_timestamp(0)`,
  )
  return `${dump}; SET search_path = public; ${young}`
}

/** Data of release 1.0.0, for the built site. */
export type FirstData = {
  /** Of the site and of its tool. */
  readonly settings: Readonly<Record<string, string>>
  /** Runs SQL as another program would. */
  readonly run: (sql: string) => Promise<unknown>
  /** All rows of the tables of release 1.0.0, to compare. */
  readonly read: () => Promise<unknown>
  /** The number of the layout, which release 1.0.0 refuses when it is higher than its own. */
  readonly readVersion: () => Promise<unknown>
  /** What an operator does to start release 1.0.0 again. */
  readonly goBack: () => Promise<unknown>
}

const tables = ['messages', 'deliveries', 'idempotency_keys', 'retry_period']

export async function openFirstFile(): Promise<FirstData> {
  const folder = copyCandidateFile()
  const path = toOutboxPath(folder)
  const query = (sql: string): unknown[] => {
    const file = new Database(path)
    try {
      return file.prepare(sql).all()
    } finally {
      file.close()
    }
  }
  return {
    settings: { DATA_DIR: folder },
    run: async sql => changeFile(folder, sql),
    read: async () => tables.map(table => query(`SELECT * FROM ${table} ORDER BY 1, 2`)),
    readVersion: async () => query('PRAGMA user_version'),
    goBack: async () => {
      for (const suffix of ['-wal', '-shm']) rmSync(path + suffix, { force: true })
      renameSync(join(folder, 'outbox-1.0.0.db'), path)
    },
  }
}

export async function openFirstDatabase({
  createDatabase,
  query,
}: Pick<TestPostgres, 'createDatabase' | 'query'>): Promise<FirstData> {
  const name = `first_${crypto.randomUUID().replaceAll('-', '')}`
  const url = await createDatabase(name)
  await query(toCandidateSql(), name)
  const renamings = [...tables, 'probe'].map(table => `ALTER TABLE ${table}_1_0 RENAME TO ${table}`)
  return {
    settings: { DATABASE_URL: url },
    run: sql => query(sql, name),
    read: () => Promise.all(tables.map(table => query(`SELECT * FROM ${table} ORDER BY 1, 2`, name))),
    readVersion: () => query('SELECT version FROM schema_version', name),
    goBack: () =>
      query(
        `DROP TABLE deliveries, messages, keys, kysely_migration, kysely_migration_lock; ${renamings.join('; ')};
        UPDATE schema_version SET version = 3`,
        name,
      ),
  }
}
