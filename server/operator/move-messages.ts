import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { InsertQueryBuilder, InsertResult, Kysely } from 'kysely'
import type { Database } from '../outbox/postgres/database.ts'
import { prepareDatabase } from '../outbox/postgres/prepare-database.ts'
import { isInUse, openFile, truncateLog } from '../outbox/sqlite-file.ts'
import type { Tables } from '../outbox/tables.ts'
import { findOutboxFile, openToolDatabase, type Tool, ToolError } from './tool.ts'

/** Creates or updates the tables with the rights of the user in DATABASE_URL. */
export function migrate(tool: Tool): Promise<void> {
  return withDatabase(tool, async ({ place }) => void tool.output.write(`${place} has the latest tables\n`))
}

/**
 * Copies everything from the file into the database in one transaction, and renames the file before the commit, so that no
 * site delivers its messages a second time. After an interruption the database has all messages or none: docs/operating.md
 * says how the move goes on then.
 */
export async function move(tool: Tool): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = tool.readSettings()
  if (DATABASE_URL === undefined) throw new ToolError('set DATABASE_URL to the database that shall get the messages', 2)
  const path = findOutboxFile(DATA_DIR, 'with the file to move')
  const movedPath = join(dirname(path), `outbox-moved-${tool.now().toISOString().replaceAll(':', '-')}.db`)
  if (isInUse(path)) throw new ToolError(`${path} is in use; stop the site that uses it. Nothing was moved`)
  await withDatabase(tool, async ({ db, use }) => {
    const file = await openFile(path)
    try {
      truncateLog(file.raw)
      // A site that starts meanwhile cannot write, and afterwards finds no file.
      const { copied, present, keys } = await file.db.transaction().execute(source =>
        use(() =>
          db.transaction().execute(async target => {
            const counts = await copy(source, target)
            renameSync(path, movedPath)
            return counts
          }),
        ),
      )
      await tool.output.write(
        `${copied} messages were moved, ${present} were already there; ${keys} hashes against repetitions were moved\n` +
          `The file is now ${movedPath}; delete it when the site runs with DATABASE_URL\n`,
      )
    } catch (error) {
      if (existsSync(movedPath)) renameSync(movedPath, path)
      throw error
    } finally {
      await file.db.destroy()
      // Empty since the log was truncated; another outbox could take them for its own.
      for (const suffix of ['-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true })
    }
  })
}

const batchSize = 200

/** Leases end. What is in the database stays as it is there. */
async function copy(source: Kysely<Tables>, target: Kysely<Tables>) {
  let [copied, total, keys] = [0, 0, 0]
  for await (const rows of toBatches(source.selectFrom('messages').selectAll().stream())) {
    // pg writes an ArrayBuffer as `{}`.
    const values = rows.map(row => ({ ...row, fields: row.fields && new Uint8Array(row.fields) }))
    copied += await count(target.insertInto('messages').values(values))
    total += rows.length
  }
  for await (const rows of toBatches(source.selectFrom('deliveries').selectAll().stream())) {
    const free = rows.map(row => ({ ...row, lease_owner: null, leased_until: 0 }))
    await count(target.insertInto('deliveries').values(free))
  }
  for await (const rows of toBatches(source.selectFrom('keys').selectAll().stream())) {
    keys += await count(target.insertInto('keys').values(rows))
  }
  return { copied, present: total - copied, keys }
}

async function count<Table extends keyof Tables>(
  query: InsertQueryBuilder<Tables, Table, InsertResult>,
): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await query
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

async function* toBatches<Row>(rows: AsyncIterable<Row>): AsyncGenerator<readonly Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function withDatabase(tool: Tool, work: (database: Database) => Promise<void>): Promise<void> {
  const { DATABASE_URL: url } = tool.readSettings()
  if (url === undefined) throw new ToolError('set DATABASE_URL to the database of the site', 2)
  const database = openToolDatabase(url)
  try {
    await prepareDatabase(database, { maxWaitMs: 0 })
    await work(database)
  } finally {
    await database.close()
  }
}
