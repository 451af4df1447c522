import { join } from 'node:path'
import type { Logger } from 'pino'
import { delegate } from './outbox/delegate.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { Database } from './outbox/postgres/database.ts'
import { startSqliteThread } from './outbox/sqlite-thread.ts'
import { LayoutError } from './outbox/tables.ts'
import type { Config } from './settings/config.ts'

/** Closing the outbox closes the database. */
export type Storage = {
  readonly outbox: Outbox
  /** With DATABASE_URL. */
  readonly database: Pick<Database, 'query'> | undefined
}

type Options = {
  readonly config: Config
  readonly log: Logger
  readonly distFolder: string
  /** Why it must not be used. */
  readonly refusal?: Error | undefined
}

/** The storage that the settings choose: a SQLite file in DATA_DIR, or PostgreSQL. The first call opens it. */
export function openStorage({ config, log, distFolder, refusal }: Options): Storage {
  if (refusal !== undefined) return { outbox: refuse(refusal), database: undefined }
  const { DATABASE_URL: url, DATA_DIR: folder, DISK_FLOOR_MIB: minFreeMib } = config
  if (url !== undefined) return openDatabaseStorage(url, config, log)
  const outbox = startSqliteThread({
    workerFile: join(distFolder, 'server/outbox-worker.js'),
    folder,
    options: { minFreeMib },
    onDeath: err => log.error({ err }, 'the outbox has stopped working; pages are served, and it is started again'),
  })
  return { outbox, database: undefined }
}

/** Loads what PostgreSQL needs. */
function openDatabaseStorage(url: string, { DATABASE_POOL_SIZE: maxConnections }: Config, log: Logger): Storage {
  async function open() {
    const { openDatabase } = await import('./outbox/postgres/database.ts')
    const { openPostgres } = await import('./outbox/postgres/postgres.ts')
    const database = openDatabase({ url, maxConnections, log })
    return { outbox: openPostgres(database), query: database.query }
  }

  const opening = open()
  // Every call gets the error.
  opening.catch(() => {})
  return {
    outbox: {
      ...delegate(async work => work((await opening).outbox)),
      onNewMessage: wake => void opening.then(({ outbox }) => outbox.onNewMessage(wake)).catch(() => {}),
      close: async () => (await opening).outbox.close(),
    },
    database: { query: async (...given) => (await opening).query(...given) },
  }
}

function refuse(reason: Error): Outbox {
  return { ...delegate(() => Promise.reject(reason)), onNewMessage: () => {}, close: async () => {} }
}

/** An index of a big table takes minutes. */
const migrationTimeoutMs = 30 * 60_000

/**
 * With DATABASE_URL: creates or updates the tables. Resolves with the reason when they are of a release whose data this one must
 * not touch; pages need none. Rejects with one line when the site cannot use the database otherwise.
 */
export async function prepareStorage({ DATABASE_URL: url }: Config, log: Logger): Promise<Error | undefined> {
  if (url === undefined) return undefined
  const { openDatabase } = await import('./outbox/postgres/database.ts')
  const { prepareDatabase } = await import('./outbox/postgres/prepare-database.ts')
  const database = openDatabase({ url, maxConnections: 1, statementTimeoutMs: migrationTimeoutMs, log })
  try {
    await prepareDatabase(database, { log })
    return undefined
  } catch (error) {
    if (error instanceof LayoutError) return error
    throw error
  } finally {
    await database.close()
  }
}

/** Whether the next start leaves the tables as they are; changes nothing. Rejects as `prepareStorage` does. */
export async function isStoragePrepared({ DATABASE_URL: url }: Config, log: Logger): Promise<boolean> {
  if (url === undefined) return true
  const { openDatabase } = await import('./outbox/postgres/database.ts')
  const { isPrepared } = await import('./outbox/postgres/prepare-database.ts')
  const database = openDatabase({ url, maxConnections: 1, log })
  try {
    return await isPrepared(database)
  } finally {
    await database.close()
  }
}
