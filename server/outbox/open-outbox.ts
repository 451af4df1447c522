import { statSync } from 'node:fs'
import { checkFreeSpace, prepareFolder, toOutboxPath } from './data-folder.ts'
import { openStore, type StoreOptions } from './open-store.ts'
import type { Outbox, OutboxStore } from './outbox.ts'
import { OutboxFileError } from './outbox-file.ts'

export type OutboxOptions = StoreOptions & {
  /** Below this the file is neither opened nor used. */
  readonly minFreeMib?: number
}

/** An outbox in this thread. Its file is opened, and created when missing, by the first call. */
export function openOutbox(folder: string, options: OutboxOptions = {}): Outbox {
  const { use, close } = createConnection(folder, options)
  return {
    put: message => use(store => store.put(message)),
    lease: options => use(store => store.lease(options)),
    renewLeases: (...given) => use(store => store.renewLeases(...given)),
    settle: (...given) => use(store => store.settle(...given)),
    nextDue: (...given) => use(store => store.nextDue(...given)),
    list: options => use(store => store.list(options)),
    findById: prefix => use(store => store.findById(prefix)),
    retry: (...given) => use(store => store.retry(...given)),
    forget: (...given) => use(store => store.forget(...given)),
    findUnalerted: (...given) => use(store => store.findUnalerted(...given)),
    markAlerted: (...given) => use(store => store.markAlerted(...given)),
    restartRetryPeriods: (...given) => use(store => store.restartRetryPeriods(...given)),
    findUntold: (...given) => use(store => store.findUntold(...given)),
    markTold: (...given) => use(store => store.markTold(...given)),
    expire: limits => use(store => store.expire(limits)),
    summary: (...given) => use(store => store.summary(...given)),
    verify: () => use(store => store.verify()),
    // SQLite cannot tell; other processes' messages are found by polling.
    onNewMessage: () => {},
    close,
  }
}

/** Calls during this time after a failure fail with the same error, so that they do not all wait for the same lock. */
const pauseMs = 1000

/** Opens the file again after a failure, and after it was moved or replaced. */
function createConnection(folder: string, { minFreeMib = 0, ...options }: OutboxOptions) {
  const path = toOutboxPath(folder)
  let current: { readonly store: OutboxStore; readonly inode: number | undefined } | undefined
  let pause: { readonly until: number; readonly error: Error } | undefined
  let isClosed = false

  function connect(): OutboxStore {
    prepareFolder(folder)
    checkFreeSpace(folder, minFreeMib)
    // SQLite goes on writing to a file that was moved or deleted.
    const inode = findInode(path)
    if (current !== undefined && (inode === undefined || current.inode !== inode)) disconnect()
    if (current === undefined) {
      const store = openStore(path, options)
      current = { store, inode: findInode(path) }
    }
    return current.store
  }

  function disconnect(): void {
    current?.store.close()
    current = undefined
  }

  return {
    use: async <Result>(work: (store: OutboxStore) => Result): Promise<Result> => {
      if (isClosed) throw new Error('the outbox is closed')
      if (pause !== undefined && performance.now() < pause.until) throw pause.error
      try {
        return work(connect())
      } catch (error) {
        // A full disk needs neither: a message may fit that is smaller, or that comes after a deletion.
        if (error instanceof OutboxFileError && error.code !== 'SQLITE_FULL') {
          pause = { until: performance.now() + pauseMs, error }
          if (error.code !== 'SQLITE_BUSY') disconnect()
        }
        throw error
      }
    },
    close: async () => {
      disconnect()
      isClosed = true
    },
  }
}

function findInode(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino
}
