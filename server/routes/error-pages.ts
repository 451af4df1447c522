import type { ErrorRequestHandler, Response } from 'express'
import type { Page } from '../../shared/page-data.ts'
import { loadMessagePage } from '../../shared/pages.ts'
import type { PageAddress } from '../../shared/resolve-address.ts'
import type { Services } from '../services.ts'

/** The last handler: a page that names the request and tells nothing of the inside. The log has the cause. */
export function errorPages(services: Services): ErrorRequestHandler {
  const { library, now, log } = services
  return async function serveErrorPage(error, request, response, next) {
    if (response.headersSent) return next(error)
    if (response.destroyed) return
    const requestId = String(request.id)
    const status = isBadRequest(error) ? 400 : 500
    if (status === 500) log.error({ err: error, requestId }, 'request failed')
    response.set('Cache-Control', 'no-store')
    try {
      const message = status === 400 ? 'badRequest' : 'serverError'
      const today = now().toISOString().slice(0, 10)
      const page = await loadMessagePage(library, { message, layout: 'site', today, requestId })
      await renderAndSend(services, response, { status, address: response.locals.address, page })
    } catch (pageError) {
      if (response.destroyed) return
      log.error({ err: pageError, requestId }, 'the error page failed too')
      response.status(status).type('text/plain').send(`Something went wrong. Request id: ${requestId}\n`)
    }
  }
}

/** A malformed address, found by the route table or by the file server. */
function isBadRequest(error: unknown): boolean {
  return error instanceof URIError || (error instanceof Error && 'status' in error && error.status === 400)
}

type UncachedPage = { readonly status: number; readonly address: PageAddress; readonly page: Page }

/** Renders a page for one visitor and sends it; stops when the visitor has gone. Rejects when the render fails. */
export async function renderAndSend(
  { renderPage, pageHeaders }: Pick<Services, 'renderPage' | 'pageHeaders'>,
  response: Response,
  { status, address, page }: UncachedPage,
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort(new Error('the visitor has gone')))
  const html = await renderPage({ address, page, signal: gone.signal })
  for (const [name, value] of pageHeaders)
    if (!response.hasHeader(name) || name !== 'Cache-Control') response.set(name, value)
  response.status(status).type('html').send(html)
}
