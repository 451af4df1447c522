import pg from 'pg'
import { LayoutError } from '../tables.ts'

/**
 * Names the database, the cause and what to do. It never contains a password, and no value of a statement, because
 * PostgreSQL's own errors can quote what a visitor wrote.
 */
export class DatabaseError extends Error {
  /** Of PostgreSQL, such as 28P01, or of the network, such as ECONNREFUSED. */
  readonly code: string | undefined
  /** The connection cannot be used any more, or none could be opened. */
  readonly isConnectionLost: boolean

  constructor(message: string, code?: string, isConnectionLost = false) {
    super(message)
    this.name = 'DatabaseError'
    this.code = code
    this.isConnectionLost = isConnectionLost
  }
}

type Cause = readonly [reason: string, remedy: string]

const unreachable = 'check that PostgreSQL runs there, and host and port in DATABASE_URL'
const untrusted = 'add sslrootcert=/path/to/authority.pem to DATABASE_URL, or use the host name of the certificate'
const stopping: Cause = ['the server is starting or stopping', 'wait until it is up']

const causes: ReadonlyMap<string | undefined, Cause> = new Map<string | undefined, Cause>([
  ['ENOTFOUND', ['the host is unknown', 'correct the host in DATABASE_URL']],
  ['EAI_AGAIN', ['the host is unknown', 'correct the host in DATABASE_URL, or check the name server']],
  ['ECONNREFUSED', ['no server answers at this port', unreachable]],
  ['EHOSTUNREACH', ['the host cannot be reached', unreachable]],
  ['ENETUNREACH', ['the host cannot be reached', unreachable]],
  ['ETIMEDOUT', ['there was no answer in time', unreachable]],
  ['ECONNRESET', ['the connection was closed', unreachable]],
  ['EBUSY', ['all connections are busy', 'check the load of the server, or raise DATABASE_POOL_SIZE']],
  ['ENOTLS', ['the server has no TLS', 'turn it on there, or use sslmode=disable']],
  ['ENOPASSWORD', ['the server asks for a password', 'add it to DATABASE_URL']],
  ['ENOENT', ['there is no such socket or file', 'correct the paths in DATABASE_URL']],
  ['28P01', ['the password is wrong', 'correct user and password in DATABASE_URL']],
  ['28000', ['the server does not accept this user', 'correct the user in DATABASE_URL, or pg_hba.conf of the server']],
  ['3D000', ['the database does not exist', 'create it, or correct its name in DATABASE_URL']],
  ['42501', ['the user lacks a right', 'grant the rights that docs/operating.md lists']],
  ['42P01', ['a table is missing', 'start the site again, so that it creates its tables']],
  ['25006', ['the server is read-only', 'connect to the primary server']],
  ['53100', ['the disk of the server is full', 'free some disk space there']],
  ['53300', ['the server has no connection left', 'lower DATABASE_POOL_SIZE or raise max_connections']],
  ['57014', ['a statement took too long', 'check the load of the server']],
  ['57P01', stopping],
  ['57P02', stopping],
  ['57P03', stopping],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', ['its certificate is not trusted', untrusted]],
  ['SELF_SIGNED_CERT_IN_CHAIN', ['its certificate is not trusted', untrusted]],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', ['its certificate is not trusted', untrusted]],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', ['its certificate is not trusted', untrusted]],
  ['ERR_TLS_CERT_ALTNAME_INVALID', ['its certificate is for another host', untrusted]],
])

/** Errors of the package itself, which have no code. */
const codesByText: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/^timeout exceeded/, 'EBUSY'],
  [/timeout/, 'ETIMEDOUT'],
  [/does not support SSL/, 'ENOTLS'],
  [/password must be/, 'ENOPASSWORD'],
  [/terminated|connection error/i, 'ECONNRESET'],
]

/** Classes of SQLSTATE whose messages quote values: data exceptions and violated constraints. */
const withValues = /^2[23]/
const isServerGone = /^(08|57P0|53300)/

/** `place` is the database without the password. */
export function toDatabaseError(error: unknown, place: string): DatabaseError | LayoutError {
  if (error instanceof DatabaseError || error instanceof LayoutError) return error
  const text = error instanceof Error ? error.message : ''
  const isReply = error instanceof pg.DatabaseError
  const code = isReply ? error.code : (readCode(error) ?? codesByText.find(([pattern]) => pattern.test(text))?.[1])
  const known = causes.get(code)
  const ownText = isReply && !withValues.test(code ?? '') ? text : 'a statement failed'
  const [reason, remedy] = known ?? [isReply ? ownText : 'the connection failed', 'see the log of PostgreSQL']
  // PostgreSQL says which right is missing.
  const detail = code === '42501' ? `${reason}: ${text}` : reason
  const suffix = code === undefined ? '' : ` (${code})`
  const isConnectionLost = isReply ? isServerGone.test(code ?? '') : code !== 'EBUSY'
  return new DatabaseError(`cannot use ${place}: ${detail}${suffix}; ${remedy}`, code, isConnectionLost)
}

function readCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
