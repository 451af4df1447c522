import { createServer, type RequestListener, type Server } from 'node:http'

export type ConnectionTimeouts = {
  /** Until the headers of a request have arrived. */
  readonly headersMs: number
  /** Until a whole request has arrived. */
  readonly requestMs: number
  /** Without any data in either direction during a request or response. */
  readonly inactivityMs: number
  /** Between two requests; longer than that of proxies, so that the proxy closes the connection and loses no request. */
  readonly keepAliveMs: number
  /** How often the first two are checked. */
  readonly checkIntervalMs: number
}

const defaultTimeouts: ConnectionTimeouts = {
  headersMs: 15_000,
  requestMs: 30_000,
  inactivityMs: 60_000,
  keepAliveMs: 75_000,
  checkIntervalMs: 2_000,
}

/** A server that closes the connections of clients that are too slow. */
export function createHttpServer(requestHandler: RequestListener, timeouts = defaultTimeouts): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
    },
    requestHandler,
  )
  server.setTimeout(timeouts.inactivityMs)
  return server
}
