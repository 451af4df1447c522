import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createArchive } from './archive.ts'
import type { Queries } from './delegate.ts'
import { createExpiry } from './expire.ts'
import { createLeases } from './leases.ts'
import { put } from './put-message.ts'
import type { StoreParts, Tables } from './tables.ts'

/** The messages of a database with the latest tables, for both engines. */
export function createStore(parts: StoreParts): Queries {
  const { db } = parts
  const writeTest = createWriteTest(db)
  return {
    put: message => writeTest.observe(() => db.transaction().execute(tx => put(tx, message))),
    verify: writeTest.verify,
    expire: createExpiry(parts),
    ...createLeases(parts),
    ...createArchive(parts),
  }
}

/** Limits how often readiness checks write. */
const maxAgeMs = 1000
/** Larger than any message, so that a disk without room for one is detected. */
const ballast = 'x'.repeat(64 * 1024)

/** Whether messages can be stored: the result of the latest write, or of a test write when that is too old. */
function createWriteTest(db: Kysely<Tables>) {
  const probe = `probe ${randomUUID()}`
  let latest: { readonly at: number; readonly result: Promise<unknown> } | undefined

  function observe<Result>(write: () => Promise<Result>): Promise<Result> {
    const result = write()
    // Who asks gets the error.
    result.catch(() => {})
    latest = { at: performance.now(), result }
    return result
  }

  async function writeProbe(): Promise<void> {
    const row = { key_hash: probe, content_hash: ballast, message_id: '', used_at: 0 }
    await db.transaction().execute(tx => tx.insertInto('keys').values(row).execute())
    await db.transaction().execute(tx => tx.deleteFrom('keys').where('key_hash', '=', probe).execute())
  }

  return {
    observe,
    verify: async () => {
      const isFresh = latest !== undefined && performance.now() - latest.at < maxAgeMs
      await (isFresh ? latest?.result : observe(writeProbe))
    },
  }
}
