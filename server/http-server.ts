import { createServer, type RequestListener, type Server } from 'node:http'

export type ConnectionLimits = {
  /** For the head of a request to arrive. */
  readonly headersMs: number
  /** For a whole request to arrive. */
  readonly requestMs: number
  /** For a connection on which nothing moves, in either direction, in the middle of a request or an answer. */
  readonly silenceMs: number
  /** For a connection between two requests; longer than proxies keep theirs, so that it is they who close. */
  readonly idleMs: number
  /** How often the first two are looked at. */
  readonly checkMs: number
}

const defaultLimits: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  idleMs: 75_000,
  checkMs: 2_000,
}

/** A server that cuts off clients that are too slow, so that they cannot hold connections for ever. */
export function createHttpServer(listener: RequestListener, limits = defaultLimits): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    listener,
  )
  server.setTimeout(limits.silenceMs)
  return server
}
