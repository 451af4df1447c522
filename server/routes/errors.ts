import type { ErrorRequestHandler } from 'express'
import { loadMessagePage } from '../../shared/pages.ts'
import type { Services } from '../services.ts'
import { sendPage } from './send-rendered-page.ts'

/** The last resort: a page that names the request and tells nothing of the inside; the log has the cause. */
export function errorPages(services: Services): ErrorRequestHandler {
  const { library, now, log } = services
  return async function serveErrorPage(error, request, response, next) {
    if (response.headersSent) return next(error)
    if (response.destroyed) return
    const requestId = String(request.id)
    const status = isUnreadableAddress(error) ? 400 : 500
    if (status === 500) log.error({ err: error, requestId }, 'a request failed')
    response.set('Cache-Control', 'no-store')
    try {
      const message = status === 400 ? 'badRequest' : 'serverError'
      const today = now().toISOString().slice(0, 10)
      const page = await loadMessagePage(library, { message, layout: 'site', today, requestId })
      await sendPage(services, response, { status, address: { pathname: '/', search: '' }, page })
    } catch (pageError) {
      if (response.destroyed) return
      log.error({ err: pageError, requestId }, 'the error page failed too')
      response.status(status).type('text/plain').send(`Something went wrong. Request id: ${requestId}\n`)
    }
  }
}

/** A malformed percent-encoding, found by the route table or by the file server. */
function isUnreadableAddress(error: unknown): boolean {
  return error instanceof URIError || (error instanceof Error && 'status' in error && error.status === 400)
}
