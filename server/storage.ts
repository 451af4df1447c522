import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Form } from '../shared/contact/forms.ts'
import { openLater } from './outbox/open-later.ts'
import type { OutboxOptions } from './outbox/open-outbox.ts'
import type { Outbox } from './outbox/outbox.ts'
import { startOutboxThread } from './outbox/outbox-thread.ts'
import type { Database } from './outbox/postgres/database.ts'
import { createDatabaseClock } from './outbox/postgres/database-clock.ts'
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
  readonly now: () => Date
  readonly distFolder: string
  readonly forms?: readonly Form[]
  /** Why it must not be used. */
  readonly refusal?: Error | undefined
}

/** The storage that the settings choose: a SQLite file in DATA_DIR, or PostgreSQL. The first call opens it. */
export function openStorage({ config, log, now, distFolder, forms, refusal }: Options): Storage {
  if (refusal !== undefined) return { outbox: openLater(() => Promise.reject(refusal)), database: undefined }
  const { DATABASE_URL: url, DATABASE_POOL_SIZE: maxConnections } = config
  const options = { ...toOutboxOptions(config), forms }
  if (url !== undefined) {
    const connect = once(async () => {
      const { openDatabase } = await import('./outbox/postgres/database.ts')
      return openDatabase({ url, maxConnections, log })
    })
    const { maxRetryMs } = options
    const outbox = openLater(async () => {
      const { openPostgresOutbox } = await import('./outbox/postgres/postgres-outbox.ts')
      return openPostgresOutbox(await connect(), { maxRetryMs, forms, clock: createDatabaseClock({ now }) })
    })
    return { database: { query: async (...given) => (await connect()).query(...given) }, outbox }
  }
  const outbox = openLater(async onEnd =>
    startOutboxThread({
      workerFile: join(distFolder, 'server/outbox-worker.js'),
      folder: config.DATA_DIR,
      options,
      onDeath: err => {
        log.error({ err }, 'the outbox has stopped working; pages are served, and it is started again')
        onEnd(err)
      },
    }),
  )
  return { outbox, database: undefined }
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => {
    result ??= make()
    return result
  }
}

export function toOutboxOptions({ MAIL_RETRY_MAX_SECONDS, DISK_FLOOR_MIB }: Config): OutboxOptions {
  return { maxRetryMs: MAIL_RETRY_MAX_SECONDS * 1000, minFreeMib: DISK_FLOOR_MIB }
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
  const { OtherReleaseError } = await import('./outbox/postgres/database-error.ts')
  const { prepareDatabase } = await import('./outbox/postgres/prepare-database.ts')
  const database = openDatabase({ url, maxConnections: 1, statementTimeoutMs: migrationTimeoutMs, log })
  try {
    await prepareDatabase(database, { log })
    return undefined
  } catch (error) {
    if (error instanceof OtherReleaseError) return error
    throw error
  } finally {
    await database.close()
  }
}

/** Whether the next start leaves the tables as they are; changes nothing. Rejects as `prepareStorage` does. */
export async function isStoragePrepared({ DATABASE_URL: url }: Config, log: Logger): Promise<boolean> {
  if (url === undefined) return true
  const { openDatabase } = await import('./outbox/postgres/database.ts')
  const { hasLatestSchema } = await import('./outbox/postgres/prepare-database.ts')
  const database = openDatabase({ url, maxConnections: 1, log })
  try {
    return await hasLatestSchema(database)
  } finally {
    await database.close()
  }
}
