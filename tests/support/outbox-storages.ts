import { onTestFinished } from 'vitest'
import { openOutbox } from '../../server/outbox/open-outbox.ts'
import type { Outbox } from '../../server/outbox/outbox.ts'
import { createDatabaseClock } from '../../server/outbox/postgres/database-clock.ts'
import { openPostgresOutbox } from '../../server/outbox/postgres/postgres-outbox.ts'
import { makeTempFolder } from './temp-folder.ts'
import { openTestDatabase, runTestPostgres } from './test-database.ts'
import { start } from './test-outbox.ts'

/** Opens an outbox as another process would; each test closes its own. */
type Open = (options?: { readonly maxRetryMs?: number }) => Outbox
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
        return options => closing(openOutbox(folder, options))
      },
    ],
    [
      'PostgreSQL',
      async () => {
        const url = await createDatabase()
        return options => closing(openPostgresOutbox(openTestDatabase(url), { clock, ...options }))
      },
    ],
  ]
}

function closing(outbox: Outbox): Outbox {
  onTestFinished(outbox.close)
  return outbox
}
