import { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { composeDetails, contactEndpoint } from '../../shared/contact/contact-rules.ts'
import { toClientGroup } from '../http/client-group.ts'
import { sendProblem } from '../http/problem.ts'
import { RefusedWorkError } from '../http/refused-work.ts'
import type { Receipt } from '../outbox/outbox.ts'
import type { Services } from '../services.ts'
import { createRefuse, refuseBriefly, sendAccepted, sendContactPage } from './contact/answer.ts'
import { idempotencyKeyPattern } from './contact/idempotency-key.ts'
import { allowListedOrigins, isForeignPost } from './contact/origins.ts'
import { createRateLimits } from './contact/rate-limits.ts'
import { readMessage, wantsPage } from './contact/read-message.ts'
import { refusals } from './contact/refusals.ts'
import { createSendText, serveText } from './generated-text.ts'

/** `POST /send-email` and its OpenAPI description. Programs get JSON; a form posted without scripts gets a page. */
export function contactRoutes(services: Services): RequestHandler {
  const { config, library } = services
  const router = Router()
  router
    .route(contactEndpoint)
    .all(allowListedOrigins(config.CONTACT_ALLOWED_ORIGINS))
    .post(postMessage(services))
    .all(refuseOtherMethods(services))
  router.use(contactEndpoint, answerFaults(services))
  const { name } = library.siteData.site
  const describe = async () => {
    const { describeApi } = await import('./contact/api-description.ts')
    const calculators = (await library.read('calculators')).map(({ id }) => id)
    return {
      text: JSON.stringify(describeApi({ name, publicUrl: config.PUBLIC_URL, calculators })),
      type: 'application/json',
      cacheControl: 'no-cache',
    }
  }
  router.get('/openapi.json', serveText(createSendText(services), '/openapi.json', describe))
  return router
}

/** Answers success only once the message is stored. */
function postMessage(services: Services): RequestHandler {
  const { config, library, outbox, now, wakeDelivery, log, sharedLimits } = services
  const refuse = createRefuse(services)
  const limits = createRateLimits(config, log, sharedLimits)
  const keysInProgress = new Set<string>()

  return async function handlePost(request, response) {
    if (!(await limits.checkRefused(request, response))) return refuseBriefly(response, refusals.tooManyRefused)
    if (isForeignPost(request, config)) return refuse(response, refusals.foreignOrigin)
    const message = await readMessage(request, library)
    if ('refusal' in message) return refuse(response, message.refusal)
    const { fields, topic, errors, isSuspect } = message
    const typed = { fields, topicId: topic?.id }
    const key = request.get('Idempotency-Key')
    if (key !== undefined && !idempotencyKeyPattern.test(key)) {
      return refuse(response, { ...refusals.malformedKey, ...typed })
    }
    if (errors.length > 0) return refuse(response, { ...refusals.invalidFields, errors, ...typed })
    if (!(await limits.checkMessage(request, response, isSuspect))) {
      return refuse(response, { ...refusals.tooManyRequests, ...typed })
    }
    const client = toClientGroup(request)
    const ownKey = key === undefined ? undefined : JSON.stringify([client, isSuspect, key])
    if (ownKey !== undefined && keysInProgress.has(ownKey)) {
      return refuse(response, { ...refusals.inProgress, ...typed })
    }

    let receipt: Receipt
    try {
      if (ownKey !== undefined) keysInProgress.add(ownKey)
      const sent = { ...fields, details: composeDetails(fields.details, topic) }
      receipt = await outbox.put({ fields: sent, isSuspect, idempotencyKey: key, client, receivedAt: now() })
    } catch (error) {
      log.error({ err: error }, 'a contact message could not be stored')
      return refuse(response, { ...refusals.unavailable, ...typed })
    } finally {
      if (ownKey !== undefined) keysInProgress.delete(ownKey)
    }

    if (receipt.kind === 'keyReused') return refuse(response, { ...refusals.keyReused, ...typed })
    if (receipt.kind === 'stored') wakeDelivery()
    sendAccepted(response, receipt.id)
  }
}

function refuseOtherMethods(services: Services): RequestHandler {
  const { limitWork } = services
  return async function refuseOtherMethod(request, response) {
    response.set('Allow', 'POST')
    // The browser's reload or address bar asks for this URL after a refused form.
    const isVisitor = request.method === 'GET' && request.accepts(['json', 'html']) === 'html'
    if (isVisitor) return limitWork(request, response, () => sendContactPage(services, response, { status: 405 }))
    sendProblem(response, refusals.otherMethod)
  }
}

/** Unexpected errors: programs get a problem document, people the error page. Only the log has the cause. */
function answerFaults({ log }: Services): ErrorRequestHandler {
  return function answerFault(error: unknown, request, response, next) {
    if (response.headersSent || wantsPage(request) || error instanceof RefusedWorkError) return next(error)
    if (response.destroyed) return
    log.error({ err: error, requestId: String(request.id) }, 'a request failed')
    sendProblem(response, refusals.internalError)
  }
}
