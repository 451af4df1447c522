import { rmSync, statSync } from 'node:fs'
import { checkFreeSpace, findInode, prepareFolder, toOutboxPath } from './data-folder.ts'
import { delegate, type Queries } from './delegate.ts'
import type { Outbox } from './outbox.ts'
import {
  type FileOptions,
  firstCopy,
  freeSpace,
  OutboxFileError,
  openFile,
  toFileError,
  truncateLog,
} from './sqlite-file.ts'
import { createStore } from './store.ts'

export type SqliteOptions = FileOptions & {
  /** Below this the file is neither opened nor used. */
  readonly minFreeMib?: number
}

type Open = { readonly store: Queries; readonly inode: number | undefined; readonly close: () => Promise<void> }

/** Calls during this time after a failure fail with the same error, so that they do not all wait for the same lock. */
const pauseMs = 1000

/**
 * An outbox in this thread, which SQLite blocks. Its file is opened, and created when missing, by the first call, and again after
 * a failure, or when it was moved or replaced.
 */
export function openSqlite(folder: string, { minFreeMib = 0, ...options }: SqliteOptions = {}): Outbox {
  const path = toOutboxPath(folder)
  let current: Promise<Open> | undefined
  let pause: { readonly until: number; readonly error: unknown } | undefined
  const pending = new Set<Promise<unknown>>()
  let isClosed = false

  async function open(): Promise<Open> {
    const { db, raw } = await openFile(path, options)
    const afterErasing = async (copiesBefore?: Date) => {
      await freeSpace(raw)
      truncateLog(raw)
      if (copiesBefore !== undefined) removeOldCopy(firstCopy(path), copiesBefore)
    }
    const close = async () => {
      try {
        // So that a copy of the file is complete.
        truncateLog(raw)
      } catch {
        // On a full disk the log keeps what is not in the file yet.
      }
      await db.destroy()
    }
    return { store: createStore({ db, engine: 'sqlite', afterErasing }), inode: findInode(path), close }
  }

  async function connect(): Promise<Open> {
    prepareFolder(folder)
    checkFreeSpace(folder, minFreeMib)
    // SQLite goes on writing to a file that was moved or deleted.
    if (current !== undefined && (await current).inode !== findInode(path)) await disconnect()
    if (current === undefined) {
      const opening = open()
      current = opening
      // Whatever it was, the next call tries again.
      opening.catch(() => {
        if (current === opening) current = undefined
      })
    }
    return current
  }

  async function disconnect(): Promise<void> {
    const last = current
    current = undefined
    await (await last?.catch(() => undefined))?.close()
  }

  async function use<Result>(work: (outbox: Queries) => Promise<Result>): Promise<Result> {
    if (isClosed) throw new Error('the outbox is closed')
    if (pause !== undefined && performance.now() < pause.until) throw pause.error
    try {
      const { store } = await connect()
      return await work(store)
    } catch (thrown) {
      const error = toFileError(thrown, path)
      // A full disk needs neither: a message may fit that is smaller, or that comes after a deletion.
      if (error instanceof OutboxFileError && error.code !== 'SQLITE_FULL') {
        pause = { until: performance.now() + pauseMs, error }
        if (error.code !== 'SQLITE_BUSY') await disconnect()
      }
      throw error
    }
  }

  return {
    ...delegate(work => {
      const result = use(work)
      pending.add(result)
      return result.finally(() => pending.delete(result))
    }),
    // SQLite cannot tell; other processes' messages are found by polling.
    onNewMessage: () => {},
    close: async () => {
      isClosed = true
      await Promise.allSettled(pending)
      await disconnect()
    },
  }
}

/** It has what visitors wrote. */
function removeOldCopy(path: string, before: Date): void {
  const copy = statSync(path, { throwIfNoEntry: false })
  if (copy !== undefined && copy.mtime < before) rmSync(path)
}
