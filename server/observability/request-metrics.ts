import type { RequestHandler } from 'express'
import type { Metrics } from './metrics.ts'

/** Counts every response of the app and measures its duration. */
export function requestMetrics({ countRequest }: Pick<Metrics, 'countRequest'>): RequestHandler {
  return function measureRequest(_request, response, next) {
    const start = performance.now()
    response.once('close', () => {
      const { isCacheHit = false, readRoute } = response.locals
      countRequest({
        route: readRoute(),
        status: response.statusCode,
        isCacheHit,
        seconds: (performance.now() - start) / 1000,
      })
    })
    next()
  }
}
