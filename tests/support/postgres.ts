import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findProgram } from '../../scripts/programs.ts'
import { takeOwnPort } from './own-port.ts'

const run = promisify(execFile)

/** A PostgreSQL server of the test run, in a folder of its own on a free port of 127.0.0.1. */
export type TestPostgres = {
  readonly port: number
  /** Folder of psql, pg_dump, pgbench and the other programs. */
  readonly programs: string
  /** The URL of a database for the superuser `tests` or another user. */
  readonly toUrl: (database: string, user?: string, password?: string) => string
  /** Creates an empty database, or a copy of another one, and returns its URL. */
  readonly createDatabase: (name?: string, template?: string) => Promise<string>
  /** Runs SQL as the superuser and returns the rows. */
  readonly query: (sql: string, database?: string) => Promise<readonly unknown[]>
  /** Ends the server; `immediate` like a crash. */
  readonly stop: (mode?: 'fast' | 'immediate') => Promise<void>
  /** Starts the stopped server again with the same data and port; resolves when it accepts connections. */
  readonly start: () => Promise<void>
  readonly restart: (mode?: 'fast' | 'immediate') => Promise<void>
  /** Ends the server and deletes its data. */
  readonly remove: () => Promise<void>
}

const superuser = 'tests'

/** Starts a new server. `settings` are lines of postgresql.conf; with `fsync=off` it is faster and forgets in a crash of the machine only. */
export async function startPostgres(settings: readonly string[] = ['fsync=off']): Promise<TestPostgres> {
  const programs = dirname(findProgram('initdb'))
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  const user = findServerUser()
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const asUser = { cwd: folder, ...user }
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    asUser,
  )
  const port = await takeOwnPort()
  const options = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, ...settings]
  const args = ['-D', data, ...options.flatMap(option => ['-c', option])]
  const toUrl = (database: string, name = superuser, password?: string) =>
    `postgres://${name}${password === undefined ? '' : `:${password}`}@127.0.0.1:${port}/${database}`
  let server: { readonly pid: number; readonly ended: Promise<unknown> } | undefined

  async function query(sql: string, database = 'postgres'): Promise<readonly unknown[]> {
    const client = new pg.Client({ connectionString: toUrl(database) })
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }

  async function start(): Promise<void> {
    const child = spawn(join(programs, 'postgres'), args, { ...asUser, stdio: 'ignore' })
    const ended = once(child, 'exit')
    server = { pid: child.pid ?? 0, ended }
    process.once('exit', killServer)
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with code ${child.exitCode}`)
      const isUp = await query('SELECT 1').then(
        () => true,
        () => false,
      )
      if (isUp) return
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    throw new Error('PostgreSQL did not start')
  }

  /** At the end of a test run that could not stop it. */
  function killServer(): void {
    if (server !== undefined) process.kill(server.pid, 'SIGQUIT')
  }

  async function stop(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    if (server === undefined) return
    process.kill(server.pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await server.ended
    server = undefined
    process.off('exit', killServer)
  }

  await start()
  return {
    port,
    programs,
    toUrl,
    createDatabase: async (name = `test_${crypto.randomUUID().replaceAll('-', '')}`, template = 'template0') => {
      await query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
      return toUrl(name)
    },
    query,
    stop,
    start,
    restart: async mode => {
      await stop(mode)
      await start()
    },
    remove: async () => {
      await stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function findServerUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres:', 'nobody:'].flatMap(start => lines.find(entry => entry.startsWith(start)) ?? [])[0]
  const [, , uid = '65534', gid = '65534'] = line?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}
