import { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { addTopic } from '../../shared/contact/contact-rules.ts'
import { contactForm } from '../../shared/contact/forms.ts'
import { sendProblem } from '../http/problem.ts'
import { RefusedWorkError } from '../http/refused-work.ts'
import type { Receipt } from '../outbox/outbox.ts'
import type { Services } from '../routes/services.ts'
import { toDestinations } from '../settings/config.ts'
import { createRefuse, refuseBriefly, sendAccepted, sendFormPage } from './answer.ts'
import { createFormLimits, type FormLimits } from './form-limits.ts'
import { allowListedOrigins, isForeignPost } from './origins.ts'
import { readMessage, wantsPage } from './read-message.ts'
import { readSender } from './read-sender.ts'
import { refusals } from './refusals.ts'

const idempotencyKeyPattern = /^[\x20-\x7e]{1,255}$/

/** Where the contact form is posted. Programs get JSON; a form posted without scripts gets a page. */
export function formRoutes(services: Services): RequestHandler {
  const { endpoint } = contactForm
  const { config, log, sharedLimits } = services
  const router = Router()
  router
    .route(endpoint)
    .all(allowListedOrigins(config.CONTACT_ALLOWED_ORIGINS))
    .post(postMessage(services, createFormLimits(config, log, sharedLimits)))
    .all(refuseOtherMethods(services))
  router.use(endpoint, answerFaults(services))
  return router
}

/** Answers success only once the message is stored. */
function postMessage(services: Services, limits: FormLimits): RequestHandler {
  const { config, library, outbox, now, wakeDelivery, log } = services
  const refuse = createRefuse(services)
  const keysInProgress = new Set<string>()

  return async function handlePost(request, response) {
    if (!(await limits.checkRefused(request, response))) return refuseBriefly(response, refusals.tooManyRefused)
    if (isForeignPost(request, config)) return refuse(response, refusals.foreignOrigin)
    const sender = readSender(request, config)
    if (sender === undefined) return refuse(response, refusals.unknownKey)
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
    const ownKey = key === undefined ? undefined : JSON.stringify([sender, isSuspect, key])
    if (ownKey !== undefined && keysInProgress.has(ownKey)) {
      return refuse(response, { ...refusals.inProgress, ...typed })
    }

    let receipt: Receipt
    try {
      if (ownKey !== undefined) keysInProgress.add(ownKey)
      const sent = addTopic(fields, topic)
      receipt = await outbox.put({
        ...{ fields: sent, isSuspect, idempotencyKey: key, ...sender, receivedAt: now() },
        destinations: toDestinations(config),
      })
    } catch (error) {
      log.error({ err: error }, 'a contact message could not be stored')
      return refuse(response, { ...refusals.unavailable, ...typed })
    } finally {
      if (ownKey !== undefined) keysInProgress.delete(ownKey)
    }

    if (receipt.kind === 'keyReused') return refuse(response, { ...refusals.keyReused, ...typed })
    if (receipt.kind === 'stored') wakeDelivery()
    sendAccepted(response, receipt.id, config.PUBLIC_URL)
  }
}

function refuseOtherMethods(services: Services): RequestHandler {
  const { limitWork } = services
  return async function refuseOtherMethod(request, response) {
    response.set('Allow', 'POST')
    // The browser's reload or address bar asks for this URL after a refused form.
    const isVisitor = request.method === 'GET' && request.accepts(['json', 'html']) === 'html'
    if (isVisitor) return limitWork(request, response, () => sendFormPage(services, response, { status: 405 }))
    sendProblem(response, refusals.otherMethod)
  }
}

/** Unexpected errors: programs get a problem document, people the error page. Only the log has the cause. */
function answerFaults({ log }: Services): ErrorRequestHandler {
  return function answerFault(error: unknown, request, response, next) {
    if (response.headersSent || wantsPage(request) || error instanceof RefusedWorkError) return next(error)
    if (response.destroyed) return
    log.error({ err: error, requestId: request.id }, 'a request failed')
    sendProblem(response, refusals.internalError)
  }
}
