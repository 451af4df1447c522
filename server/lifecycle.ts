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
  /** After the drain time; covers the emails in flight, which have eight seconds. */
  readonly maxEndMs?: number
}

/** A supervisor waits for ten seconds. */
const defaultMaxEndMs = 9500
/** After the drain time, for connections on which no request comes. */
const idleTimeoutMs = 2000
/** After the drain time, for requests in flight. */
const requestTimeoutMs = 5000

type Cause = {
  readonly reason: string
  readonly exitCode: 0 | 1
  /** Serves until a load balancer has noticed; of a person or after a fault nobody waits. */
  readonly shouldDrain: boolean
}

/** Ends the process once, whatever else happens meanwhile: a second cause can only skip the drain time or raise the exit code. */
export function createEnding(site: Endable): {
  /** Shuts down gracefully on SIGTERM, and on SIGINT, which comes from a person, without the drain time. */
  readonly endOnSignal: () => void
  /** Logs uncaught errors and shuts down with code 1, because the state of the process is unknown; the supervisor restarts it. */
  readonly endOnFault: () => void
} {
  const draining = new AbortController()
  let exitCode: 0 | 1 = 0
  let isEnding = false

  function end(cause: Cause): void {
    if (cause.exitCode === 1) exitCode = 1
    if (!cause.shouldDrain) draining.abort()
    if (isEnding) return
    isEnding = true
    site.log.info({ reason: cause.reason }, 'stopping')
    shutDown(site, draining.signal).then(
      isComplete => {
        // Not a fault: messages are stored, and others deliver those whose lease ends.
        if (isComplete) site.log.info('stopped')
        else site.log.warn('stopped before all work had ended: mail server, database or machine are slow')
        process.exit(exitCode)
      },
      err => {
        site.log.error({ err }, 'stopping failed')
        process.exit(1)
      },
    )
  }

  function onFault(err: unknown): void {
    site.log.fatal({ err }, 'uncaught error')
    end({ reason: 'fault', exitCode: 1, shouldDrain: false })
  }

  return {
    endOnSignal: () => {
      process.once('SIGTERM', () => end({ reason: 'SIGTERM', exitCode: 0, shouldDrain: true }))
      process.once('SIGINT', () => end({ reason: 'SIGINT', exitCode: 0, shouldDrain: false }))
    },
    endOnFault: () => {
      process.on('uncaughtException', onFault)
      process.on('unhandledRejection', onFault)
    },
  }
}

/** Resolves to false when it takes too long. The drain time ends early with the signal. */
async function shutDown({ server, drainMs, ...site }: Endable, draining: AbortSignal): Promise<boolean> {
  site.beginDrain()
  const finished = site.finish()
  // It is awaited only after the drain time.
  finished.catch(() => {})
  await wait(drainMs, undefined, { signal: draining }).catch(() => {})
  const ended = closeServer(server)
    .then(() => finished)
    .then(site.close)
    .then(() => true)
  return Promise.race([ended, wait(site.maxEndMs ?? defaultMaxEndMs, false)])
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
