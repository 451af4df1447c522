import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { toOutboxPath } from '../../server/outbox/data-folder.ts'
import { makeTempFolder } from './temp-folder.ts'

const fixtures = join(import.meta.dirname, '../fixtures/first-candidate')
/** When its messages were posted. */
const writtenAt = Date.parse('2026-11-26T19:19:15Z')
const columns = ['received_at', 'queued_at', 'due_at', 'settled_at', 'dead_alerted_at', 'overdue_alerted_at']

/** SQL that makes its times, which retention and retries count from, as old as if it were written a minute ago. */
function toYoung(add: (column: string) => string, isNever: (column: string) => string): string {
  const move = (table: string, moved: readonly string[]) =>
    `UPDATE ${table} SET ${moved.map(name => `${name} = CASE WHEN ${isNever(name)} THEN ${name} ELSE ${add(name)} END`)}`
  return [move('messages', columns), move('deliveries', columns), move('idempotency_keys', ['used_at'])].join(';')
}

/** A folder with the file that the first release candidate wrote: tests/fixtures/first-candidate/README.md. */
export function copyCandidateFile(): string {
  const folder = makeTempFolder()
  copyFileSync(join(fixtures, 'outbox.db'), toOutboxPath(folder))
  const ageMs = Date.now() - 60_000 - writtenAt
  changeFile(
    folder,
    toYoung(
      column => `${column} + ${ageMs}`,
      column => `coalesce(${column}, 0) = 0`,
    ),
  )
  return folder
}

/** Runs SQL as another program would. */
export function changeFile(folder: string, sql: string): void {
  const file = new Database(toOutboxPath(folder))
  file.exec(sql)
  file.close()
}

/** SQL that fills an empty database with what the first release candidate wrote. */
export function toCandidateSql(): string {
  const dump = readFileSync(join(fixtures, 'database.sql'), 'utf8')
  const age = `(now() - interval '1 minute' - timestamptz '${new Date(writtenAt).toISOString()}')`
  const young = toYoung(
    column => `${column} + ${age}`,
    column => `coalesce(${column}, to_timestamp(0)) = to_timestamp(0)`,
  )
  return `${dump}; SET search_path = public; ${young}`
}
