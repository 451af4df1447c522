import { existsSync } from 'node:fs'
import { pino } from 'pino'
import { toOutboxPath } from '../outbox/data-folder.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { type Database, openDatabase } from '../outbox/postgres/database.ts'
import { openPostgres } from '../outbox/postgres/postgres.ts'
import { checkTables } from '../outbox/postgres/prepare-database.ts'
import { openSqlite } from '../outbox/sqlite.ts'
import type { Config } from '../settings/config.ts'

/** `write` resolves when there is room for more. */
type Output = { readonly write: (text: string) => unknown }

export type StorageSettings = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'SMTP_URL' | 'WEBHOOK_URL'>

/** The environment of the messages tool. */
export type Tool = {
  readonly output: Output
  readonly errors: Output
  /** Throws when the settings are invalid. */
  readonly readSettings: () => StorageSettings
  readonly now: () => Date
  /** Asks the operator a yes-or-no question; undefined without a terminal. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined
}

/** 1 for a failure, 2 for wrong usage. */
export type ErrorCode = 1 | 2

/** Ends the tool; the message is printed for the operator as it is. */
export class ToolError extends Error {
  readonly exitCode: ErrorCode

  constructor(message: string, exitCode: ErrorCode = 1) {
    super(message)
    this.name = 'ToolError'
    this.exitCode = exitCode
  }
}

/** Opens the outbox for one command and closes it afterwards. Throws, and creates nothing, when there is no outbox. */
export async function withOutbox(tool: Tool, command: (outbox: Outbox) => Promise<void>): Promise<void> {
  const outbox = await openExistingOutbox(tool.readSettings())
  try {
    await command(outbox)
  } finally {
    await outbox.close()
  }
}

async function openExistingOutbox({ DATA_DIR: folder, DATABASE_URL: url }: StorageSettings): Promise<Outbox> {
  if (url !== undefined) return openExistingDatabase(url)
  findOutboxFile(folder)
  return openSqlite(folder)
}

/** The path of the outbox in a data folder. Throws when there is none; `purpose` says which folder is meant. */
export function findOutboxFile(folder: string, purpose = 'of the site'): string {
  const path = toOutboxPath(folder)
  if (existsSync(path)) return path
  throw new ToolError(`there is no outbox at ${path}; set DATA_DIR to the data folder ${purpose}`)
}

async function openExistingDatabase(url: string): Promise<Outbox> {
  const database = openToolDatabase(url)
  try {
    await checkTables(database)
    return openPostgres(database)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Long enough for a batch, or an index of a big table. */
const statementTimeoutMs = 30 * 60_000

export function openToolDatabase(url: string): Database {
  return openDatabase({ url, maxConnections: 2, statementTimeoutMs, log: pino({ level: 'silent' }) })
}
