import type { RequestHandler } from 'express'
import { matchRoute } from '../../shared/match-route.ts'
import { loadPage } from '../../shared/pages.ts'
import type { Services } from '../services.ts'
import { sendPage } from './send-page.ts'

/** Every page of the route table, and the not-found page for all other addresses. */
export function pages(services: Services): RequestHandler {
  return async function servePage(request, response) {
    const [pathname = '/', ...query] = request.url.split('?')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && matchRoute(pathname) !== undefined) {
      response.status(405).set('Allow', 'GET, HEAD').type('text/plain').send('This page is only read: use GET.\n')
      return
    }
    const address = { pathname, search: query.join('?') }
    const result = await loadPage(services.library, address, services.now())
    if (result.kind === 'redirect') response.redirect(302, result.to)
    else await sendPage(services, response, { address, ...result })
  }
}
