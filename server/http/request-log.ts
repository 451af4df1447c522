import { randomUUID } from 'node:crypto'
import { posix } from 'node:path'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'

declare global {
  namespace Express {
    interface Request {
      id: string
    }
  }
}

/** Gives each request an id, sent as `X-Request-Id`, and logs one line, without query, headers and body. */
export function requestLog(log: Logger): RequestHandler {
  return function logRequest(request, response, next) {
    const startedAt = performance.now()
    request.id = randomUUID()
    response.setHeader('X-Request-Id', request.id)

    /** Of a client that goes away, the response is closed without having finished. */
    function logEnd(error?: Error): void {
      response.off('finish', logEnd).off('close', logEnd).off('error', logEnd)
      const { statusCode: status, writableEnded } = response
      const isFailed = error !== undefined || status >= 500
      const facts = {
        req: { id: request.id, method: request.method },
        path: toLoggedPath(request, response),
        res: { status },
        // Errors may have more fields, with anything in them.
        ...(error && { err: { type: error.name, message: error.message, stack: error.stack } }),
        responseTime: Math.round(performance.now() - startedAt),
      }
      if (isFailed) log.error(facts, 'request errored')
      else log.info(facts, writableEnded ? 'request completed' : 'request aborted')
    }

    response.on('finish', logEnd).on('close', logEnd).on('error', logEnd)
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
