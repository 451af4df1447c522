import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'

/** Gives each request an id, sent as `X-Request-Id`, and logs one line, without query, headers and body. */
export function requestLog(log: Logger): RequestHandler {
  const handler = pinoHttp({
    logger: log,
    genReqId: (_request, response) => {
      const id = randomUUID()
      response.setHeader('X-Request-Id', id)
      return id
    },
    serializers: {
      req: request => ({ id: request.id, method: request.method, path: String(request.url).split('?', 1)[0] }),
      res: response => ({ status: response.statusCode }),
      err: error => ({ type: error.type, message: error.message, stack: error.stack }),
    },
    customLogLevel: (_request, response, error) => {
      if (error !== undefined || response.statusCode >= 500) return 'error'
      return 'info'
    },
  })
  return function logRequest(request, response, next) {
    handler(request, response)
    next()
  }
}
