import { renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMarkedAsMoved, markAsMoved, migrate as migrateFile } from '../outbox/migrations.ts'
import { isInUse, openOutboxFile } from '../outbox/outbox-file.ts'
import type { Database } from '../outbox/postgres/database.ts'
import { copyDeliveries } from '../outbox/postgres/import-deliveries.ts'
import { copyKeys, copyMessages, copyRetryPeriod } from '../outbox/postgres/import-file.ts'
import { prepareDatabase } from '../outbox/postgres/prepare-database.ts'
import { findOutboxFile, openToolDatabase, type Tool, ToolError } from './tool.ts'

/** Creates or updates the tables with the rights of the user in DATABASE_URL. */
export function migrate(tool: Tool): Promise<void> {
  return withDatabase(tool, async ({ place }) => void tool.output.write(`${place} has the latest tables\n`))
}

/**
 * Copies everything from the file into the database in one transaction, and renames the file. Before the commit it marks
 * the file, so that no site delivers its messages a second time. After an interruption the database has all messages or
 * none, and the next run completes the move.
 */
export async function move(tool: Tool): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = tool.readSettings()
  if (DATABASE_URL === undefined) throw new ToolError('set DATABASE_URL to the database that shall get the messages', 2)
  const path = findOutboxFile(DATA_DIR, 'with the file to move')
  if (isInUse(path)) throw new ToolError(`${path} is in use; stop the site that uses it. Nothing was moved`)
  await withDatabase(tool, async database => {
    const file = openOutboxFile(path)
    try {
      if (!isMarkedAsMoved(file)) file.inTransaction(() => migrateFile(file))
      // A site that starts meanwhile cannot write, and afterwards refuses the file.
      file.exec('BEGIN IMMEDIATE')
      const { copied, present, keys } = await database.inTransaction(async query => {
        const messages = await copyMessages(file, query)
        await copyDeliveries(file, query)
        const keys = await copyKeys(file, query)
        await copyRetryPeriod(file, query)
        markAsMoved(file)
        file.exec('COMMIT')
        return { ...messages, keys }
      })
      file.truncateLog()
      const movedPath = join(dirname(path), `outbox-moved-${tool.now().toISOString().replaceAll(':', '-')}.db`)
      renameSync(path, movedPath)
      // Empty since the log was truncated.
      for (const suffix of ['-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true })
      await tool.output.write(
        `${copied} messages were moved, ${present} were already there; ${keys} records of idempotency keys were moved\n` +
          `The file is now ${movedPath}; delete it when the site runs with DATABASE_URL\n`,
      )
    } finally {
      file.close()
    }
  })
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
