import { readFileSync } from 'node:fs'
import { filesPerConnection } from './http-server.ts'
import type { Config } from './settings/config.ts'

/** The process's own: programs, pipes, the outbox, emails, alerts, and content that is being read. */
const ownFiles = 100
const minConnections = 10

/** How many files and connections the system lets this process open at once; infinite when it does not say, as only Linux does. */
export function readOpenFileLimit(): number {
  // Node has raised the soft limit to the hard one. Its own report also says it, but takes some ten milliseconds to make.
  const [, soft] = /^Max open files +(\d+)/m.exec(readLimits()) ?? []
  return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft)
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}

type Settings = Pick<Config, 'MAX_CONNECTIONS' | 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>

type Connections = {
  readonly max: number
  /** Why it is less than MAX_CONNECTIONS. */
  readonly note: string | undefined
}

/**
 * As many connections as MAX_CONNECTIONS says, or fewer when the process could not open enough files for all of them:
 * without a file left no page can be read. Throws when hardly any would be left.
 */
export function fitConnections(config: Settings, maxFiles: number): Connections {
  const { MAX_CONNECTIONS: wanted, DATABASE_URL: url, DATABASE_POOL_SIZE: poolSize } = config
  const taken = ownFiles + (url === undefined ? 0 : poolSize + 1)
  const fitting = Math.floor((maxFiles - taken) / filesPerConnection)
  if (fitting >= wanted) return { max: wanted, note: undefined }
  const needed = `the process may open ${maxFiles} files, and ${wanted} connections take ${taken + wanted * filesPerConnection}`
  if (fitting < minConnections) throw new Error(`${needed}; raise the limit (ulimit -n)`)
  return {
    max: fitting,
    note: `MAX_CONNECTIONS is lowered from ${wanted} to ${fitting}: ${needed}; raise the limit (ulimit -n)`,
  }
}
