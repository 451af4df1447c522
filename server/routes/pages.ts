import type { RequestHandler } from 'express'
import { matchRoute } from '../../shared/match-route.ts'
import { sendFinished } from '../pages/send-page.ts'
import type { Services } from '../services.ts'

/** Every page of the route table, and the not-found page for all other addresses. */
export function pages({ pages }: Pick<Services, 'pages'>): RequestHandler {
  return async function servePage(request, response) {
    const [pathname = '/', ...query] = request.url.split('?')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && matchRoute(pathname) !== undefined) {
      response.status(405).set('Allow', 'GET, HEAD').type('text/plain').send('This page is only read: use GET.\n')
      return
    }
    const answer = await pages.get({ pathname, search: query.join('?') })
    if (answer.kind === 'redirect') response.redirect(302, answer.to)
    else sendFinished(request, response, answer)
  }
}
