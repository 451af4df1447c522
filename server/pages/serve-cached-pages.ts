import type { RequestListener } from 'node:http'
import type { Services } from '../services.ts'
import { sendFinished } from './send-page.ts'

/**
 * Answers with a page that is kept before the app sees the request: the app alone costs four times what sending the bytes
 * does. Such answers are logged at level debug only, by their path.
 */
export function serveKeptPages(
  { pages, log, metrics }: Pick<Services, 'pages' | 'log' | 'metrics'>,
  app: RequestListener,
): RequestListener {
  return function serveKeptPage(request, response) {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const page = isRead && request.url !== undefined ? pages.find(request.url) : undefined
    if (page === undefined) return app(request, response)
    log.debug({ path: request.url?.split('?', 1)[0] }, 'kept page')
    sendFinished(request, response, { page, isKept: true })
    metrics.countCacheHit(page.route, response.statusCode)
  }
}
