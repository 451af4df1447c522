import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http'
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

const defaultLimits: Omit<ConnectionLimits, 'maxConnections'> = {
  headersMs: 10_000,
  requestMs: 25_000,
  inactivityMs: 60_000,
  keepAliveMs: 75_000,
  checkIntervalMs: 2_000,
  maxRequestsPerConnection: 10_000,
  maxPipelined: 2,
}

/** The connection itself, and a file in answer to each request that it may have sent. */
export const filesPerConnection = 1 + defaultLimits.maxPipelined

type GivenLimits = Partial<ConnectionLimits> & Pick<ConnectionLimits, 'maxConnections'>

/** A server that closes the connections of clients that are too slow or ask for too much. */
export function createHttpServer(requestHandler: RequestListener, given: GivenLimits): Server {
  const limits = { ...defaultLimits, ...given }
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
      IncomingMessage: createRequestClass(limits.maxPipelined),
      ServerResponse: CountedResponse,
    },
    requestHandler,
  )
  server.setTimeout(limits.inactivityMs)
  server.maxConnections = limits.maxConnections
  server.maxRequestsPerSocket = limits.maxRequestsPerConnection
  return server
}

/** The number of requests on a connection that are not answered yet. */
const unanswered = new WeakMap<Socket, number>()

function countUnanswered(socket: Socket, change: 1 | -1): number {
  const sum = (unanswered.get(socket) ?? 0) + change
  unanswered.set(socket, sum)
  return sum
}

/**
 * The class of requests. Once a client has sent too many without reading the responses, which would collect in memory,
 * the connection is closed, and the request claims to be an upgrade, so that Node stops parsing what has already arrived:
 * up to 1,400 requests. Browsers and proxies wait for a response before they send the next request.
 */
function createRequestClass(maxPipelined: number): typeof IncomingMessage {
  return class extends IncomingMessage {
    readonly #isExcess: boolean

    constructor(socket: Socket) {
      super(socket)
      this.#isExcess = countUnanswered(socket, 1) > maxPipelined
      if (this.#isExcess) socket.destroy()
    }

    get upgrade(): boolean {
      return this.#isExcess
    }

    // Node sets it from the request's headers.
    set upgrade(_value: boolean) {}
  }
}

/** Counts every answer, also those that Node gives by itself, such as 417, without the request handler. */
class CountedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  constructor(request: Request) {
    super(request)
    const { socket } = request
    this.once('close', () => countUnanswered(socket, -1))
  }
}
