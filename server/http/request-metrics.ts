import type { RequestHandler } from 'express'
import type { Metrics } from '../observability/metrics.ts'
import { toRouteLabel } from '../observability/route-label.ts'

/** Counts every answer of the app and the time that it took. */
export function requestMetrics({ countRequest }: Pick<Metrics, 'countRequest'>): RequestHandler {
  return function countAnswer(request, response, next) {
    const start = performance.now()
    const route = toRouteLabel(request.path)
    response.once('close', () => {
      countRequest({ route, status: response.statusCode, seconds: (performance.now() - start) / 1000 })
    })
    next()
  }
}
