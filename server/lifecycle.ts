import type { Server } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
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
  /** Time for a load balancer to notice that the site is not ready. */
  readonly drainMs: number
  /** Called first: from now on the site reports not ready. */
  readonly beginDrain: () => void
  /** Finishes background work, such as deliveries, while requests are still served. */
  readonly finish: () => Promise<void>
  /** Called after the last request. */
  readonly close: () => void | Promise<void>
}

/** After the drain time; covers the emails in flight, which have eight seconds. */
const shutdownTimeoutMs = 9500
/** After the drain time, for connections on which no request comes. */
const idleTimeoutMs = 2000
/** After the drain time, for requests in flight. */
const requestTimeoutMs = 5000

/** Shuts down gracefully on SIGTERM, and on SIGINT, which comes from a person, without the drain time. */
export function endOnSignal(site: Endable): void {
  process.once('SIGTERM', () => shutDown(site, { reason: 'SIGTERM', exitCode: 0, waitMs: site.drainMs }))
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
  setTimeout(() => process.exit(1), waitMs + shutdownTimeoutMs).unref()
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

/**
 * Accepts no more connections and closes each of them after its next response. Resolves when all are closed, those
 * without an end after a time limit.
 */
function closeServer(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false
    })
    // The HTTP server's own method would also close idle connections, on which a request may be on its way.
    NetServer.prototype.close.call(server, () => resolve())
    setTimeout(() => server.closeIdleConnections(), idleTimeoutMs).unref()
    setTimeout(() => server.closeAllConnections(), requestTimeoutMs).unref()
  })
}
