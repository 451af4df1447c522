import type { ErrorRequestHandler, Response } from 'express'
import type { PageAddress } from '../../shared/addresses/resolve-address.ts'
import type { Page } from '../../shared/site-pages/page-data.ts'
import { loadMessagePage } from '../../shared/site-pages/pages.ts'
import { RefusedWorkError } from '../http/refused-work.ts'
import { encodePage } from '../pages/encoded-page.ts'
import { sendPage } from '../pages/send-page.ts'
import type { Services } from './services.ts'

/** The last handler: sends a page with the request's id. Only the log has the cause. */
export function errorPages(services: Services): ErrorRequestHandler {
  const { library, now, log, limitWork } = services
  return async function serveErrorPage(error, request, response, next) {
    if (response.headersSent) return next(error)
    if (response.destroyed) return
    const requestId = request.id
    if (error instanceof RefusedWorkError) return sendBriefly(response, error)
    const status = isBadRequest(error) ? 400 : 500
    if (status === 500) log.error({ err: error, requestId }, 'request failed')
    response.set('Cache-Control', 'no-store')
    try {
      const message = status === 400 ? 'badRequest' : 'serverError'
      const today = now().toISOString().slice(0, 10)
      const page = await loadMessagePage(library, { message, layout: 'site', today, requestId })
      const send = () => renderAndSend(services, response, { status, address: response.locals.address, page })
      // Malformed addresses are unlimited.
      await (status === 400 ? limitWork(request, response, send) : send())
    } catch (pageError) {
      if (response.destroyed) return
      if (pageError instanceof RefusedWorkError) return sendBriefly(response, pageError)
      log.error({ err: pageError, requestId }, 'the error page failed too')
      response.status(status).type('text/plain').send(`Something went wrong. Request ID: ${requestId}\n`)
    }
  }
}

/** Short, because it is sent when there is no time for a page. */
function sendBriefly(response: Response, { refusal }: RefusedWorkError): void {
  const { status, detail, retryAfterSeconds } = refusal
  response.status(status).set({ 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' })
  response.type('text/plain').send(`${detail}\n`)
}

/** A malformed URL, detected by the route table or by the file server. */
function isBadRequest(error: unknown): boolean {
  return error instanceof URIError || (error instanceof Error && 'status' in error && error.status === 400)
}

type UncachedPage = { readonly status: number; readonly address: PageAddress; readonly page: Page }

/** Renders and sends a page for one visitor; aborts when the connection closes. Rejects when the render fails. */
export async function renderAndSend(
  { renderPage, pageHeaders }: Pick<Services, 'renderPage' | 'pageHeaders'>,
  response: Response,
  { status, address, page }: UncachedPage,
): Promise<void> {
  const closed = new AbortController()
  response.once('close', () => closed.abort(new Error('the connection was closed')))
  const bytes = await renderPage({ address, page, signal: closed.signal })
  const headers = pageHeaders(bytes)
  const shown = await encodePage({ bytes, type: 'text/html', status, route: 'other', headers })
  sendPage(response.req, response, { page: shown, isHit: false })
}
