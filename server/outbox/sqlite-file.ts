import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as giveWay } from 'node:timers/promises'
import { Kysely } from 'kysely'
import Database from 'libsql'
import { z } from 'zod'
import { migrate, toMigrations } from './migrate.ts'
import { busyTimeoutMs, FileDialect, isBusy } from './sqlite-dialect.ts'
import { LayoutError, type Tables, toNewer } from './tables.ts'

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

export type FileOptions = {
  /** Maximum size of the file, to simulate a full disk; unlimited when left out. */
  readonly maxPages?: number
}

export type OutboxFile = { readonly path: string; readonly raw: Database.Database; readonly db: Kysely<Tables> }

/** Opens the database at a path in the latest layout, and creates it when missing. */
export async function openFile(path: string, { maxPages }: FileOptions = {}): Promise<OutboxFile> {
  try {
    const isNew = !existsSync(path)
    if (isNew) createForOwner(path)
    const raw = openRaw(path)
    try {
      // Lets the file shrink.
      if (isNew) raw.exec('PRAGMA auto_vacuum = INCREMENTAL')
      raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
      // Overwrites deleted data with zeros.
      raw.exec('PRAGMA secure_delete = ON')
      if (maxPages !== undefined) raw.exec(`PRAGMA max_page_count = ${maxPages}`)
      if (checkLayout(raw, path) === 'first') copyFirst(raw, path)
      const db = new Kysely<Tables>({ dialect: new FileDialect(raw, path) })
      raw.exec('PRAGMA busy_timeout = 0')
      await migrate(db, 'sqlite', path)
      return { path, raw, db }
    } catch (error) {
      raw.close()
      throw error
    }
  } catch (error) {
    throw toFileError(error, path)
  }
}

/** Opens a file as it is. */
export function openRaw(path: string): Database.Database {
  try {
    return new Database(path, { timeout: busyTimeoutMs })
  } catch (error) {
    throw toFileError(error, path)
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

/** Of release 1.0.0. Data from before it went through its first release candidate. */
const firstVersion = 6
/** Added to `user_version` by release 1.0.0 once the messages are in PostgreSQL. */
const movedMark = 1_000_000
const countSchema = z.object({ count: z.number() })
const versionSchema = z.object({ user_version: z.number() })

/** Whether a file has the tables of release 1.0.0, of a later one, or none. Throws when this release cannot read it. */
export function checkLayout(raw: Database.Database, path: string): 'none' | 'first' | 'later' {
  const { user_version } = versionSchema.parse(raw.prepare('PRAGMA user_version').get())
  const has = (table: string) => raw.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined
  if (user_version >= movedMark) {
    throw new LayoutError(
      `the messages of ${path} are in PostgreSQL; set DATABASE_URL, or DATA_DIR to another folder. If "messages move" of release 1.0.0 was interrupted, run that again`,
    )
  }
  if (!has('messages')) return 'none'
  if (has('kysely_migration')) {
    const { count } = countSchema.parse(raw.prepare('SELECT count(*) AS count FROM kysely_migration').get())
    if (count > Object.keys(toMigrations('sqlite')).length) throw new LayoutError(toNewer(path))
    // None after a change that failed.
    if (count > 0) return 'later'
  }
  if (user_version < firstVersion) {
    throw new LayoutError(`${path} is from before release 1.0.0; start that release with it once`)
  }
  if (user_version > firstVersion) throw new LayoutError(toNewer(path))
  return 'first'
}

/** The same of a file that nobody has open here. */
export function readLayout(path: string): ReturnType<typeof checkLayout> {
  const raw = openRaw(path)
  try {
    return checkLayout(raw, path)
  } catch (error) {
    throw toFileError(error, path)
  } finally {
    raw.close()
  }
}

/** The file of release 1.0.0 as it was, to go back with: docs/operating.md. */
export const firstCopy = (path: string) => join(dirname(path), 'outbox-1.0.0.db')

function copyFirst(raw: Database.Database, path: string): void {
  const copy = `${firstCopy(path)}.${process.pid}.part`
  rmSync(copy, { force: true })
  createForOwner(copy)
  raw.prepare('VACUUM INTO ?').run(copy)
  // Another process may have taken the file over meanwhile, and has made the copy.
  if (readLayout(copy) === 'first') renameSync(copy, firstCopy(path))
  else rmSync(copy)
}

const integritySchema = z.array(z.object({ integrity_check: z.string() }))

/** Reads the whole file. Throws when a part of it contradicts another, or cannot be read. */
export function checkSoundness(path: string): void {
  const raw = openRaw(path)
  try {
    const [first] = integritySchema.parse(raw.prepare('PRAGMA integrity_check(1)').all())
    if (first?.integrity_check === 'ok') return
    throw new OutboxFileError(`cannot use ${path}: ${first?.integrity_check}; ${damaged}`, 'SQLITE_CORRUPT')
  } catch (error) {
    throw toFileError(error, path)
  } finally {
    raw.close()
  }
}

/** Whether SQLite cannot read the file, or not all of it. */
export function isDamage(error: unknown): error is OutboxFileError {
  return error instanceof OutboxFileError && remedies.get(error.code) === damaged
}

/** Whether another process has the database open, even if it does nothing at the moment. */
export function isInUse(path: string): boolean {
  const raw = openRaw(path)
  try {
    raw.exec('PRAGMA locking_mode = EXCLUSIVE')
    raw.exec('BEGIN EXCLUSIVE; ROLLBACK')
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw toFileError(error, path)
  } finally {
    raw.close()
  }
}

/** Given back to the file system at a time; meanwhile other statements wait. */
const maxFreedPages = 1000
const freeSchema = z.object({ freelist_count: z.number() })

/** Space of erased data goes back to the file system, unless another process is writing: then the next call does it. */
export async function freeSpace(raw: Database.Database): Promise<void> {
  const count = () => freeSchema.parse(raw.prepare('PRAGMA freelist_count').get()).freelist_count
  try {
    for (let last = Number.POSITIVE_INFINITY, free = count(); free > 0 && free < last; free = count()) {
      last = free
      raw.prepare(`PRAGMA incremental_vacuum(${maxFreedPages})`).all()
      await giveWay()
    }
  } catch (error) {
    if (!isBusy(error)) throw error
  }
}

/** Moves the write-ahead log into the database file: erased data would stay in the log until it is overwritten. */
export function truncateLog(raw: Database.Database): void {
  raw.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
}

const damaged = 'move it, its -wal and its -shm away, or restore a backup as docs/operating.md describes'
const remedies: ReadonlyMap<unknown, string> = new Map([
  ['SQLITE_FULL', 'free some disk space'],
  ['SQLITE_READONLY', 'make the file and its folder writable for the user of the site'],
  ['SQLITE_READONLY_DBMOVED', 'the next call opens what is there now'],
  ['SQLITE_BUSY', 'close the other program that has it open'],
  ['SQLITE_NOTADB', damaged],
  ['SQLITE_CORRUPT', damaged],
])

/** An error of SQLite or of the file system; others as they are. */
export function toFileError(error: unknown, path: string): unknown {
  if (error instanceof OutboxFileError || !(error instanceof Error) || !('code' in error)) return error
  const { code, message } = error
  const remedy = remedies.get(code) ?? 'check that the site may read and write it'
  return new OutboxFileError(`cannot use ${path}: ${message} (${code}); ${remedy}`, code)
}
