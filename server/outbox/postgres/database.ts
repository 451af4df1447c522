import pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseError, toDatabaseError } from './database-error.ts'
import { startListener } from './listener.ts'

type Result = { readonly rows: readonly unknown[]; readonly rowCount: number }
export type Query = (sql: string, values?: readonly unknown[]) => Promise<Result>

/** Connections to PostgreSQL. Every failure is a DatabaseError. */
export type Database = {
  /** The database for people, without the password. */
  readonly place: string
  readonly query: Query
  /** Rolls back when the work rejects. With a lock, transactions with the same number follow one another. */
  readonly inTransaction: <R>(work: (query: Query) => Promise<R>, lock?: bigint) => Promise<R>
  /** Calls back at each notification on the channel, and when some may have been lost. Connects again by itself. */
  readonly listen: (channel: string, onNotification: () => void) => void
  readonly close: () => Promise<void>
}

export type DatabaseOptions = {
  readonly url: string
  readonly maxConnections: number
  /** After this time the server ends a statement, such as one that waits for a lock. */
  readonly statementTimeoutMs?: number
  readonly log: Pick<Logger, 'warn' | 'info'>
}

/** From the lookup of the host to the end of the login; also how long a call waits for a free connection. */
const connectTimeoutMs = 3000
/** The client gives up later than the server, when it does not answer at all. */
const answerMarginMs = 1000
/** A process that disappears without closing its connections must not hold locks. */
const idleTransactionTimeoutMs = 5000
const keepAliveDelayMs = 30_000
/** Calls during this time after the connection failed fail with the same error, so that they do not all wait. */
const pauseMs = 1000

/** Opens no connection yet. Throws when the URL cannot be used, for example when a file that it names is missing. */
export function openDatabase({ url, maxConnections, statementTimeoutMs = 5000, log }: DatabaseOptions): Database {
  const settings = {
    application_name: 'site',
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + answerMarginMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    keepAlive: true,
    // Networks drop a silent connection after minutes; the one that listens would not notice.
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    // Its parameters take precedence.
    connectionString: url,
  }
  const place = readPlace(settings)
  const pool = new pg.Pool({ ...settings, max: maxConnections })
  // For the whole life of a connection: it can be lost in the moment in which the pool hands it on, and an error without a
  // listener ends the process. A statement on it fails by itself.
  pool.on('connect', client => client.on('error', () => {}))
  // An idle connection was closed; the pool opens another one.
  pool.on('error', error =>
    log.warn({ cause: toDatabaseError(error, place).message }, 'a database connection was lost'),
  )
  let pause: { readonly until: number; readonly error: DatabaseError } | undefined
  const listeners: { readonly stop: () => Promise<void> }[] = []

  async function use<R>(work: () => Promise<R>): Promise<R> {
    if (pause !== undefined && performance.now() < pause.until) throw pause.error
    try {
      return await work()
    } catch (thrown) {
      const error = toDatabaseError(thrown, place)
      if (error.isConnectionLost) pause = { until: performance.now() + pauseMs, error }
      throw error
    }
  }

  return {
    place,
    query: (sql, values = []) => use(async () => toResult(await pool.query(sql, [...values]))),
    inTransaction: (work, lock) => use(async () => runTransaction(await pool.connect(), work, { place, lock })),
    listen: (channel, onNotification) => {
      const connect = () => new pg.Client(settings)
      listeners.push(startListener({ connect, channel, onNotification, place, log }))
    },
    close: async () => {
      await Promise.all(listeners.map(({ stop }) => stop()))
      await pool.end()
    },
  }
}

function toResult({ rows, rowCount }: pg.QueryResult<Record<string, unknown>>): Result {
  return { rows, rowCount: rowCount ?? 0 }
}

/** Reads the URL and the files that it names, as each new connection does. */
function readPlace(settings: pg.ClientConfig): string {
  try {
    const { host, port, database, user } = new pg.Client(settings)
    return `the database ${database} of user ${user} at ${host}:${port}`
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    // The error's own text may contain the URL.
    throw new DatabaseError(`DATABASE_URL cannot be used${code}; check its parameters and the files that they name`)
  }
}

type Transaction = { readonly place: string; readonly lock: bigint | undefined }

async function runTransaction<R>(
  client: pg.PoolClient,
  work: (query: Query) => Promise<R>,
  { place, lock }: Transaction,
): Promise<R> {
  const query: Query = async (sql, values = []) => {
    try {
      return toResult(await client.query(sql, [...values]))
    } catch (error) {
      throw toDatabaseError(error, place)
    }
  }
  try {
    // In one message to the server; statements with values cannot share one.
    await client.query(lock === undefined ? 'BEGIN' : `BEGIN; SELECT pg_advisory_xact_lock(${lock})`)
    const result = await work(query)
    await query('COMMIT')
    client.release()
    return result
  } catch (thrown) {
    const error = thrown instanceof pg.DatabaseError ? toDatabaseError(thrown, place) : thrown
    const isLost = error instanceof DatabaseError && error.isConnectionLost
    // Without an answer the state of the connection is unknown: closing it rolls back.
    const isUsable =
      !isLost &&
      (await client.query('ROLLBACK').then(
        () => true,
        () => false,
      ))
    client.release(!isUsable)
    throw error
  }
}
