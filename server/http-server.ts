import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

export type ConnectionLimits = {
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
  /** Connections in all; the server closes further ones. */
  readonly maxConnections: number
  /** Requests on one connection, whose last response closes it. */
  readonly maxRequestsPerConnection: number
  /** Requests on one connection that are not answered yet. */
  readonly maxPipelined: number
}

const defaultLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 25_000,
  inactivityMs: 60_000,
  keepAliveMs: 75_000,
  checkIntervalMs: 2_000,
  maxConnections: 1000,
  maxRequestsPerConnection: 10_000,
  maxPipelined: 5,
}

/** A server that closes the connections of clients that are too slow or ask for too much. */
export function createHttpServer(requestHandler: RequestListener, changed: Partial<ConnectionLimits> = {}): Server {
  const limits = { ...defaultLimits, ...changed }
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
    },
    limitPipelining(requestHandler, limits.maxPipelined),
  )
  server.setTimeout(limits.inactivityMs)
  server.maxConnections = limits.maxConnections
  server.maxRequestsPerSocket = limits.maxRequestsPerConnection
  return server
}

/**
 * Closes the connection of a client that sends many requests without reading the responses, which would collect in
 * memory. Browsers and proxies wait for a response before they send the next request.
 */
function limitPipelining(requestHandler: RequestListener, maxPipelined: number): RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    if (count > maxPipelined) {
      pauseParser(socket)
      socket.destroy()
      return
    }
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 0) - 1))
    requestHandler(request, response)
  }
}

/**
 * Stops parsing what has already arrived: up to 64 KiB, whose hundreds of requests would take megabytes until the
 * connection is closed. Node has no documented way; without the property the connection is closed all the same.
 */
function pauseParser(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser')
  if (typeof parser === 'object' && parser !== null && 'pause' in parser && typeof parser.pause === 'function') {
    parser.pause()
  }
}
