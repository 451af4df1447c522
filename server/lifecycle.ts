import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Starts listening. Rejects when the port is in use or not permitted. */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error) => {
      const isInUse = 'code' in error && error.code === 'EADDRINUSE'
      reject(isInUse ? new Error(`port ${port} of ${host} is in use; stop the other program or set PORT`) : error)
    }
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('the server has no network address'))
      else resolve(address)
    })
  })
}

export type Endable = {
  readonly server: Server
  readonly log: Logger
  /** Called first: from now on the site reports not ready and asks clients to close their connections. */
  readonly beginDrain: () => void
  /** Finishes background work, such as deliveries, while requests are still served. */
  readonly finish: () => Promise<void>
  /** Called after the last request. */
  readonly close: () => void | Promise<void>
}

/** Supervisors kill a process ten seconds after SIGTERM by default. */
const shutdownTimeoutMs = 9500
/** Time for a load balancer to notice that the site is not ready. */
const drainMs = 2000
const requestTimeoutMs = 3000

/** Shuts down gracefully on SIGTERM, and on SIGINT, which comes from a person, without the drain time. */
export function endOnSignal(site: Endable): void {
  process.once('SIGTERM', () => shutDown(site, { reason: 'SIGTERM', exitCode: 0, waitMs: drainMs }))
  process.once('SIGINT', () => shutDown(site, { reason: 'SIGINT', exitCode: 0, waitMs: 0 }))
}

/** Logs an uncaught error and shuts down with code 1, because the state of the process is unknown; the supervisor restarts it. */
export function endOnFault(site: Endable): void {
  const onFault = (err: unknown) => {
    site.log.fatal({ err }, 'uncaught error')
    return shutDown(site, { reason: 'fault', exitCode: 1, waitMs: 0 })
  }
  process.once('uncaughtException', onFault)
  process.once('unhandledRejection', onFault)
}

type Shutdown = { readonly reason: string; readonly exitCode: number; readonly waitMs: number }

async function shutDown({ server, log, ...site }: Endable, { reason, exitCode, waitMs }: Shutdown): Promise<void> {
  log.info({ reason }, 'stopping')
  setTimeout(() => process.exit(1), shutdownTimeoutMs).unref()
  try {
    site.beginDrain()
    const finished = site.finish()
    await wait(waitMs)
    await closeServer(server)
    await finished
    await site.close()
    log.info('stopped')
    process.exit(exitCode)
  } catch (err) {
    log.error({ err }, 'stopping failed')
    process.exit(1)
  }
}

/** Resolves when all requests in flight are answered or, after the time limit, aborted. */
function closeServer(server: Server): Promise<void> {
  return new Promise(resolve => {
    setTimeout(() => server.closeAllConnections(), requestTimeoutMs).unref()
    server.close(() => resolve())
  })
}
