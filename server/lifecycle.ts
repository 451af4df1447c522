import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Starts to listen. Rejects when the port is taken or may not be used. */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`port ${port} of ${host} is taken; end what listens there or set PORT`) : error)
    }
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('the server has no network address'))
      else resolve(address)
    })
  })
}

export type Endable = {
  readonly server: Server
  readonly log: Logger
  /** Comes first: from then on the site says that it is not ready, and asks clients to close their connections. */
  readonly announce: () => void
  /** Finishes what is in hand beside the requests. */
  readonly finish: () => Promise<void>
  /** Comes last, after the last request. */
  readonly close: () => void
}

/** However slow the end is, it comes: supervisors kill after ten seconds by default. */
const patienceMs = 9500
/** Time for a load balancer to see that the site is not ready, while requests are still taken. */
const drainMs = 2000
const requestPatienceMs = 3000

/** Ends the process in order on SIGTERM; on SIGINT, which comes from a person, without waiting for new requests. */
export function endOnSignal(site: Endable): void {
  process.once('SIGTERM', () => end(site, { reason: 'SIGTERM', exitCode: 0, waitMs: drainMs }))
  process.once('SIGINT', () => end(site, { reason: 'SIGINT', exitCode: 0, waitMs: 0 }))
}

/** After a fault that nobody caught the state of the process is unknown: it is logged, then the supervisor begins anew. */
export function endOnFault(site: Endable): void {
  const endOfFault = (err: unknown) => {
    site.log.fatal({ err }, 'a fault that nobody caught')
    return end(site, { reason: 'fault', exitCode: 1, waitMs: 0 })
  }
  process.once('uncaughtException', endOfFault)
  process.once('unhandledRejection', endOfFault)
}

type Ending = { readonly reason: string; readonly exitCode: number; readonly waitMs: number }

async function end({ server, log, ...site }: Endable, { reason, exitCode, waitMs }: Ending): Promise<void> {
  log.info({ reason }, 'stopping')
  setTimeout(() => process.exit(1), patienceMs).unref()
  try {
    site.announce()
    const finished = site.finish()
    await wait(waitMs)
    await closeServer(server)
    await finished
    site.close()
    log.info('stopped')
    process.exit(exitCode)
  } catch (err) {
    log.error({ err }, 'stopping failed')
    process.exit(1)
  }
}

/** Resolves when the requests in hand are answered; those that take too long are cut off. */
function closeServer(server: Server): Promise<void> {
  return new Promise(resolve => {
    setTimeout(() => server.closeAllConnections(), requestPatienceMs).unref()
    server.close(() => resolve())
  })
}
