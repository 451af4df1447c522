import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Database from 'libsql'
import { z } from 'zod'

/** A SQLite database; several processes may have it open at the same time. Every error names the file and what to do. */
export type OutboxFile = {
  readonly prepare: (sql: string) => Pick<Database.Statement, 'run' | 'get' | 'all'>
  readonly exec: (sql: string) => void
  /** Rolls back when the work throws. */
  readonly inTransaction: <Result>(work: () => Result) => Result
  /** Moves the write-ahead log into the database file, so that a copy of this one file is complete, and closes it. */
  readonly close: () => void
}

/** Schema changes in order; the file's `user_version` counts those already applied. */
const migrations = [
  `CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL,
    name TEXT NOT NULL,
    company TEXT NOT NULL,
    email TEXT NOT NULL,
    details TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting',
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL
  ) STRICT`,
  // The fields become one JSON text, which can hold every character; SQLite truncates plain text at U+0000.
  `ALTER TABLE messages RENAME TO messages_1;
  CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL,
    queued_at INTEGER NOT NULL,
    fields TEXT,
    fingerprint TEXT,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead', 'suspect')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    settled_at INTEGER,
    fault TEXT,
    lease_owner TEXT,
    leased_until INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  INSERT INTO messages (id, received_at, queued_at, fields, state, attempts, due_at)
    SELECT id, received_at, received_at, json_object('name', name, 'company', company, 'email', email, 'details', details),
      state, attempts, due_at FROM messages_1;
  DROP TABLE messages_1;
  CREATE INDEX messages_by_state ON messages (state, due_at);
  CREATE INDEX messages_by_fingerprint ON messages (fingerprint, received_at);
  CREATE TABLE idempotency_keys (
    key_hash TEXT PRIMARY KEY,
    content_hash TEXT NOT NULL,
    message_id TEXT NOT NULL,
    used_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE probe (id INTEGER PRIMARY KEY, ballast BLOB) STRICT`,
  // When the operator was alerted.
  `ALTER TABLE messages ADD COLUMN dead_alerted_at INTEGER;
  ALTER TABLE messages ADD COLUMN overdue_alerted_at INTEGER`,
] as const

/** How long a transaction waits for that of another process before it fails. */
const busyTimeoutMs = 2000

export type OutboxFileOptions = {
  /** Maximum size of the file, to simulate a full disk; unlimited when left out. */
  readonly maxPages?: number
}

/** Path of the database in a data folder. */
export function toOutboxPath(folder: string): string {
  return join(folder, 'outbox.db')
}

/** Opens `outbox.db` and creates it and the folder when missing. Throws when the folder is not writable. */
export function openOutboxFile(folder: string, { maxPages }: OutboxFileOptions = {}): OutboxFile {
  prepareFolder(folder)
  const path = resolve(toOutboxPath(folder))
  const file = openDatabase(path)
  try {
    file.exec('PRAGMA journal_mode = WAL')
    file.exec('PRAGMA synchronous = FULL')
    // Overwrites deleted data with zeros.
    file.exec('PRAGMA secure_delete = ON')
    if (maxPages !== undefined) file.exec(`PRAGMA max_page_count = ${maxPages}`)
    file.inTransaction(() => migrate(file, path))
    return file
  } catch (error) {
    file.close()
    throw error
  }
}

function openDatabase(path: string): OutboxFile {
  const attempt = <Result>(action: () => Result): Result => {
    try {
      return action()
    } catch (error) {
      throw toOutboxError(error, path)
    }
  }
  const database = attempt(() => new Database(path, { timeout: busyTimeoutMs }))
  const exec = (sql: string) => void attempt(() => database.exec(sql))
  return {
    exec,
    prepare: sql => {
      const statement = attempt(() => database.prepare(sql))
      return {
        run: (...values) => attempt(() => statement.run(...values)),
        get: (...values) => attempt(() => statement.get(...values)),
        all: (...values) => attempt(() => statement.all(...values)),
      }
    },
    inTransaction: work => {
      exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        exec('COMMIT')
        return result
      } catch (error) {
        // After some errors, such as a full disk, SQLite has already rolled back; a second rollback would hide the error.
        if (database.inTransaction) exec('ROLLBACK')
        throw error
      }
    },
    close: () => {
      try {
        database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
      } catch {
        // On a full disk the log keeps what is not in the database file yet.
      }
      database.close()
    },
  }
}

const damaged = 'move it away, or restore a backup as docs/operating.md describes'
const remedies: ReadonlyMap<unknown, string> = new Map([
  ['SQLITE_FULL', 'free some disk space'],
  ['SQLITE_READONLY', 'make the file and its folder writable for the user of the site'],
  ['SQLITE_BUSY', 'close the other program that has it open'],
  ['SQLITE_NOTADB', damaged],
  ['SQLITE_CORRUPT', damaged],
])

function toOutboxError(error: unknown, path: string): Error {
  if (!(error instanceof Error)) return new Error(`cannot use ${path}: ${error}`)
  const code = 'code' in error ? error.code : undefined
  const reason = code === undefined ? error.message : `${error.message} (${code})`
  const remedy = remedies.get(code) ?? 'check that the site may read and write it'
  return new Error(`cannot use ${path}: ${reason}; ${remedy}`)
}

const versionSchema = z.object({ user_version: z.number() })

function migrate(file: OutboxFile, path: string): void {
  const { user_version: recorded } = versionSchema.parse(file.prepare('PRAGMA user_version').get())
  if (recorded > migrations.length) {
    throw new Error(
      `${path} was written by a newer version of the site; start that version, or set DATA_DIR to another folder`,
    )
  }
  // Without a write, so that the site starts on a full disk too.
  if (recorded === migrations.length) return
  // The first version did not set user_version.
  const isFirstVersion =
    recorded === 0 && file.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'messages'").get() !== undefined
  for (const migration of migrations.slice(isFirstVersion ? 1 : recorded)) file.exec(migration)
  file.exec(`PRAGMA user_version = ${migrations.length}`)
}

function prepareFolder(folder: string): void {
  try {
    createFolder(resolve(folder))
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : cause
    throw new Error(`the data folder ${folder} is not writable (${code}); set DATA_DIR to a writable folder`, { cause })
  }
}

/** With its option `recursive`, `mkdir` never returns in a file system without folders of users, such as /proc. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return
  createFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(folder)) throw error
  }
}
