import type { RequestHandler } from 'express'
import type { Metrics } from '../observability/metrics.ts'
import { toRouteLabel } from '../observability/route-label.ts'

/** Counts every response of the app and measures its duration. */
export function requestMetrics({ countRequest }: Pick<Metrics, 'countRequest'>): RequestHandler {
  return function measureRequest(_request, response, next) {
    const start = performance.now()
    const route = toRouteLabel(response.locals.address)
    response.once('close', () => {
      const { isCacheHit = false } = response.locals
      countRequest({ route, status: response.statusCode, isCacheHit, seconds: (performance.now() - start) / 1000 })
    })
    next()
  }
}
