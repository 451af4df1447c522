import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
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

type Stoppable = { readonly server: Server; readonly log: Logger; readonly stop: () => Promise<void> }

const patienceMs = 10_000
/** Of the ten seconds; the rest is for `stop`. */
const requestPatienceMs = 1000

/** On SIGTERM or SIGINT: takes no new connection, finishes what is in hand, then ends; after ten seconds it ends anyway. */
export function stopOnSignal({ server, log, stop }: Stoppable): void {
  const end = async (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), patienceMs).unref()
    try {
      await closeServer(server)
      await stop()
      log.info('stopped')
      process.exit(0)
    } catch (err) {
      log.error({ err }, 'stopping failed')
      process.exit(1)
    }
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}

/** Resolves when the requests in hand are answered or have had their time. */
function closeServer(server: Server): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, requestPatienceMs).unref()
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}
