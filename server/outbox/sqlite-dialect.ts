import { setTimeout as wait } from 'node:timers/promises'
import { type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import Database from 'libsql'
import { findInode } from './data-folder.ts'

/** How long a transaction waits for a transaction of another process before it fails. */
export const busyTimeoutMs = 2000
const busyRetryMs = 10
/** Those that waited meanwhile fail with the one that has waited for long enough, and do not wait one after the other. */
const pauseMs = 1000

/**
 * Transactions that write from their start: one that only read first fails when another process has written meanwhile. All
 * writing takes place in one, since a statement that libsql gave up because of another process stays open.
 */
class FileDriver extends SqliteDriver {
  readonly #file: Database.Database
  readonly #path: string
  readonly #inode: number | undefined
  #pause: { readonly until: number; readonly error: unknown } | undefined

  constructor(file: Database.Database, path: string) {
    super({ database: file })
    this.#file = file
    this.#path = path
    this.#inode = findInode(path)
  }

  /** Waits for other processes without blocking this thread. One of them may have moved the file. */
  override async beginTransaction(): Promise<void> {
    await this.#begin(performance.now() + busyTimeoutMs)
    if (findInode(this.#path) === this.#inode) return
    this.#file.exec('ROLLBACK')
    throw new Database.SqliteError('it was moved or replaced', 'SQLITE_READONLY_DBMOVED')
  }

  async #begin(endsAt: number): Promise<void> {
    if (this.#pause !== undefined && performance.now() < this.#pause.until) throw this.#pause.error
    for (;;) {
      try {
        return void this.#file.exec('BEGIN IMMEDIATE')
      } catch (error) {
        if (!isBusy(error)) throw error
        if (performance.now() >= endsAt) {
          this.#pause = { until: performance.now() + pauseMs, error }
          throw error
        }
        await wait(busyRetryMs)
      }
    }
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // After some errors, such as a full disk, SQLite has already rolled back; a second rollback would hide the error.
    if (this.#file.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite can change tables in a transaction. */
class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** For the open file of a path. */
export class FileDialect extends SqliteDialect {
  readonly #file: Database.Database
  readonly #path: string

  constructor(file: Database.Database, path: string) {
    super({ database: file })
    this.#file = file
    this.#path = path
  }

  override createDriver = () => new FileDriver(this.#file, this.#path)
  override createAdapter = () => new FileAdapter()
}

export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'
}
