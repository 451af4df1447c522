import { randomUUID } from 'node:crypto'
import { posix } from 'node:path'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'

/** Gives each request an id, sent as `X-Request-Id`, and logs one line, without query, headers and body. */
export function requestLog(log: Logger): RequestHandler {
  const handler = pinoHttp<Request, Response>({
    logger: log,
    genReqId: (_request, response) => {
      const id = randomUUID()
      response.setHeader('X-Request-Id', id)
      return id
    },
    serializers: {
      req: request => ({ id: request.id, method: request.method }),
      res: response => ({ status: response.statusCode }),
      err: error => ({ type: error.type, message: error.message, stack: error.stack }),
    },
    customSuccessObject: (request, response, facts) => ({ path: toLoggedPath(request, response), ...facts }),
    customErrorObject: (request, response, _error, facts) => ({ path: toLoggedPath(request, response), ...facts }),
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

const maxPathLength = 200

/**
 * The path of a page or file that was sent, which consists of the site's own words; otherwise the request's route, because
 * the path may be of any length and hold anything, such as a mail address.
 */
function toLoggedPath(request: Request, response: Response): string {
  const { originalUrl, method } = request
  const { headersSent, statusCode, locals } = response
  const isRead = method === 'GET' || method === 'HEAD'
  const isSent = isRead && headersSent && (statusCode < 300 || statusCode === 304)
  if (!isSent) return locals.readRoute()
  // A file is also sent for other spellings of its path, such as `/a/../file`.
  return posix.normalize(decodeURIComponent(originalUrl.replace(/\?.*/s, ''))).slice(0, maxPathLength)
}
