import { readFileSync } from 'node:fs'
import { toOutboxPath } from '../../server/outbox/data-folder.ts'
import { changeFile, copyCandidateFile, toCandidateSql } from './first-candidate.ts'
import type { TestPostgres } from './postgres.ts'

/** What the first release candidate has left, for the built site. */
export type CandidateData = {
  /** Of the site and of its tool. */
  readonly settings: Readonly<Record<string, string>>
  /** Runs SQL as another program would. */
  readonly run: (sql: string) => Promise<unknown>
  /** All that is stored, to compare. */
  readonly read: () => Promise<unknown>
  /** SQL that says which layout the data have: the candidate's, or one of later releases. */
  readonly toLayout: (stepsAhead: number) => string
  /** SQL of a time some days ago. */
  readonly toDaysAgo: (days: number) => string
}

export async function openCandidateFile(): Promise<CandidateData> {
  const folder = copyCandidateFile()
  return {
    settings: { DATA_DIR: folder },
    run: async sql => changeFile(folder, sql),
    read: async () => readFileSync(toOutboxPath(folder)),
    toLayout: stepsAhead => `PRAGMA user_version = ${6 + stepsAhead}`,
    toDaysAgo: days => String(Date.now() - days * 86_400_000),
  }
}

export async function openCandidateDatabase({
  createDatabase,
  query,
}: Pick<TestPostgres, 'createDatabase' | 'query'>): Promise<CandidateData> {
  const name = `candidate_${crypto.randomUUID().replaceAll('-', '')}`
  const url = await createDatabase(name)
  await query(toCandidateSql(), name)
  const tables = ['messages', 'deliveries', 'idempotency_keys', 'schema_version', 'rate_limits']
  return {
    settings: { DATABASE_URL: url },
    run: sql => query(sql, name),
    read: () => Promise.all(tables.map(table => query(`SELECT * FROM ${table} ORDER BY 1`, name))),
    toLayout: stepsAhead => `UPDATE schema_version SET version = ${3 + stepsAhead}`,
    toDaysAgo: days => `now() - interval '${days} days'`,
  }
}
