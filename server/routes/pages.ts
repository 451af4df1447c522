import type { RequestHandler } from 'express'
import { type PageForm, prefersMarkdown } from '../pages/form.ts'
import { sendPage } from '../pages/send-page.ts'
import type { Services } from '../services.ts'

/** All pages of the route table with their Markdown twins, and the not-found page for other paths. */
export function pages({ pages }: Pick<Services, 'pages'>): RequestHandler {
  return async function servePage(request, response) {
    const { address, isTwin, section } = response.locals
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && address.kind === 'page') {
      response.status(405).set('Allow', 'GET, HEAD').type('text/plain').send('This page is read-only: use GET.\n')
      return
    }
    const ownForm: PageForm = prefersMarkdown(request.headers.accept) ? 'markdown' : 'html'
    const answer = await pages.load(address, isTwin ? 'twin' : ownForm, section)
    if (answer.kind === 'redirect') response.redirect(302, answer.to)
    else {
      response.locals.isCacheHit = answer.isHit
      sendPage(request, response, answer)
    }
  }
}
