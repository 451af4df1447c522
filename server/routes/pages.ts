import type { RequestHandler } from 'express'
import { type PageFormat, prefersMarkdown } from '../pages/format.ts'
import { sendPage } from '../pages/send-page.ts'
import type { Services } from './services.ts'

/** All pages of the route table with their Markdown versions, and the not-found page for other paths. */
export function pages({ pages, limitWork }: Pick<Services, 'pages' | 'limitWork'>): RequestHandler {
  return async function servePage(request, response) {
    const { address, isMarkdownFile, section } = response.locals
    const ownFormat: PageFormat = prefersMarkdown(request.headers.accept) ? 'markdown' : 'html'
    const answer = await pages.load(address, {
      format: isMarkdownFile ? 'markdownFile' : ownFormat,
      section: isMarkdownFile ? section : undefined,
      runCostly: work => limitWork(request, response, work),
    })
    if (answer.kind === 'redirect') response.redirect(302, answer.to)
    else {
      response.locals.isCacheHit = answer.isHit
      sendPage(request, response, answer)
    }
  }
}
