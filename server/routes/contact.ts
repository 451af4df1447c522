import { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { contactEndpoint } from '../../shared/contact/contact-answer.ts'
import { sendProblem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { acceptMessage } from './contact/accept-message.ts'
import { readBytes, refuseOtherTypes, toBodyRefusal } from './contact/body-reader.ts'
import { sendContactPage } from './contact/contact-page.ts'
import { crossOrigin } from './contact/cross-origin.ts'
import { wantsPage } from './contact/media-type.ts'
import { toApiDescription } from './contact/openapi.ts'
import { createRefuse, type Refuse } from './contact/refuse.ts'
import { refuseForeignPosts } from './contact/refuse-foreign-posts.ts'

/** `POST /send-email` and its description. A program is answered with JSON, a form that the browser posts with a page. */
export function contactRoutes(services: Services): RequestHandler {
  const { config, library, log } = services
  const router = Router()
  const refuse = createRefuse(services)
  router
    .route(contactEndpoint)
    .all(crossOrigin(config.CONTACT_ALLOWED_ORIGINS))
    .post(refuseForeignPosts(config, refuse), refuseOtherTypes(refuse), readBytes, acceptMessage(services, refuse))
    .all(refuseOtherMethods(services))
  router.use(contactEndpoint, answerFaults({ refuse, log }))
  router.get('/openapi.json', (_request, response) => {
    const { name } = library.siteData.site
    response.set('Cache-Control', 'no-cache').json(toApiDescription({ name, publicUrl: config.PUBLIC_URL }))
  })
  return router
}

function refuseOtherMethods(services: Services): RequestHandler {
  return async function refuseOtherMethod(request, response) {
    response.set('Allow', 'POST')
    // A visitor asks again for the address at which a refused form came back.
    const isVisitor = request.method === 'GET' && request.accepts(['json', 'html']) === 'html'
    if (isVisitor) return sendContactPage(services, response, { status: 405 })
    const detail = `${request.method} is not taken here; send a POST.`
    sendProblem(response, { status: 405, code: 'method_not_allowed', detail })
  }
}

type Answering = { readonly refuse: Refuse; readonly log: Services['log'] }

/** Bodies that cannot be read; all else is a fault of ours, of which only the log has the cause. */
function answerFaults({ refuse, log }: Answering): ErrorRequestHandler {
  return async function answerFault(error: unknown, request, response, next) {
    if (response.headersSent) return next(error)
    if (response.destroyed) return
    const refusal = toBodyRefusal(error)
    if (refusal !== undefined) return refuse(response, refusal)
    if (wantsPage(request)) return next(error)
    log.error({ err: error, requestId: String(request.id) }, 'a request failed')
    const detail = 'Something went wrong on our side; send the message again, with the same Idempotency-Key.'
    sendProblem(response, { status: 500, code: 'internal_error', detail })
  }
}
