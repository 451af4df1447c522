import Database from 'libsql'
import { onTestFinished } from 'vitest'
import { toOutboxPath } from '../../server/outbox/data-folder.ts'
import { openOutbox } from '../../server/outbox/open-outbox.ts'
import type { Outbox } from '../../server/outbox/outbox.ts'
import { createDatabaseClock } from '../../server/outbox/postgres/database-clock.ts'
import { openPostgresOutbox } from '../../server/outbox/postgres/postgres-outbox.ts'
import { makeTempFolder } from './temp-folder.ts'
import { openTestDatabase, runTestPostgres } from './test-database.ts'
import { start } from './test-outbox.ts'

/** Opens an outbox as another process would; each test closes its own. */
type Open = ((options?: { readonly maxRetryMs?: number }) => Outbox) & {
  /** Runs SQL as another program would. */
  readonly run: (sql: string) => Promise<unknown>
}
/** Creates an empty storage. */
type CreateStorage = () => Promise<Open>

/** Both kinds of storage, for tests that hold for each. The clock of the database stands at `start`. */
export function outboxStorages(): readonly (readonly [name: string, createStorage: CreateStorage])[] {
  const createDatabase = runTestPostgres()
  const clock = createDatabaseClock({ now: () => start, sql: `timestamptz '${start.toISOString()}'` })
  return [
    [
      'a SQLite file',
      async () => {
        const folder = makeTempFolder()
        const open = (options?: { readonly maxRetryMs?: number }) => closing(openOutbox(folder, options))
        const run = async (sql: string) => {
          const file = new Database(toOutboxPath(folder))
          file.exec(sql)
          file.close()
        }
        return Object.assign(open, { run })
      },
    ],
    [
      'PostgreSQL',
      async () => {
        const url = await createDatabase()
        const open = (options?: { readonly maxRetryMs?: number }) =>
          closing(openPostgresOutbox(openTestDatabase(url), { clock, ...options }))
        const run = async (sql: string) => {
          const database = openTestDatabase(url)
          await database.query(sql)
          await database.close()
        }
        return Object.assign(open, { run })
      },
    ],
  ]
}

function closing(outbox: Outbox): Outbox {
  onTestFinished(outbox.close)
  return outbox
}
