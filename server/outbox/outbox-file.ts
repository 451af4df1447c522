import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'libsql'
import { z } from 'zod'
import { countFreeBytes } from './data-folder.ts'

/** A SQLite database; several processes may have it open at the same time. */
export type OutboxFile = {
  readonly path: string
  readonly prepare: (sql: string) => Pick<Database.Statement, 'run' | 'get' | 'all'>
  readonly exec: (sql: string) => void
  /** Rolls back when the work throws. */
  readonly inTransaction: <Result>(work: () => Result) => Result
  /** Moves the write-ahead log into the database file: erased data would stay in the log until it is overwritten. */
  readonly truncateLog: () => void
  /** Truncates the log, so that a copy of the database file is complete, and closes it. */
  readonly close: () => void
}

/** Names the file, the cause and what to do. */
export class OutboxFileError extends Error {
  /** Of SQLite, such as SQLITE_FULL. */
  readonly code: unknown

  constructor(message: string, code?: unknown) {
    super(message)
    this.name = 'OutboxFileError'
    this.code = code
  }
}

/** How long a transaction waits for that of another process before it fails. */
const busyTimeoutMs = 2000

export type OutboxFileOptions = {
  /** Maximum size of the file, to simulate a full disk; unlimited when left out. */
  readonly maxPages?: number
}

/** Opens the database and creates it when missing; its tables are those of an earlier version until they are migrated. */
export function openOutboxFile(path: string, { maxPages }: OutboxFileOptions = {}): OutboxFile {
  const isNew = !existsSync(path)
  if (isNew) createForOwner(path)
  const file = openDatabase(path)
  try {
    // Lets the file shrink; see makeShrinkable for existing files.
    if (isNew) file.exec('PRAGMA auto_vacuum = INCREMENTAL')
    file.exec('PRAGMA journal_mode = WAL')
    file.exec('PRAGMA synchronous = FULL')
    // Overwrites deleted data with zeros.
    file.exec('PRAGMA secure_delete = ON')
    if (maxPages !== undefined) file.exec(`PRAGMA max_page_count = ${maxPages}`)
    return file
  } catch (error) {
    file.close()
    throw error
  }
}

/** What visitors wrote is for the user of the site alone. SQLite gives the log beside it the same mode. */
function createForOwner(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch {
    // SQLite says what is wrong when it opens the file.
  }
}

const integritySchema = z.array(z.object({ integrity_check: z.string() }))

/** Reads the whole file. Throws when a part of it contradicts another, or cannot be read. */
export function checkSoundness(file: OutboxFile): void {
  const [first] = integritySchema.parse(file.prepare('PRAGMA integrity_check(1)').all())
  if (first?.integrity_check === 'ok') return
  throw new OutboxFileError(`cannot use ${file.path}: ${first?.integrity_check}; ${damaged}`, 'SQLITE_CORRUPT')
}

/** Whether SQLite cannot read the file, or not all of it. */
export function isDamage(error: unknown): error is OutboxFileError {
  return error instanceof OutboxFileError && remedies.get(error.code) === damaged
}

/** Whether another process has the database open, even if it does nothing at the moment. */
export function isInUse(path: string): boolean {
  const database = new Database(path)
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    database.exec('BEGIN EXCLUSIVE; ROLLBACK')
    return false
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return true
    throw toOutboxFileError(error, path)
  } finally {
    database.close()
  }
}

function openDatabase(path: string): OutboxFile {
  const attempt = <Result>(action: () => Result): Result => {
    try {
      return action()
    } catch (error) {
      throw toOutboxFileError(error, path)
    }
  }
  const database = attempt(() => new Database(path, { timeout: busyTimeoutMs }))
  const exec = (sql: string) => void attempt(() => database.exec(sql))
  const truncateLog = () => void attempt(() => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all())
  return {
    path,
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
    truncateLog,
    close: () => {
      try {
        truncateLog()
      } catch {
        // On a full disk the log keeps what is not in the database file yet.
      }
      database.close()
    },
  }
}

const damaged = 'move it, its -wal and its -shm away, or restore a backup as docs/operating.md describes'
const remedies: ReadonlyMap<unknown, string> = new Map([
  ['SQLITE_FULL', 'free some disk space'],
  ['SQLITE_READONLY', 'make the file and its folder writable for the user of the site'],
  ['SQLITE_BUSY', 'close the other program that has it open'],
  ['SQLITE_NOTADB', damaged],
  ['SQLITE_CORRUPT', damaged],
])

function toOutboxFileError(error: unknown, path: string): OutboxFileError {
  if (!(error instanceof Error)) return new OutboxFileError(`cannot use ${path}: ${error}`)
  const code = 'code' in error ? error.code : undefined
  const reason = code === undefined ? error.message : `${error.message} (${code})`
  const remedy = remedies.get(code) ?? 'check that the site may read and write it'
  return new OutboxFileError(`cannot use ${path}: ${reason}; ${remedy}`, code)
}

/** It takes about ten seconds to copy a file of this size. */
const maxConvertedBytes = 1024 ** 3
const incremental = 2
const autoVacuumSchema = z.object({ auto_vacuum: z.number() })

/**
 * Copies a file of an earlier version, which cannot shrink, into one that can. Leaves it as it is when it is too big, or when
 * the disk has no room for two more copies; the site works the same then, and the space of erased messages is used again.
 */
export function makeShrinkable(file: OutboxFile): void {
  const { auto_vacuum } = autoVacuumSchema.parse(file.prepare('PRAGMA auto_vacuum').get())
  if (auto_vacuum === incremental) return
  const folder = dirname(file.path)
  const { size } = statSync(file.path)
  if (size > maxConvertedBytes || countFreeBytes(folder) < 3 * size) return
  try {
    file.exec('PRAGMA auto_vacuum = INCREMENTAL; VACUUM')
    file.truncateLog()
  } catch (error) {
    // Another process uses the file; the next start tries again.
    if (!(error instanceof OutboxFileError && error.code === 'SQLITE_BUSY')) throw error
  }
}

/** Runs work with SQLite's temporary data on the disk, because it can be as big as the file. */
export function withTemporaryFiles(file: OutboxFile, work: () => void): void {
  // The data folder may be the only one that is writable.
  const folder = dirname(file.path).replaceAll("'", "''")
  file.exec(`PRAGMA temp_store = FILE; PRAGMA temp_store_directory = '${folder}'`)
  work()
  file.exec('PRAGMA temp_store = DEFAULT')
}
