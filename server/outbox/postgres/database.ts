import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Tables } from '../tables.ts'
import { DatabaseError, toDatabaseError } from './database-error.ts'
import { startListener } from './listener.ts'

export type Query = (sql: string, values?: readonly unknown[]) => Promise<pg.QueryResult>

/** Connections to PostgreSQL. Every failure is a DatabaseError. */
export type Database = {
  /** The database for people, without the password. */
  readonly place: string
  readonly db: Kysely<Tables>
  /** Does something with the database. */
  readonly use: <R>(work: () => Promise<R>) => Promise<R>
  readonly query: Query
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

const { getTypeParser: getDefaultParser } = pg.types
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : getDefaultParser(oid, format)
}

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
    // Times are 64-bit integers.
    types: { getTypeParser },
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
  const listeners: { readonly stop: () => Promise<void> }[] = []
  let pause: { readonly until: number; readonly error: DatabaseError } | undefined
  // Without an answer the state of a connection is unknown: those from before are closed, which rolls back.
  let generation = 0
  const generations = new WeakMap<pg.PoolClient, number>()
  pool.on('connect', client => generations.set(client, generation))

  async function connect(): Promise<pg.PoolClient> {
    const client = await pool.connect()
    if (generations.get(client) === generation) return client
    client.release(true)
    return connect()
  }

  async function use<R>(work: () => Promise<R>): Promise<R> {
    if (pause !== undefined && performance.now() < pause.until) throw pause.error
    try {
      return await work()
    } catch (thrown) {
      const error = toDatabaseError(thrown, place)
      if (error instanceof DatabaseError && error.isConnectionLost) {
        pause = { until: performance.now() + pauseMs, error }
        generation += 1
      }
      throw error
    }
  }

  return {
    place,
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }) }),
    use,
    query: (sql, values = []) => use(() => pool.query(sql, [...values])),
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
