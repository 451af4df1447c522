import type { RequestHandler } from 'express'
import { type PageForm, prefersMarkdown } from '../pages/form.ts'
import { sendPage } from '../pages/send-page.ts'
import type { Services } from '../services.ts'

/** All pages of the route table with their Markdown twins, and the not-found page for other paths. */
export function pages({ pages, limitWork }: Pick<Services, 'pages' | 'limitWork'>): RequestHandler {
  return async function servePage(request, response) {
    const { address, isTwin, section } = response.locals
    const ownForm: PageForm = prefersMarkdown(request.headers.accept) ? 'markdown' : 'html'
    const answer = await pages.load(address, {
      form: isTwin ? 'twin' : ownForm,
      section: isTwin ? section : undefined,
      runCostly: work => limitWork(request, response, work),
    })
    if (answer.kind === 'redirect') response.redirect(302, answer.to)
    else {
      response.locals.isCacheHit = answer.isHit
      sendPage(request, response, answer)
    }
  }
}
